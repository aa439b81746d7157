import { createServer } from 'node:http'
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx'

// The reference for cold variants: ipx on the folder of originals, with the settings of our own WebP for tiles.

/** Passed on to sharp under its internal option names. */
const SAME_AS_OURS = { failOn: 'warning', webpEffort: 2, webpQuality: 76 } as const

const ipx = createIPX({ storage: ipxFSStorage({ dir: process.argv[2] ?? '.' }), sharpOptions: SAME_AS_OURS })

createServer(createIPXNodeServer(ipx)).listen(Number(process.env.PORT), process.env.HOST)
