import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LONGEST_TITLE, MOST_COLLECTED, withImage } from '#domain/collection/collection-model.ts'
import { MOST_PROJECTS } from '#domain/collection/project-changes.ts'
import { FIRST_PROJECT } from '#domain/collection/projects.ts'

/** A browser's storage that counts, and that can be full. */
class CountedStorage {
  static reads = 0
  static written: string[] = []
  static isFull = false;
  [key: string]: unknown
  getItem(key: string) {
    CountedStorage.reads += 1
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, text: string) {
    if (CountedStorage.isFull) throw new DOMException('full', 'QuotaExceededError')
    CountedStorage.written.push(key)
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let stored: CountedStorage

/** The page as it starts with what is stored. */
async function openPage(saved: Record<string, unknown> = {}) {
  stored = Object.assign(new CountedStorage(), mapValues(saved))
  vi.stubGlobal('localStorage', stored)
  CountedStorage.isFull = false
  vi.resetModules()
  const store = await import('#website/collection/collection-store.ts')
  return { ...store, ...(await import('./own-projects.ts')), ...(await import('./own-projects.ts')) }
}

const mapValues = (saved: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(saved).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

const listed = (...ids: number[]) => ids.map((Id) => ({ Id }))
const idsIn = (list: { read: () => readonly { imageId: number }[] }) =>
  list.read().map(({ imageId }) => imageId)
const UNNAMED = { id: FIRST_PROJECT, name: '', coverId: null }
const COOKBOOK = { id: 'k2', name: 'Kochbuch', coverId: null }
const TWO = {
  lightbox: listed(1, 2),
  'lightbox-k2': listed(7),
  projects: { currentId: '1', all: [UNNAMED, COOKBOOK] },
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    // The next file begins with a store of its own.
    vi.resetModules()
  }
})

test('a visitor with one collection has it in today’s format, and nothing else is stored', async () => {
  const page = await openPage({ lightbox: [{ Id: 1, Note: 'cover' }] })
  expect(page.listProjects()).toEqual([{ id: FIRST_PROJECT, name: '', coverId: null }])
  page.chooseProject(FIRST_PROJECT)
  page.toggleCollected(2)
  expect({ ...stored }).toEqual({ lightbox: '[{"Id":1,"Note":"cover"},{"Id":2}]' })
})

test('images go to the current project, and `lightbox` stays as it is', async () => {
  const page = await openPage({ lightbox: listed(1) })
  const project = page.createProject(` Kochbuch,\n${'x'.repeat(LONGEST_TITLE)}`)
  page.toggleCollected(7)
  expect(project?.name).toHaveLength(LONGEST_TITLE)
  expect(stored.lightbox).toBe('[{"Id":1}]')
  expect(stored[`lightbox-${project?.id}`]).toBe('[{"Id":7}]')
  page.chooseProject(FIRST_PROJECT)
  expect(idsIn(page.collectionState)).toEqual([1])
})

test(`there are at most ${MOST_PROJECTS} projects`, async () => {
  const page = await openPage({ lightbox: listed(1) })
  for (let count = 1; count < MOST_PROJECTS; count++) expect(page.createProject('')).not.toBeNull()
  expect(page.createProject('')).toBeNull()
})

test('in 20 projects of 500 images a toggle writes one list, reads none, and asks nothing of the others', async () => {
  const ids = Array.from({ length: MOST_PROJECTS }, (_, at) => (at === 0 ? FIRST_PROJECT : `p${at}`))
  const lists = ids.map((id, at): [string, unknown] => [
    id === FIRST_PROJECT ? 'lightbox' : `lightbox-${id}`,
    listed(...Array.from({ length: MOST_COLLECTED - 1 }, (_, image) => at * 1000 + image + 1)),
  ])
  const projects = { currentId: 'p3', all: ids.map((id) => ({ ...UNNAMED, id })) }
  const page = await openPage({ ...Object.fromEntries(lists), projects })
  page.findNamedProject()
  const parse = vi.spyOn(JSON, 'parse')
  CountedStorage.reads = 0
  CountedStorage.written = []
  expect(page.toggleCollected(99_999)).toBe('added')
  expect(page.findNamedProject()?.id).toBe('p3')
  expect([CountedStorage.reads, CountedStorage.written, parse.mock.calls.length]).toEqual([
    0,
    ['lightbox-p3'],
    0,
  ])
})

describe('what is corrupt', () => {
  test.each(['{', '7', '{"currentId":"1","all":[{"id":7,"name":"","coverId":null}]}'])(
    'as names (%s) loses no image: the projects are found by their lists',
    async (projects) => {
      const page = await openPage({ ...TWO, projects })
      expect(idsIn(page.collectionState)).toEqual([1, 2])
      expect([page.recoverLost(String), page.recoverLost(String)]).toEqual([true, false])
      expect(page.listProjects()).toEqual([UNNAMED, { ...COOKBOOK, name: '2' }])
      expect([idsIn(page.listOf('1')), idsIn(page.listOf('k2'))]).toEqual([[1, 2], [7]])
    },
  )

  test('as one list leaves the others alone', async () => {
    const page = await openPage({ ...TWO, 'lightbox-k2': '[{"Id":' })
    expect([idsIn(page.listOf('1')), idsIn(page.listOf('k2'))]).toEqual([[1, 2], []])
    page.toggleCollected(3)
    expect(stored['lightbox-k2']).toBeUndefined()
  })
})

test('only the first project can go without a name', async () => {
  const page = await openPage(TWO)
  page.renameProject('k2', ' \n ')
  page.renameProject(FIRST_PROJECT, 'Plakat')
  expect(page.listProjects().map(({ name }) => name)).toEqual(['Plakat', 'Kochbuch'])
  page.renameProject(FIRST_PROJECT, '')
  expect(page.listProjects().map(({ name }) => name)).toEqual(['', 'Kochbuch'])
})

describe('deleting', () => {
  test('removes the project and its list, shows the one beside it, and can be undone', async () => {
    const page = await openPage({ ...TWO, projects: { currentId: 'k2', all: [UNNAMED, COOKBOOK] } })
    const [, cookbook] = page.listProjects()
    if (!cookbook) throw new Error('There is no second project.')
    const undo = page.deleteProject(cookbook)
    expect([page.projectsState.read().currentId, stored['lightbox-k2']]).toEqual(['1', undefined])
    undo()
    expect(page.listProjects()).toEqual([expect.anything(), cookbook])
    expect(stored['lightbox-k2']).toBe('[{"Id":7}]')
  })

  test('empties the first one, which then is not shown, and can be undone', async () => {
    const page = await openPage(TWO)
    const [first] = page.listProjects()
    if (!first) throw new Error('There is no project.')
    page.renameProject(first.id, 'Plakat')
    const [named = first] = page.listProjects()
    const undo = page.deleteProject(named)
    expect(page.listProjects().map(({ id }) => id)).toEqual(['k2'])
    expect(stored.lightbox).toBe('[]')
    undo()
    expect(page.listProjects().map(({ name }) => name)).toEqual(['Plakat', 'Kochbuch'])
    expect(stored.lightbox).toBe('[{"Id":1},{"Id":2}]')
  })
})

describe('an image that goes to another project', () => {
  const going = { imageId: 2, from: '1', to: 'k2', isKept: false }

  test('takes its note along, and comes back to its place', async () => {
    const page = await openPage({ ...TWO, lightbox: [{ Id: 2, Note: 'innen' }, { Id: 1 }] })
    const gone = page.passImage(going)
    expect([stored.lightbox, stored['lightbox-k2']]).toEqual([
      '[{"Id":1}]',
      '[{"Id":7},{"Id":2,"Note":"innen"}]',
    ])
    if (gone.outcome === 'done') gone.undo()
    expect([idsIn(page.listOf('1')), idsIn(page.listOf('k2'))]).toEqual([[2, 1], [7]])
  })

  test('stays as well when it is copied', async () => {
    const page = await openPage(TWO)
    page.passImage({ ...going, isKept: true })
    expect([idsIn(page.listOf('1')), idsIn(page.listOf('k2'))]).toEqual([
      [1, 2],
      [7, 2],
    ])
  })

  test('keeps both notes where it is already', async () => {
    const page = await openPage({
      ...TWO,
      lightbox: [{ Id: 7, Note: 'innen' }],
      'lightbox-k2': [{ Id: 7, Note: 'außen' }],
    })
    page.passImage({ ...going, imageId: 7 })
    expect(page.listOf('k2').read()).toEqual([{ imageId: 7, note: 'außen\ninnen' }])
  })

  test('stays where it is when the other one is full', async () => {
    const full = listed(...Array.from({ length: MOST_COLLECTED }, (_, at) => at + 1000))
    const page = await openPage({ ...TWO, 'lightbox-k2': full })
    expect(page.passImage(going)).toEqual({ outcome: 'full' })
    expect(idsIn(page.listOf('1'))).toEqual([1, 2])
  })

  test('stays where it is when the browser’s storage is full', async () => {
    const page = await openPage(TWO)
    page.listOf('1').read()
    page.listOf('k2').read()
    CountedStorage.isFull = true
    expect(page.passImage(going)).toEqual({ outcome: 'unkept' })
    CountedStorage.isFull = false
    expect([idsIn(page.listOf('1')), idsIn(page.listOf('k2'))]).toEqual([[1, 2], [7]])
  })
})

test('without storage projects last for the visit, and it is known', async () => {
  const page = await openPage()
  vi.stubGlobal('localStorage', undefined)
  const project = page.createProject('Kochbuch')
  page.listOf('1').write(withImage([], 1))
  page.passImage({ imageId: 1, from: '1', to: project?.id ?? '', isKept: false })
  expect([idsIn(page.collectionState), page.collectionState.isKept()]).toEqual([[1], false])
})
