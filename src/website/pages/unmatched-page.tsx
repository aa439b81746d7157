import { useMessages } from '#base/language/messages.tsx'

export default function UnmatchedPage() {
  const { tell } = useMessages()
  return <h1>{tell('home_title')}</h1>
}
