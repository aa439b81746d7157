import {
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Typography,
} from '@mui/material'
import { type ReactNode, useId } from 'react'

type ModalProps = Pick<DialogProps, 'role' | 'slotProps' | 'children'> & {
  /** Names the dialog. */
  title: string
  /** Describes it; stands first in its content. */
  lead?: string
  /** The buttons below. */
  actions?: ReactNode
  /** Without it the dialog is as wide as its content. */
  width?: 'xs' | 'sm' | 'md'
  isOpen?: boolean
  /** Without it neither Escape nor a click beside the dialog closes it. */
  close?: () => void
}

export function Modal({ title, lead, actions, width, isOpen = true, close, children, ...rest }: ModalProps) {
  const [titleId, leadId] = [useId(), useId()]
  return (
    <Dialog
      open={isOpen}
      aria-labelledby={titleId}
      {...(lead && { 'aria-describedby': leadId })}
      {...(width && { maxWidth: width, fullWidth: true })}
      {...(close && { onClose: close })}
      {...rest}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {lead && (
          <Typography id={leadId} sx={{ marginBottom: 2 }}>
            {lead}
          </Typography>
        )}
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}
