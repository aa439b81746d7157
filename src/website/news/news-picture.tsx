import { cutAround, type Focus } from '#domain/imaging/imaging-model.ts'
import style from './news-picture.module.css'

export type NewsPicture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  focus?: Focus
}

type NewsImageProps = {
  picture: NewsPicture
  sizes: string
  eager?: boolean
}

export function NewsImage({ picture, sizes, eager = false }: NewsImageProps) {
  const { alt, focus, ...addressed } = picture
  return (
    <img
      {...addressed}
      className={style.picture}
      style={cutAround(focus)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
