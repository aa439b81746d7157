import { Component, type ReactNode } from 'react'

/** A part that fails sooner than this after it was rendered anew is given up. */
const GIVEN_UP_WITHIN_MS = 1000

type PartBoundaryProps = {
  children: ReactNode
  instead?: ReactNode
}
type State = { isBroken: boolean }

/** Renders the failed part anew first: translators and extensions may have taken nodes away that React holds on to. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isBroken: false }
  private brokenAt = 0

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.setState({ isBroken: Date.now() - this.brokenAt < GIVEN_UP_WITHIN_MS })
    this.brokenAt = Date.now()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
