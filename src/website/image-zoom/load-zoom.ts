/**
 * Loads the zoom's code. Pages with pictures do so before it is needed; until then the start script shows a picture.
 */
export function loadZoom() {
  return import('./zoom-dialog.tsx')
}
