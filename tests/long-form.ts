/** Whether this is `npm run test:long`, which tries everything; the gate tries what stands for it. */
export const IS_LONG = process.env.TESTS_LONG === 'yes'
