import type { Upload } from 'tus-js-client'
import { type Address, openUpload, sentenceOfStatus, statusOf } from './open-upload.ts'

export type Target = Address & {
  refuse: (file: File) => Promise<string | null>
  skipsTwins: boolean
}

export type Sending = {
  key: string
  name: string
  bytes: number
  sent: number
  state: 'preparing' | 'waiting' | 'sending' | 'paused' | 'failed' | 'sent' | 'twin' | 'refused'
  twinOf?: string
  refusal?: string | undefined
}

export type FileSender = {
  add: (files: readonly File[], target: Target) => void
  pause: () => void
  resume: () => void
  cancel: (key: string) => Promise<void>
  clear: () => void
  list: () => readonly Sending[]
  subscribe: (listener: () => void) => () => void
}

/** More uploads at once would only share the same bandwidth. */
const AT_ONCE = 3

/** A broken upload resumes, also after a reload when the same file is chosen. */
export function openFileSender(): FileSender {
  let sendings: readonly Sending[] = []
  const uploads = new Map<string, Upload>()
  const listeners = new Set<() => void>()
  let isPaused = false
  let count = 0

  function change(key: string, changes: Partial<Sending>): void {
    sendings = sendings.map((sending) => (sending.key === key ? { ...sending, ...changes } : sending))
    for (const listener of listeners) listener()
  }

  function startNext(): void {
    const running = sendings.filter(({ state }) => state === 'sending').length
    const next = sendings.find(({ state }) => state === 'waiting')
    if (isPaused || !next || running >= AT_ONCE) return
    change(next.key, { state: 'sending' })
    uploads.get(next.key)?.start()
    startNext()
  }

  async function prepareAll(keys: ReadonlyMap<File, string>, target: Target): Promise<void> {
    const good = new Map<File, string>()
    for (const [file, key] of keys) {
      const refusal = await target.refuse(file)
      if (refusal === null) good.set(file, key)
      else change(key, { state: 'refused', refusal })
    }
    const twins = await findTwins(target.skipsTwins ? [...good.keys()] : [])
    for (const [file, key] of good) {
      const twinOf = twins.get(file)
      if (twinOf !== undefined) change(key, { state: 'twin', twinOf })
      else prepare(key, file, target).catch(() => finish(key, { state: 'failed' }))
    }
  }

  async function prepare(key: string, file: File, target: Target): Promise<void> {
    const upload = await openUpload(file, target, {
      onProgress: (sent) => change(key, { sent }),
      onSuccess: () => finish(key, { state: 'sent', sent: file.size }),
      onError: (error) => finish(key, { state: 'failed', refusal: refusalOf(error) }),
    })
    // It was cancelled meanwhile.
    if (!sendings.some((sending) => sending.key === key)) return
    uploads.set(key, upload)
    finish(key, { state: 'waiting' })
  }

  function finish(key: string, changes: Partial<Sending>): void {
    change(key, changes)
    startNext()
  }

  return {
    add: (files, target) => {
      const keys = new Map<File, string>()
      for (const file of files) {
        count += 1
        const key = String(count)
        keys.set(file, key)
        sendings = [...sendings, { key, name: file.name, bytes: file.size, sent: 0, state: 'preparing' }]
      }
      for (const listener of listeners) listener()
      prepareAll(keys, target).catch(() => {
        for (const key of keys.values()) finish(key, { state: 'failed' })
      })
    },
    cancel: async (key) => {
      const upload = uploads.get(key)
      uploads.delete(key)
      sendings = sendings.filter((sending) => sending.key !== key)
      for (const listener of listeners) listener()
      // If this request fails, the server removes the file itself after a while.
      const removal = upload?.abort(true).catch(() => {})
      startNext()
      await removal
    },
    pause: () => {
      isPaused = true
      for (const { key, state } of sendings) {
        if (state !== 'sending') continue
        void uploads.get(key)?.abort()
        change(key, { state: 'paused' })
      }
    },
    resume: () => {
      isPaused = false
      for (const { key, state } of sendings)
        if (state === 'paused' || state === 'failed') change(key, { state: 'waiting', refusal: undefined })
      startNext()
    },
    clear: () => {
      sendings = sendings.filter(({ state }) => state !== 'sent')
      for (const listener of listeners) listener()
    },
    list: () => sendings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns undefined where the server could not be reached, else a message key. */
function refusalOf(error: Error): string | undefined {
  const status = statusOf(error)
  return status === 0 ? undefined : sentenceOfStatus(status)
}

/** Only files of one size are read, one at a time, since there may be hundreds of large ones. */
export async function findTwins(files: readonly File[]): Promise<Map<File, string>> {
  const twins = new Map<File, string>()
  for (const alike of Map.groupBy(files, ({ size }) => size).values()) {
    if (alike.length < 2) continue
    const names = new Map<string, string>()
    for (const file of alike) {
      const hash = await hashOf(file)
      const known = names.get(hash)
      if (known === undefined) names.set(hash, file.name)
      else twins.set(file, known)
    }
  }
  return twins
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return new Uint8Array(digest).join()
}
