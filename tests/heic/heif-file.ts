// Writes HEIF files (ISO/IEC 23008-12) around pictures that another program coded: turned ones, grids, and those that lie.

export type HeifItem = {
  type: 'hvc1' | 'grid'
  data: Uint8Array
  /** Whole boxes, in the order in which they are applied. */
  properties: readonly Uint8Array[]
  /** Ids of the pictures that a grid is made of. */
  tiles?: readonly number[]
}

type Part = Uint8Array | string

const HEIC_BRANDS = 'heic\0\0\0\0mif1heic'
const BOX_HEAD_BYTES = 8
const HIDDEN = 1
/** Of a box's second version. */
const VERSION_2 = 2 << 24
/** Offsets and lengths of four bytes each, from the beginning of the file. */
const PLACES_OF_FOUR_BYTES = 0x4400

/** A file of these items, whose ids count from 1; the last one is shown. */
export function writeHeif(items: readonly HeifItem[], brands = HEIC_BRANDS): Buffer<ArrayBuffer> {
  const head = box('ftyp', brands)
  const dataAt = head.length + writeMeta(items, 0).length + BOX_HEAD_BYTES
  return Buffer.concat([head, writeMeta(items, dataAt), box('mdat', ...items.map(({ data }) => data))])
}

/** The box of that name, wherever it stands in a file. */
export function findBox(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name, 0, 'latin1') - 4
  if (at < 0) throw new RangeError(`There is no ${name} in this file.`)
  return file.subarray(at, at + file.readUInt32BE(at))
}

/** How many pixels an item is said to have. */
export function sized(width: number, height: number): Buffer {
  return box('ispe', uint32(0), uint32(width), uint32(height))
}

/** Turned to the left by so many quarters. */
export function turned(quarters: number): Buffer {
  return box('irot', Buffer.of(quarters))
}

/** Axis 0 swaps top and bottom, 1 left and right. */
export function mirrored(axis: 0 | 1): Buffer {
  return box('imir', Buffer.of(axis))
}

/** The data of a grid. */
export function gridOf(rows: number, columns: number, width: number, height: number): Buffer {
  return Buffer.concat([Buffer.of(0, 1, rows - 1, columns - 1), uint32(width), uint32(height)])
}

function writeMeta(items: readonly HeifItem[], dataAt: number): Buffer {
  const infos = items.map(({ type }, at) =>
    // What a grid is made of is not shown by itself.
    box(
      'infe',
      uint32(VERSION_2 + (at + 1 < items.length ? HIDDEN : 0)),
      uint16(at + 1),
      uint16(0),
      `${type}\0`,
    ),
  )
  const parts = items.flatMap(({ tiles }, at) =>
    tiles ? [box('dimg', uint16(at + 1), uint16(tiles.length), ...tiles.map(uint16))] : [],
  )
  return box(
    'meta',
    uint32(0),
    box('hdlr', uint32(0), uint32(0), 'pict', Buffer.alloc(13)),
    box('pitm', uint32(0), uint16(items.length)),
    listPlaces(items, dataAt),
    box('iinf', uint32(0), uint16(items.length), ...infos),
    ...(parts.length > 0 ? [box('iref', uint32(0), ...parts)] : []),
    listProperties(items),
  )
}

function listPlaces(items: readonly HeifItem[], dataAt: number): Buffer {
  let at = dataAt
  const places = items.flatMap(({ data }, index) => {
    const place = [uint16(index + 1), uint16(0), uint16(1), uint32(at), uint32(data.length)]
    at += data.length
    return place
  })
  return box('iloc', uint32(0), uint16(PLACES_OF_FOUR_BYTES), uint16(items.length), ...places)
}

/** Each is written once, however many items have it. */
function listProperties(items: readonly HeifItem[]): Buffer {
  const all = [...new Set(items.flatMap(({ properties }) => properties))]
  const owned = items.flatMap(({ properties }, at) => [
    uint16(at + 1),
    Buffer.of(properties.length, ...properties.map((property) => all.indexOf(property) + 1)),
  ])
  return box('iprp', box('ipco', ...all), box('ipma', uint32(0), uint32(items.length), ...owned))
}

function box(name: string, ...parts: readonly Part[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([uint32(BOX_HEAD_BYTES + body.length), Buffer.from(name, 'latin1'), body])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
