import { type ChangeEvent, type MouseEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ARTIST, IMAGE, queryWithArtist, queryWithout } from '#website/contact/enquiry/enquiry-address.ts'
import type { EnquiryView } from '#website/contact/enquiry/view-enquiry.ts'
import { chosenIn, type FormAnswer } from '#website/contact/form/form-answer.ts'

export type Asked = ReturnType<typeof useAsked>
type Name = typeof ARTIST | typeof IMAGE

/** The images and further artists that the enquiry is about, as far as the visitor has not taken them out. */
export function useAsked({ about, artists: all, further }: EnquiryView, answer: FormAnswer | undefined) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [images, setImages] = useState(() => withTypedNotes(about.images, answer))
  const [artists, setArtists] = useState(further)

  /** The address follows, so that a reload and the other language are about the same. Nothing has to be loaded for it. */
  function follow({ currentTarget }: MouseEvent<HTMLButtonElement>, name: Name, id: number): void {
    passFocusOn(currentTarget)
    // The draft is kept anew, since the new address begins without one.
    currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
    goTo(queryWithout(search, name, id))
  }

  function goTo(query: string): void {
    void navigate(
      { search: query },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }

  return {
    images,
    artists,
    removeImage: (event: MouseEvent<HTMLButtonElement>, id: number) => {
      follow(event, IMAGE, id)
      setImages((all) => all.filter((image) => image.id !== id))
    },
    addArtist: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const added = all.find(({ id }) => id === Number(currentTarget.value))
      if (!added) return
      // The choice is in the list above from now on.
      currentTarget.value = ''
      goTo(queryWithArtist(search, added.id))
      setArtists((others) => [...others, { ...added, href: null, portrait: null }])
    },
    removeArtist: (event: MouseEvent<HTMLButtonElement>, id: number) => {
      follow(event, ARTIST, id)
      setArtists((all) => all.filter((artist) => artist.id !== id))
    },
  }
}

/** To the next button of the kind; from the last one to what is filled in next. */
function passFocusOn(button: HTMLButtonElement): void {
  const { form, name } = button
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement)
  const alike = controls.filter((control) => control instanceof HTMLButtonElement && control.name === name)
  const at = alike.indexOf(button)
  const next = alike[at + 1] ?? alike[at - 1] ?? controls.find((control) => control.matches('[name=message]'))
  next?.focus()
}

/** What was typed into a form that comes back. */
function withTypedNotes(images: EnquiryView['about']['images'], answer: FormAnswer | undefined) {
  if (!answer) return images
  const notes = chosenIn(answer.typed, 'notes')
  const typed = new Map(chosenIn(answer.typed, 'images').map((id, at) => [id, notes[at] ?? '']))
  return images.map((image) => ({ ...image, note: typed.get(String(image.id)) ?? image.note }))
}
