type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link opens it in this window: any other opens a tab or a window, or saves. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Whether a link leads to a document of its own (a file, the admin, another site), which the router must leave alone. */
export function leadsToDocument(link: HTMLAnchorElement): boolean {
  const { target, origin, relList } = link
  const opensHere = ['', '_self'].includes(target) && !link.hasAttribute('download')
  return !opensHere || origin !== location.origin || relList.contains('external')
}
