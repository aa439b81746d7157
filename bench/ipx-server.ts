import { createServer } from 'node:http'
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx'

// The reference for cold variants: ipx on the folder of originals, with the settings of our own still WebP.

/** Passed on to sharp under its internal option names. */
const SAME_AS_OURS = { failOn: 'warning', webpEffort: 2 } as const

const ipx = createIPX({ storage: ipxFSStorage({ dir: process.argv[2] ?? '.' }), sharpOptions: SAME_AS_OURS })

createServer(createIPXNodeServer(ipx)).listen(Number(process.env.PORT), process.env.HOST)
