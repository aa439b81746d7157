import { expect, test } from 'vitest'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { listDecoderProcesses } from '#tests/decoder-processes.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { aSlowDrawing } from '#tests/hostile/hostile-pictures.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { startSite } from '#tests/run-program.ts'

const NETWORKS = Array.from({ length: 20 }, (_, at) => `203.0.113.${at + 1}`)
/** With more pages at once the site may call itself overloaded. */
const PAGES_AT_ONCE = 10

function sendPicture(
  address: string,
  bytes: Uint8Array,
  network: string,
  call = 'image-search',
  opened = '',
): Promise<Response> {
  const form = call === 'contact' ? anEnquiry({ opened }) : new FormData()
  form.append(call === 'contact' ? 'attachment' : 'file', new Blob([Buffer.from(bytes)]), 'picture.jpg')
  const headers = { 'X-Forwarded-For': network }
  return fetch(`${address}/illusde/api/${call}`, { method: 'POST', headers, body: form })
}

/** Resolves when the site decodes a picture. */
async function untilDecoding(address: string): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${address}/metrics`)).text()
    if (/^zeichner_pictures_decoding 1$/m.test(figures)) return
  }
}

test('twenty slow drawings from twenty networks at once reach no decoder and block no other request', async () => {
  await using testFolder = await openDataFolder()
  await using site = await startSite({ DATA_DIR: testFolder.folder, TRUST_PROXY: '1' })
  const decoding = () => listDecoderProcesses(site.pid)
  // The one that is kept ready.
  await expect.poll(decoding).toHaveLength(1)
  const ready = decoding()
  const bomb = aSlowDrawing()
  const inAddress = encodeURIComponent(aSlowDrawing(3).toString()).slice(0, 1_500)
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)
  const [statuses, pages] = await Promise.all([
    statusesOf([
      ...NETWORKS.flatMap((network) => [
        sendPicture(site.address, bomb, network),
        sendPicture(site.address, bomb, network, 'contact'),
      ]),
      ...NETWORKS.slice(0, PAGES_AT_ONCE).map((network) =>
        fetch(`${site.address}/image-search?url=data:image/svg%2Bxml,${inAddress}`, {
          headers: { 'X-Forwarded-For': network },
        }),
      ),
    ]),
    statusesOf([1, 2, 3].map((at) => fetch(`${site.address}/news?cold=${at}`))),
  ])
  expect(pages).toEqual([200, 200, 200])
  // Some may get 503, because the site processes sixteen pictures at once.
  expect(statuses.filter((status) => ![415, 422, 503].includes(status))).toEqual([])
  expect(decoding()).toEqual(ready)
})

test.each([
  ['the picture search', 'image-search'],
  ['a form', 'contact'],
])(
  'kill -9 of the decoder process: %s responds with a sentence, and the next picture works',
  async (_, call) => {
    await using testFolder = await openDataFolder()
    await using site = await startSite({ DATA_DIR: testFolder.folder, TRUST_PROXY: '1' })
    const picture = await aPainting(300, 200).jpeg().toBuffer()
    const [network = ''] = NETWORKS
    const opened = await openForm(site.address)
    const send = () => sendPicture(site.address, picture, network, call, opened)
    expect((await send()).status).toBe(201)
    // Also the one that reads submissions once they are acknowledged.
    const decoders = listDecoderProcesses(site.pid)
    expect(decoders).not.toEqual([])
    // Stops them in the middle of their work until they are killed.
    for (const decoder of decoders) process.kill(decoder, 'SIGSTOP')
    const request = send()
    await untilDecoding(site.address)
    for (const decoder of decoders) process.kill(decoder, 'SIGKILL')
    const response = await request
    expect([response.status, response.headers.has('Retry-After'), await response.json()]).toEqual([
      503,
      true,
      { error: { code: 'busy', message: expect.stringMatching(/try again|noch einmal/) } },
    ])
    expect((await send()).status).toBe(201)
  },
)

test('the site stops while the decoding of a picture never ends', async () => {
  await using testFolder = await openDataFolder()
  await using site = await startSite({ DATA_DIR: testFolder.folder, TRUST_PROXY: '1' })
  const picture = await aPainting(300, 200).jpeg().toBuffer()
  const [network = ''] = NETWORKS
  await sendPicture(site.address, picture, network)
  const [decoder] = listDecoderProcesses(site.pid)
  if (!decoder) throw new Error('Nobody decoded that picture.')
  process.kill(decoder, 'SIGSTOP')
  const request = sendPicture(site.address, picture, network).catch(() => null)
  await untilDecoding(site.address)
  expect(await site.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  await request
  expect(listDecoderProcesses(site.pid)).toEqual([])
})
