import { expect, test } from 'vitest'
import { type Conflict, changedFields, fieldsToSend, listDifferences, proposeSides } from './conflict.ts'

const conflict: Conflict = {
  resource: 'images',
  base: {
    Id: 812,
    Revision: 'a',
    TitleDe: 'Wal',
    TitleEn: 'Whale',
    AltDe: 'Ein Wal',
    Rating: 10,
    Galleries: [1],
  },
  mine: { TitleDe: 'Der Wal', Galleries: [1, 2], Rating: 20 },
  theirs: {
    Id: 812,
    Revision: 'b',
    TitleDe: 'Ein Wal',
    TitleEn: 'A whale',
    AltDe: 'Ein Wal',
    Rating: 20,
    Galleries: [1],
  },
}

test('only changed fields are sent, and never the server’s own', () => {
  const next = { ...conflict.base, TitleDe: 'Der Wal', Revision: 'z', Galleries: [1] }
  expect(changedFields(conflict.base, next)).toEqual({ TitleDe: 'Der Wal' })
})

test('an empty field and a missing one are the same', () => {
  expect(changedFields({ EmbedCode: null }, { EmbedCode: undefined })).toEqual({})
})

test('read-only fields within a list are neither compared nor sent', () => {
  const item = (PictureId: number, Thumb?: string) => ({
    PictureId,
    AltDe: 'Wal',
    ...(Thumb ? { Thumb } : {}),
  })
  expect(changedFields({ Images: [item(1, '/a')] }, { Images: [item(1)] })).toEqual({})
  expect(changedFields({ Images: [] }, { Images: [item(2, '/b')] })).toEqual({ Images: [item(2)] })
})

test('a colleague’s assignee is one difference, and an e-mail that went out meanwhile is none', () => {
  const base = { AssigneeId: null, AssigneeName: null, Letters: [{ State: 'queued' }], Replies: [] }
  const theirs = { AssigneeId: 'b', AssigneeName: 'Jasper', Letters: [{ State: 'sent' }], Replies: [{}] }
  const differences = listDifferences({ resource: 'enquiries', base, mine: { Notes: 'Rief an' }, theirs })
  expect(differences.map(({ field }) => field)).toEqual(['Notes', 'AssigneeId'])
})

test('the same change by both is no difference', () => {
  expect(listDifferences(conflict).map(({ field }) => field)).not.toContain('Rating')
})

test('fields that both changed come first', () => {
  expect(listDifferences(conflict)).toEqual([
    { field: 'TitleDe', mine: 'Der Wal', theirs: 'Ein Wal', bothChanged: true },
    { field: 'Galleries', mine: [1, 2], theirs: [1], bothChanged: false },
    { field: 'TitleEn', mine: 'Whale', theirs: 'A whale', bothChanged: false },
  ])
})

test('a change by one person is kept, and a change by both needs a choice', () => {
  expect(proposeSides(conflict)).toEqual({ Galleries: 'mine', TitleEn: 'theirs' })
})

test('only fields chosen as mine overwrite theirs', () => {
  const sides = { ...proposeSides(conflict), TitleDe: 'theirs' as const }
  expect(fieldsToSend(conflict, sides)).toEqual({ Galleries: [1, 2] })
  expect(fieldsToSend(conflict, { TitleEn: 'mine' })).toEqual({ TitleEn: 'Whale' })
})
