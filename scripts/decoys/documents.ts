import sharp from 'sharp'
import { box, line, render, repeat, text, words } from './drawing.ts'
import { between, oneOf, type Random, wholeBetween } from './raster.ts'

/** Papers of an office, as scans, files and photos. */
export const DOCUMENTS = {
  letter,
  columns,
  form,
  invoice,
  receipt,
  ruled,
  crossword,
  code,
  calendar,
  notes,
  photographed,
}

const PAGE = { width: 480, height: 660 }
const inkOf = (random: Random) => oneOf(random, ['#111', '#222', '#333', '#1a2a55'])
const paperOf = (random: Random) => oneOf(random, ['#fff', '#fff', '#fafaf7', '#f4efe2', '#eee'])
const fontOf = (random: Random) => oneOf(random, ['serif', 'sans-serif', 'monospace'])

function paragraph(random: Random, x: number, y: number, rows: number, count: number, size = 13): string {
  const [ink, font] = [inkOf(random), fontOf(random)]
  return repeat(rows, (row) =>
    text(x, y + row * size * 1.5, size, ink, words(random, row === rows - 1 ? count / 2 : count), font),
  )
}

function letterInside(random: Random): string {
  const lines = wholeBetween(random, 6, 14)
  return (
    paragraph(random, 40, 60, 4, 3) +
    text(40, 190, 17, '#111', words(random, 4)) +
    paragraph(random, 40, 225, lines, 8, 12) +
    paragraph(random, 40, 260 + lines * 18, 3, 7, 12)
  )
}

function letter(random: Random): Promise<Buffer> {
  return render(PAGE, paperOf(random), letterInside(random))
}

function columns(random: Random): Promise<Buffer> {
  const count = wholeBetween(random, 2, 3)
  const width = 420 / count
  const all = repeat(count, (at) => paragraph(random, 30 + at * width, 120, 34, 10 / count, 9))
  return render(PAGE, paperOf(random), text(30, 70, 30, '#111', words(random, 3), 'serif') + all)
}

function formInside(random: Random): string {
  const rows = wholeBetween(random, 7, 12)
  const isFilled = random() < 0.4
  const all = repeat(rows, (row) => {
    const y = 110 + row * 44
    const two = random() < 0.4
    const field = (x: number, width: number) =>
      text(x, y - 6, 11, '#333', words(random, 2)) +
      box(x, y, width, 24, '#fff', 'stroke="#888"') +
      (isFilled ? text(x + 6, y + 17, 13, '#123', words(random, 1)) : '')
    return two ? field(34, 190) + field(246, 190) : field(34, 402)
  })
  const ticks = repeat(
    3,
    (at) =>
      box(34 + at * 120, 84, 12, 12, '#fff', 'stroke="#444"') +
      text(52 + at * 120, 95, 11, '#333', words(random, 1)),
  )
  return text(34, 52, 22, '#222', words(random, 3)) + ticks + all
}

function form(random: Random): Promise<Buffer> {
  return render(PAGE, paperOf(random), formInside(random))
}

function invoiceInside(random: Random): string {
  const rows = wholeBetween(random, 6, 18)
  const head = box(34, 200, 412, 24, oneOf(random, ['#ddd', '#345', '#f2f2f2', '#c33']))
  const table = repeat(rows, (row) => {
    const y = 244 + row * 22
    return (
      text(40, y, 11, '#222', words(random, 3)) +
      text(300, y, 11, '#222', String(wholeBetween(random, 1, 20))) +
      text(380, y, 11, '#222', between(random, 10, 900).toFixed(2)) +
      line(`M34 ${y + 6}H446`, '#ccc')
    )
  })
  return paragraph(random, 34, 60, 4, 3, 12) + text(34, 180, 20, '#111', words(random, 2)) + head + table
}

function invoice(random: Random): Promise<Buffer> {
  return render(PAGE, paperOf(random), invoiceInside(random))
}

function receipt(random: Random): Promise<Buffer> {
  const rows = wholeBetween(random, 12, 26)
  const all = repeat(
    rows,
    (row) =>
      text(24, 110 + row * 20, 13, '#222', words(random, 2), 'monospace') +
      text(220, 110 + row * 20, 13, '#222', between(random, 1, 90).toFixed(2), 'monospace'),
  )
  return render(
    { width: 300, height: 160 + rows * 20 },
    '#f8f8f5',
    text(70, 60, 22, '#222', words(random, 1), 'monospace') + all,
  )
}

/** Squared or ruled, with notes of music or without. */
function ruled(random: Random): Promise<Buffer> {
  const isMusic = random() < 0.5
  const all = isMusic
    ? repeat(
        8,
        (staff) =>
          repeat(5, (at) => line(`M30 ${60 + staff * 72 + at * 8}H450`, '#111')) +
          repeat(wholeBetween(random, 8, 20), () => {
            const [x, y] = [between(random, 50, 440), 60 + staff * 72 + wholeBetween(random, -1, 9) * 4]
            return `<ellipse cx="${x}" cy="${y}" rx="5" ry="4"/>${line(`M${x + 5} ${y}v-26`, '#111', 1.5)}`
          }),
      )
    : repeat(26, (at) => line(`M0 ${40 + at * 24}H480`, '#a9c4e0')) +
      (random() < 0.5
        ? repeat(20, (at) => line(`M${at * 24} 0V660`, '#a9c4e0'))
        : line('M70 0V660', '#e09a9a'))
  return render(PAGE, paperOf(random), all)
}

function crossword(random: Random): Promise<Buffer> {
  const [count, share] = [wholeBetween(random, 9, 18), between(random, 0.1, 0.35)]
  const size = 420 / count
  const all = repeat(count * count, (at) => {
    const [x, y] = [30 + (at % count) * size, 30 + Math.floor(at / count) * size]
    const isDark = random() < share
    return (
      box(x, y, size, size, isDark ? '#111' : '#fff', 'stroke="#111"') +
      (!isDark && random() < 0.4
        ? text(x + size / 4, y + size * 0.75, size * 0.6, '#111', String(wholeBetween(random, 1, 9)))
        : '')
    )
  })
  return render({ width: 480, height: 480 }, '#fff', all)
}

/** A matrix code or a bar code. */
function code(random: Random): Promise<Buffer> {
  const count = wholeBetween(random, 21, 41)
  const size = 400 / count
  if (random() < 0.4) {
    const all = repeat(70, (at) => box(40 + at * 8, 60, oneOf(random, [2, 2, 4, 6]), 240, '#000'))
    return render(
      { width: 640, height: 360 },
      '#fff',
      all + text(180, 340, 28, '#000', '4 006381 333931', 'monospace'),
    )
  }
  const marks = repeat(count * count, (at) =>
    random() < 0.5
      ? box(40 + (at % count) * size, 40 + Math.floor(at / count) * size, size, size, '#000')
      : '',
  )
  const eye = (x: number, y: number) =>
    box(x, y, 7 * size, 7 * size, '#000') +
    box(x + size, y + size, 5 * size, 5 * size, '#fff') +
    box(x + 2 * size, y + 2 * size, 3 * size, 3 * size, '#000')
  return render(
    { width: 480, height: 480 },
    '#fff',
    marks + eye(40, 40) + eye(440 - 7 * size, 40) + eye(40, 440 - 7 * size),
  )
}

function calendar(random: Random): Promise<Buffer> {
  const all = repeat(35, (at) => {
    const [x, y] = [20 + (at % 7) * 86, 100 + Math.floor(at / 7) * 72]
    const entry =
      random() < 0.35
        ? box(x + 4, y + 28, 78, 18, oneOf(random, ['#4a90d9', '#e2795b', '#7bb662', '#e0c050']))
        : ''
    return (
      box(x, y, 86, 72, '#fff', 'stroke="#ccc"') + text(x + 6, y + 20, 13, '#333', String(at + 1)) + entry
    )
  })
  return render({ width: 640, height: 480 }, '#fafafa', text(24, 60, 28, '#222', words(random, 1)) + all)
}

/** Written by hand: lines of loops. */
function notes(random: Random): Promise<Buffer> {
  const ink = oneOf(random, ['#1a2a6c', '#222', '#444'])
  const all = repeat(wholeBetween(random, 6, 18), (row) => {
    const y = 60 + row * 32
    let path = `M40 ${y}`
    for (let x = 40; x < between(random, 250, 440); x += between(random, 5, 10))
      path += `q${between(random, 0, 6)} ${between(random, -20, 0)} ${between(random, 3, 9)} ${between(random, -4, 4)}`
    return line(path, ink, between(random, 1, 2))
  })
  return render(PAGE, paperOf(random), all)
}

/** One of the papers on a table, a little turned, not quite sharp and not quite white. */
async function photographed(random: Random): Promise<Buffer> {
  const inside = oneOf(random, [letterInside, formInside, invoiceInside])(random)
  const table = anyTable(random)
  const page = await render(PAGE, '#f3f1ec', inside)
  const turned = await sharp(page)
    .rotate(between(random, -12, 12), { background: table })
    .toBuffer()
  return sharp(turned)
    .extend({ top: 40, bottom: 40, left: 60, right: 60, background: table })
    .modulate({ brightness: between(random, 0.65, 0.95), saturation: 0.8 })
    .blur(between(random, 0.6, 1.6))
    .jpeg({ quality: 70 })
    .toBuffer()
}

const anyTable = (random: Random) => oneOf(random, ['#6b5136', '#2e2a28', '#8d8d8a', '#c9b99a', '#40515e'])
