/** Whether the element is one that text is written in. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select')
  )
}
