/** The link to the other language that an event is on; null for anything else. */
export function findLanguageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
}
