import type { PageRequest } from '#website/request-context.server.ts'

/** The data of an empty form for artists. */
export type ApplicationView = {
  /** When the form was opened, as the server signed it. */
  opened: string
  /** To choose from, A to Z. */
  styles: { id: number; name: string }[]
}

export function viewApplication({ snapshot, language, submissions }: PageRequest): ApplicationView {
  const styles = snapshot.catalogue.galleries.map(({ id, germanDescription, description }) => ({
    id,
    name: language === 'de' ? germanDescription : description,
  }))
  return {
    opened: submissions.stampForm(),
    styles: styles.sort((one, other) => one.name.localeCompare(other.name, language)),
  }
}
