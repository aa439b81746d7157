/** Pages with pictures load it before it is needed; until then the start script shows a picture. */
export function loadZoom() {
  return import('./zoom-dialog.tsx')
}
