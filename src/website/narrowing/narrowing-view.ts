/** The filters of a list with their texts, which all come from the server, so that no script carries them. */
export type NarrowingView = {
  /** The path that the form leads to. */
  action: string
  /** The other parameters of the address. */
  kept: [name: string, value: string][]
  label: string
  /** The button of narrow windows, which says how many filters are set. */
  button: string
  isSet: boolean
  facets: FacetView[]
  chosen: ChosenView[]
  chosenLabel: string
  reset: LinkView | null
  apply: string
  /** Closes the sheet of narrow windows. */
  show: string
  /** The sentence with the number of results; empty where no filter is set. */
  left: string
  /** Shown where the address has an unknown filter. */
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
  /** Whether the largest number of choices is reached. */
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
