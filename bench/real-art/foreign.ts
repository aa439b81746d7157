import sharp from 'sharp'

/** Pictures that nothing in a catalogue of art comes near: what is said to them shows whether the answer is honest. */
export type Foreign = { what: string; bytes: Buffer }

const MAKERS = {
  noise: makeNoise,
  blank: makeBlank,
  gradient: makeGradient,
  chart: makeChart,
  document: makeDocument,
  'code on a screen': makeCode,
} as const

const OF_EACH = 12
const SIDES = { width: 640, height: 480 }

export async function makeForeign(): Promise<Foreign[]> {
  const all = Object.entries(MAKERS).flatMap(([what, make]) =>
    Array.from({ length: OF_EACH }, async (_, at) => ({ what, bytes: await make(at) })),
  )
  return Promise.all(all)
}

/** From fine to coarse, grey or of one tint. */
function makeNoise(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 + 6 * (at % 6) } as const
  const create = {
    width: 40 + 50 * at,
    height: 30 + 38 * at,
    channels: 3,
    background: '#888',
    noise,
  } as const
  const image = sharp({ create })
  const tinted = at % 3 === 0 ? image.tint(`hsl(${at * 30} 60% 50%)`) : image
  return tinted
    .resize(SIDES.width, SIDES.height, { kernel: at % 2 ? 'nearest' : 'cubic' })
    .png()
    .toBuffer()
}

/** One colour, or two that run into each other. */
function makeBlank(at: number): Promise<Buffer> {
  const [one, other] = [`hsl(${at * 31} 45% ${20 + at * 6}%)`, `hsl(${at * 31 + 20} 45% ${24 + at * 6}%)`]
  return draw(
    at % 2 === 0
      ? `<rect width="640" height="480" fill="${one}"/>`
      : `<defs><linearGradient id="g"><stop stop-color="${one}"/><stop offset="1" stop-color="${other}"/></linearGradient></defs><rect width="640" height="480" fill="url(#g)"/>`,
  )
}

/** Strong colours that run into each other, along a line or from a point. */
function makeGradient(at: number): Promise<Buffer> {
  const stops = [0, 0.5, 1].map(
    (offset, place) =>
      `<stop offset="${offset}" stop-color="hsl(${at * 47 + place * 110} 90% ${30 + ((at + place) % 3) * 20}%)"/>`,
  )
  const kind = at % 2 === 0 ? 'linear' : 'radial'
  return draw(
    `<defs><${kind}Gradient id="g">${stops.join('')}</${kind}Gradient></defs><rect width="640" height="480" fill="url(#g)"/>`,
  )
}

/** Lines of a program, coloured by what their words are. */
function makeCode(at: number): Promise<Buffer> {
  const isDark = at % 3 !== 0
  const inks = isDark
    ? ['#cdd6f4', '#f38ba8', '#a6e3a1', '#89b4fa']
    : ['#24292e', '#d73a49', '#22863a', '#005cc5']
  const words =
    'function return if else const map filter await length index value null true import from'.split(' ')
  const size = 12 + (at % 4) * 2
  const rows = Array.from({ length: Math.floor(460 / (size * 1.5)) }, (_, row) => {
    const count = (row * 7 + at * 3) % 6
    return Array.from({ length: count }, (_word, place) => {
      const x = 20 + ((row * 5 + at) % 4) * size * 2 + place * size * 6
      const ink = inks[(row + place * 2 + at) % inks.length]
      return `<text x="${x}" y="${30 + row * size * 1.5}" font-size="${size}" font-family="monospace" fill="${ink}">${words[(row * 3 + place * 5 + at) % words.length]}</text>`
    }).join('')
  })
  return draw(`<rect width="640" height="480" fill="${isDark ? '#1e1e2e' : '#fff'}"/>${rows.join('')}`)
}

function makeChart(at: number): Promise<Buffer> {
  const axes =
    '<rect width="640" height="480" fill="#fff"/><path d="M60 30V430H610" fill="none" stroke="#333" stroke-width="2"/>'
  const grid = Array.from(
    { length: 6 },
    (_, row) =>
      `<path d="M60 ${60 + row * 60}H610" stroke="#ddd"/><text x="20" y="${64 + row * 60}" font-size="14" font-family="sans-serif">${(6 - row) * 20}</text>`,
  )
  return draw(axes + grid.join('') + [bars, lines, pie, dots][at % 4]?.(at))
}

const heightOf = (at: number, place: number) => 60 + (((at + 3) * (place + 7) * 7_919) % 300)
const colourOf = (at: number, place: number) => `hsl(${(at * 40 + place * 55) % 360} 60% 50%)`

function bars(at: number): string {
  return Array.from(
    { length: 8 },
    (_, place) =>
      `<rect x="${80 + place * 65}" y="${430 - heightOf(at, place)}" width="42" height="${heightOf(at, place)}" fill="${colourOf(at, at % 8 < 4 ? 0 : place)}"/>`,
  ).join('')
}

function lines(at: number): string {
  return [0, 1, 2]
    .map((line) => {
      const points = Array.from(
        { length: 10 },
        (_, place) => `${70 + place * 58},${430 - heightOf(at + line, place)}`,
      )
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${colourOf(at, line)}" stroke-width="3"/>`
    })
    .join('')
}

function pie(at: number): string {
  const parts = [0.32, 0.55, 0.72, 0.9, 1]
  return parts
    .map((end, place) => {
      const [from, to] = [parts[place - 1] ?? 0, end].map((share) => 2 * Math.PI * (share + at / 17))
      const point = (angle = 0) => `${320 + 180 * Math.cos(angle)} ${240 + 180 * Math.sin(angle)}`
      return `<path d="M320 240L${point(from)}A180 180 0 0 1 ${point(to)}Z" fill="${colourOf(at, place)}" stroke="#fff"/>`
    })
    .join('')
}

function dots(at: number): string {
  return Array.from(
    { length: 60 },
    (_, place) =>
      `<circle cx="${70 + ((place * 89 + at * 13) % 530)}" cy="${430 - heightOf(at, place)}" r="5" fill="${colourOf(at, place % 2)}"/>`,
  ).join('')
}

/** Letters, forms and lists: lines of words on white. */
function makeDocument(at: number): Promise<Buffer> {
  const words =
    'Sehr geehrte Damen und Herren im Anhang finden Sie die Rechnung über unsere Leistungen vom vergangenen Monat mit der Bitte um Zahlung'.split(
      ' ',
    )
  const left = at % 3 === 0 ? 60 : 40
  const rows = Array.from({ length: 22 }, (_, row) => {
    const text = Array.from(
      { length: 7 },
      (_, place) => words[(row * 5 + place * (at + 2)) % words.length],
    ).join(' ')
    return row % (4 + (at % 3)) === 3
      ? ''
      : `<text x="${left}" y="${70 + row * 32}" font-size="${16 + (at % 4)}" font-family="${at % 2 ? 'serif' : 'sans-serif'}" fill="#111">${text}</text>`
  })
  const table =
    at % 4 === 1
      ? '<path d="M40 300H600M40 340H600M40 380H600M200 300V420M400 300V420" stroke="#000" fill="none"/>'
      : ''
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="820"><rect width="640" height="820" fill="#fff"/>${rows.join('')}${table}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}

function draw(inside: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDES.width}" height="${SIDES.height}">${inside}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
