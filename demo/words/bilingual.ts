/** One thing said in German and, written anew, in English. */
export type Bilingual = { readonly de: string; readonly en: string }
