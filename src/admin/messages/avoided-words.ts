/** Names of the trade or of the program that staff screens and messages avoid; both are searched for them. */
export const AVOIDED_WORDS = {
  // "Brief" and "Mail" for e-mails, parts of the program's vocabulary, and addresses of banners.
  de: /\b(?:Briefe?|(?<!E-)Mails?|Letters?|Permalink|Slug|Code-Name|Alt-Text|home-2020|hero-rep|Bitte ansehen|Nachsehen)\b|\b(?:Alt|Title|Body)(?:De|En)\b/,
  en: /\b(?:Letters?|[Ee]mails?|Permalink|Slug|home-2020|hero-rep|Needs a look|Look again)\b|\b(?:Alt|Title|Body)(?:De|En)\b/,
} as const
