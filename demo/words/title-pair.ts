/** A picture's title in both languages. */
export type TitlePair = readonly [de: string, en: string]
