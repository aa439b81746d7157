/** The zoom's code, which pages with pictures load before somebody needs it. Until then the start script shows a picture. */
export function loadZoom() {
  return import('./zoom-dialog.tsx')
}
