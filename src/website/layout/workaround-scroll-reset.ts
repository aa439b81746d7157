import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'

// What for: whether the last navigation asked to keep the scroll position. Links say so by `preventScrollReset`, which
// React Router hands on only to its own <ScrollRestoration>; that one writes to sessionStorage, and a visitor who has done
// nothing shall find nothing stored.
// Upstream issue: none for reading it; https://github.com/remix-run/react-router/pull/10468 asked for more freedom here.
// Measured effect: none; without it every link that opens an image scrolls the page to its top.
// Can go: when a stable hook tells it, or <ScrollRestoration> can do without storage.

export function useKeepsScroll(): boolean {
  return useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false
}
