import { expect, test } from 'vitest'
import { listPlannedMoments } from './planned-moments.ts'

const momentsOf = (...[resource, record]: Parameters<typeof listPlannedMoments>) =>
  listPlannedMoments(resource, { Id: 7, Hidden: false, ...record }).map(({ what, at, name }) => [
    what,
    at,
    name,
  ])
const [from, until] = ['2027-03-01T08:00:00.000Z', '2027-04-01T07:00:00.000Z']

test('a record stands at the moments at which it goes on and off', () => {
  const times = { PublishedFrom: from, PublishedUntil: until }
  expect(listPlannedMoments('images', { Id: 7, TitleDe: 'Wal', Hidden: true, ...times })).toEqual([
    { resource: 'images', what: 'appears', id: 7, name: 'Wal', at: from, isHidden: true },
    { resource: 'images', what: 'disappears', id: 7, name: 'Wal', at: until, isHidden: true },
  ])
  expect(momentsOf('artists', { Name: 'Ida', PublishedFrom: null, PublishedUntil: until })).toEqual([
    ['disappears', until, 'Ida'],
  ])
  expect(momentsOf('heroes', { Title: 'Meer', PublishedFrom: null, PublishedUntil: null })).toEqual([])
})

test('news go on at their date, by the name that they have', () => {
  expect(momentsOf('news', { TitleDe: '', TitleEn: 'New', PublishedAt: from, PublishedUntil: null })).toEqual(
    [['appears', from, 'New']],
  )
})
