export type DemoSize = { artists: number; images: number }

/** As many hands as the drawn catalogue has, each with the works that its own plan gives it. */
export const USUAL_SIZE: DemoSize = { artists: 212, images: 0 }
