import { Button, SvgIcon, Tooltip, useMediaQuery } from '@mui/material'
import type { MouseEventHandler, ReactNode } from 'react'

/** Narrower windows need the room for the page's title. */
const ROOM_FOR_TEXT = '(min-width: 1100px)'

export function Strokes({ path }: { path: string }) {
  return (
    <SvgIcon sx={{ fontSize: '1.25rem' }}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </SvgIcon>
  )
}

type HeaderButtonProps = {
  icon: ReactNode
  name: string
  text: string
  onClick: MouseEventHandler
  hasPopup?: boolean | 'dialog'
}

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
