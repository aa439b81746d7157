import { type ChangeEvent, type MouseEvent, useState } from 'react'
import { ARTIST, IMAGE, queryWithArtist, queryWithout } from '#website/contact/enquiry/enquiry-address.ts'
import type { EnquiryView } from '#website/contact/enquiry/view-enquiry.ts'
import { chosenIn, type FormAnswer } from '#website/contact/form/form-answer.ts'
import { changeAddress, useAddress } from '#website/navigation/address.ts'

export type Asked = ReturnType<typeof useAsked>
type Name = typeof ARTIST | typeof IMAGE

/** The images and further artists that the enquiry is about, as far as the visitor has not taken them out. */
export function useAsked({ about, artists: all, further }: EnquiryView, answer: FormAnswer | undefined) {
  const { search } = useAddress()
  const [images, setImages] = useState(() => withTypedNotes(about.images, answer))
  const [artists, setArtists] = useState(further)

  /** The address follows, so that a reload and the other language are about the same. */
  function follow({ currentTarget }: MouseEvent<HTMLButtonElement>, name: Name, id: number): void {
    passFocusOn(currentTarget)
    // The draft is kept anew, without what is taken out.
    currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
    changeAddress(queryWithout(search, name, id), { replace: true })
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
      changeAddress(queryWithArtist(search, added.id), { replace: true })
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
