/** The words on a banner. On `home-2020` a blank line parts the text into intro and subhead. */
export type BannerText = { text: string; title: string; alt: string }
