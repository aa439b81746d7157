import { useGetMany, useLocale } from 'react-admin'

export function GalleryNames({ ids }: { ids: number[] }) {
  const inEnglish = useLocale() === 'en'
  const { data = [] } = useGetMany('galleries', { ids })
  const nameOf = (id: number) => {
    const gallery = data.find((candidate) => candidate?.Id === id)
    return String((inEnglish ? gallery?.Description : gallery?.GermanDescription) ?? id)
  }
  return ids.map(nameOf).join(', ')
}
