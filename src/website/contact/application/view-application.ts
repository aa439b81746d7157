import type { PageRequest } from '#website/request-context.server.ts'

export type ApplicationView = {
  opened: string
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
