/** All texts come from the server, so that no script carries them. */
export type NarrowingView = {
  action: string
  /** The other parameters of the address. */
  kept: [name: string, value: string][]
  label: string
  /** The button of narrow windows says how many filters are set. */
  button: string
  isSet: boolean
  facets: FacetView[]
  chosen: ChosenView[]
  chosenLabel: string
  reset: LinkView | null
  apply: string
  /** Closes the sheet of narrow windows. */
  show: string
  left: string
  unknown: string | null
  /** Shown where nothing is left, with the filters that can be removed. */
  nothing: { sentence: string; ways: LinkView[] } | null
}

export type FacetView = {
  name: string
  label: string
  /** The visitor chooses one of several, several of several, or yes. */
  kind: 'one' | 'some' | 'yes'
  any: string
  choices: ChoiceView[]
  isFull: boolean
}

export type ChoiceView = {
  value: string
  name: string
  isChosen: boolean
  /** Whether nothing would be left with it. */
  isOff: boolean
}

export type LinkView = { name: string; href: string }
type ChosenView = LinkView & { remove: string }
