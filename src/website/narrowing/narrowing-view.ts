/** What a list can be narrowed by, in words: all texts come from the server, so that no script carries them. */
export type NarrowingView = {
  /** The path that the form leads to. */
  action: string
  /** What else the address says. */
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
  /** How much is left; empty where nothing is narrowed. */
  left: string
  /** Said where the address asks for something that nothing can be narrowed by. */
  unknown: string | null
  /** Said where nothing is left, with what to leave out. */
  nothing: { sentence: string; ways: LinkView[] } | null
}

export type FacetView = {
  name: string
  label: string
  /** One of several, several of several, or yes. */
  kind: 'one' | 'some' | 'yes'
  any: string
  choices: ChoiceView[]
  /** As many as can be chosen are. */
  isFull: boolean
}

export type ChoiceView = {
  value: string
  name: string
  isChosen: boolean
  /** Nothing would be left. */
  isOff: boolean
}

export type LinkView = { name: string; href: string }
type ChosenView = LinkView & { remove: string }
