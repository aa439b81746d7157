import type { PageRequest } from '#website/request-context.server.ts'

/** What the form for artists knows before anybody types: the styles to choose from, A to Z. */
export type ApplicationView = { styles: { id: number; name: string }[] }

export function viewApplication({ snapshot, language }: PageRequest): ApplicationView {
  const styles = snapshot.catalogue.galleries.map(({ id, germanDescription, description }) => ({
    id,
    name: language === 'de' ? germanDescription : description,
  }))
  return { styles: styles.sort((one, other) => one.name.localeCompare(other.name, language)) }
}
