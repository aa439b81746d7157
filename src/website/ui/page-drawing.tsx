import type { ReactNode } from 'react'
import style from './page-drawing.module.css'

const RED = 'var(--red)'

/** Drawn by hand with ink; what the page is about is gone over with the red pencil. */
const DRAWINGS = {
  // Six sheets on a table, and the one that is missing.
  missing: (
    <>
      <path d="M22 24c34-3 60 0 88-2 1 26-2 50 1 76-30 2-58-1-90 1 2-25-1-50 1-75ZM136 22c30 2 58-1 88 1-1 26 2 50-1 75-29-1-58 2-87-1 2-25-1-49 0-75ZM250 23c30-2 58 1 88-1 1 26-1 50 1 76-30 1-58-2-90 0 1-25-1-50 1-75ZM21 142c31 1 59-2 90 0-1 25 1 50-1 76-30-1-58 1-88-1 1-25-2-50-1-75ZM249 141c31 2 59-1 90 1-2 25 1 50-1 75-30 1-58-1-88 0 1-26-2-50-1-76Z" />
      <path d="M34 86c10-20 18-30 24-28 8 3 10 16 17 15 6-1 8-12 14-11 5 1 7 12 10 24M86 42c5-3 11 1 10 7-1 5-9 6-12 1-1-3 0-6 2-8ZM180 88V62m0 4c-9-2-17-9-18-22 11 0 17 8 18 18 1-11 8-20 19-20 0 13-8 22-19 24M152 89c18-2 38 1 56-1M266 82c8-6 16 4 25-1 8-5 16 3 24-2 5-3 9 1 12 0M277 68c9 3 24 4 35 0l-8-3 1-21c-12 3-19 10-23 20ZM40 200c1-18 8-30 25-31 18 0 27 13 27 31M56 184v.5M76 184v.5M58 192c5 5 12 5 17-1M46 172c-3-9-2-15 1-17 6 3 10 8 12 13m16-1c3-6 7-10 12-12 2 5 2 12-1 18M270 203c-1-22 3-34 25-38 20 5 25 18 23 38M270 203c16 2 32-1 48 0M287 203c-1-13 1-20 8-22 6 3 7 10 7 22" />
      <path strokeDasharray="7 9" d="M136 142c30 1 58-1 88 0-1 25 1 50 0 75-29-1-58 1-88 0 1-25-1-50 0-75Z" />
      <path
        stroke={RED}
        strokeWidth="3"
        d="M222 124c-36-12-84-10-102 14-20 28-14 76 14 94 32 18 82 14 102-12 18-26 14-74-10-92-14-11-40-16-62-12"
      />
    </>
  ),
  // An envelope from which a drawing looks, and the pencil that it was drawn with.
  letter: (
    <>
      <path d="M84 118c-1-30 1-60 0-92 54-2 108 1 166-1 2 31-1 62 1 94" />
      <path d="M104 108c14-26 27-41 37-39 12 3 16 24 26 24 9-1 13-17 22-16 10 2 14 18 22 33M206 46c8-5 18 1 17 11-1 9-14 11-19 3-3-5-2-11 2-14Z" />
      <path d="M50 92c-1 48 2 96 0 146 78 2 156-1 236 1-2-48 1-96 0-147-40 31-78 58-117 86-40-27-80-56-119-86ZM52 237c32-28 60-50 88-78m146 78c-32-27-60-50-88-77" />
      <path
        stroke={RED}
        strokeWidth="3"
        d="M300 196l38-66c6-3 12 0 14 6l-38 66-15 11c-3-4-3-11 1-17Zm0 0c4 0 10 3 14 6m17-60c5 1 10 4 13 8"
      />
    </>
  ),
  // A biscuit that somebody has bitten into.
  biscuit: (
    <>
      <path d="M214 42c-42-16-92-4-118 32-28 40-22 98 16 126 40 30 98 24 130-12 18-20 25-46 21-72-9 4-19 0-23-9-12 2-22-6-22-18-10-4-15-15-11-25 1-4 3-7 6-9Z" />
      <path d="M142 84c6-4 14 0 13 7-1 8-13 8-15 1-1-3 0-6 2-8ZM122 136c7-3 14 2 12 9-3 7-14 5-14-2 0-3 0-5 2-7ZM176 122c6-3 13 1 12 8-2 6-12 6-14 0-1-3 0-6 2-8ZM162 180c7-3 14 2 12 8-2 7-14 6-14-1 0-3 0-5 2-7ZM214 160c6-3 12 1 11 7-2 6-11 6-13 0 0-3 0-5 2-7Z" />
      <path
        stroke={RED}
        strokeWidth="3"
        d="M262 50c5-3 10 1 9 6-2 5-9 4-10 0 0-2 0-4 1-6ZM288 78c4-2 9 1 8 6-2 4-9 4-9-1 0-2 0-4 1-5ZM276 30c4-2 8 0 8 4-2 5-9 3-9-1l1-3ZM296 52v.5"
      />
    </>
  ),
  // A letter that is sealed, with the key beside it.
  sealed: (
    <>
      <path d="M40 58c86-2 172 1 260-1-2 50 1 100 0 152-86 2-172-1-260 1 1-50-2-102 0-152Zm1 1c44 34 86 64 130 97 44-32 86-63 128-98M42 208c32-28 62-52 94-78m163 77c-32-27-62-51-94-77" />
      <path
        stroke={RED}
        strokeWidth="3"
        d="M171 128c14-4 30 4 33 19 3 16-9 31-25 32-17 1-31-11-32-27-1-12 9-22 24-24Zm5 17c-6-1-10 4-8 9l4 4-2 11c4 1 8 1 12-1l-3-11c5-4 4-11-3-12Z"
      />
      <path d="M262 226c8-4 18 1 19 10 1 10-9 17-18 13-9-4-10-18-1-23Zm19 11c18-1 36 1 54-1m-14 1c1 5-1 9 1 14m11-14c1 4-1 7 0 10" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** Fills the right half of a page's head in a wide window; it says nothing that the text does not say. */
export function PageDrawing({ of }: { of: keyof typeof DRAWINGS }) {
  return (
    <svg
      className={style.drawing}
      viewBox="0 0 360 260"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[of]}
    </svg>
  )
}
