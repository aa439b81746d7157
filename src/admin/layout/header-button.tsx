import { Button, Tooltip, useMediaQuery } from '@mui/material'
import type { MouseEventHandler, ReactNode } from 'react'

/** Narrower windows need the room for the page's title. */
const ROOM_FOR_TEXT = '(min-width: 1100px)'

type HeaderButtonProps = {
  icon: ReactNode
  /** The accessible name, which contains the visible text. */
  name: string
  text: string
  onClick: MouseEventHandler
  /** The kind of popup that it opens; true for a menu. */
  hasPopup?: boolean | 'dialog'
}

/** A button of the header: with its text where there is room, else with a tooltip. */
export function HeaderButton({ icon, name, text, onClick, hasPopup = false }: HeaderButtonProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_TEXT)
  const button = (
    <Button
      color="inherit"
      aria-label={name}
      aria-haspopup={hasPopup || undefined}
      onClick={onClick}
      sx={{ minWidth: 44, minHeight: 44, gap: 0.75, flexShrink: 0 }}
    >
      {icon}
      {hasRoom && <span>{text}</span>}
    </Button>
  )
  return hasRoom ? button : <Tooltip title={name}>{button}</Tooltip>
}
