import type { Engine } from '#platform/database/database.ts'
import { addArtist, addImage } from './builders.ts'
import { type Member, type Office, openOffice, type Reply } from './office.ts'

export type Person = { id: number; work: number; hidden: number; member: Member }
export type ArtistOffice = Office & {
  editor: Member
  owner: Member
  ada: Person
  /** Another artist, with works of their own. */
  ben: Person
  /** Reads the record, and sends the changes to what it is now. */
  change: (member: Member, path: string, changes: Record<string, unknown>) => Promise<Reply>
}

/** An office with two artists who have accounts: a visible work and a hidden one each. */
export async function openArtistOffice(engine: Engine = 'pglite'): Promise<ArtistOffice> {
  const office = await openOffice(engine)
  const { db } = office.agency.services.database
  async function addPerson(name: string, code: string): Promise<Person> {
    const id = await addArtist(db, { code, name })
    const work = await addImage(db, { artistId: id, titleDe: `Wal von ${name}` })
    const hidden = await addImage(db, { artistId: id, titleDe: `Versteckt von ${name}`, hidden: true })
    return { id, work, hidden, member: await office.add(name, 'artist', id) }
  }
  const change: ArtistOffice['change'] = async (member, path, changes) => {
    const { body } = await member.ask('GET', path)
    return member.ask('PUT', path, changes, { 'If-Match': `"${body.Revision}"` })
  }
  return {
    ...office,
    editor: await office.add('Edda', 'editor'),
    owner: await office.add('Oda', 'owner'),
    ada: await addPerson('Ada', 'ada-moor'),
    ben: await addPerson('Ben', 'ben-see'),
    change,
  }
}

/** The rows of a list. */
export function rowsIn({ body }: Reply): Record<string, unknown>[] {
  return Array.isArray(body.data) ? body.data : []
}
