import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import {
  type Narrowing,
  type NarrowingReading,
  NO_NARROWING,
  readNarrowing,
} from '#domain/catalogue/narrowing/narrowing.ts'
import { keepKnown } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { traitsOf } from '#domain/catalogue/narrowing/traits.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { NarrowingView } from './narrowing-view.ts'
import { viewNarrowing } from './view-narrowing.ts'

export function readKnownNarrowing(parameters: URLSearchParams, { snapshot }: PageRequest): NarrowingReading {
  return keepKnown(readNarrowing(parameters), traitsOf(snapshot.catalogue).towns)
}

type List = {
  images: readonly Image[]
  /** The same images in a fixed order, so that they are counted once. */
  counted: readonly Image[]
  address: string
}

export function narrowList(
  { images, counted, address }: List,
  reading: NarrowingReading,
  request: PageRequest,
): { images: readonly Image[]; narrowing: Narrowing; filters: NarrowingView } {
  const { narrowing, hasUnknown } = reading
  const narrower = openNarrower(request.snapshot.catalogue, request.search)
  const left = narrower.images(images, narrowing)
  const filters = viewNarrowing(
    {
      address,
      narrowing,
      hasUnknown,
      unit: 'image',
      all: narrower.countImages(counted, NO_NARROWING),
      current: narrower.countImages(counted, narrowing),
      waysOut: left.length === 0 ? narrower.listWaysOut(images, narrowing) : [],
    },
    request,
  )
  return { images: left, narrowing, filters }
}
