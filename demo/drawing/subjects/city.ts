import { balcony } from './city/balcony.ts'
import { marketSquare } from './city/market-square.ts'
import { riverBridge } from './city/river-bridge.ts'
import { rooftops } from './city/rooftops.ts'
import { tramStop } from './city/tram-stop.ts'
import type { Composition } from './piece.ts'

export const city: readonly Composition[] = [tramStop, rooftops, riverBridge, marketSquare, balcony]
