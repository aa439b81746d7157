import { expect, test } from 'vitest'
import { orderedUploads } from './uploads.server.ts'

const aWork = (id: string) => ({ id, purpose: 'image', state: 'checking' }) as const
const aFile = (id: string) => ({ id, purpose: 'file', state: 'checking' }) as const

test('a picture for a form that comes in behind works goes next, and nothing is left out', async () => {
  const uploads: (ReturnType<typeof aWork> | ReturnType<typeof aFile>)[] = [aWork('one'), aWork('two')]
  const order = []
  for await (const upload of orderedUploads(() => uploads)) {
    order.push(upload.id)
    if (upload.id === 'one') uploads.push(aWork('three'), aFile('portrait'))
  }
  expect(order).toEqual(['one', 'portrait', 'two', 'three'])
})

test('an upload that has become complete comes again, and one that is gone does not', async () => {
  const arriving = { id: 'slow', purpose: 'file', state: 'arriving' } as const
  let uploads: (typeof arriving | ReturnType<typeof aFile> | ReturnType<typeof aWork>)[] = [
    arriving,
    aWork('one'),
    aWork('gone'),
  ]
  const order = []
  for await (const upload of orderedUploads(() => uploads)) {
    order.push(`${upload.id} ${upload.state}`)
    uploads = [aFile('slow'), aWork('one')]
  }
  expect(order).toEqual(['slow arriving', 'slow checking', 'one checking'])
})
