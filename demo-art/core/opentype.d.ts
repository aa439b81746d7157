/** The few parts of opentype.js that we use; the package carries no types of its own. */
declare module 'opentype.js' {
  export type PathCommand = {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x: number
    y: number
    x1: number
    y1: number
    x2: number
    y2: number
  }
  export type Font = {
    getPath: (text: string, x: number, y: number, size: number) => { commands: PathCommand[] }
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font }
  export default opentype
}
