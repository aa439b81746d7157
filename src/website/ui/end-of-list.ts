/** Layout changes right after the panel has opened are ignored. */
const END_DETECTOR_ARMED_AFTER_MS = 1500

/**
 * Calls once when the place in the page where the panel ended has been scrolled out of view. The panel itself stays
 * at the top of the window, so the place is marked in the page below it. Returns a function that stops watching.
 */
export function watchEndOfList(panel: HTMLElement, onLeave: () => void): () => void {
  const mark = document.createElement('span')
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => !entry.isIntersecting)) onLeave()
  })
  const timer = setTimeout(() => {
    const end = Math.min(panel.getBoundingClientRect().bottom, innerHeight) - 1
    mark.style.cssText = `position:absolute;left:0;top:${end + scrollY}px;width:1px;height:1px`
    document.body.append(mark)
    observer.observe(mark)
  }, END_DETECTOR_ARMED_AFTER_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    mark.remove()
  }
}
