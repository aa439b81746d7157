import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'

type StepProps = {
  text: string
  name: string
  /** The question to confirm; without it the step runs at once. */
  ask?: string
  isFinal?: boolean
  isExpanded?: boolean
  run: () => void
}

export function StepButton({ text, name, ask, isFinal = false, isExpanded, run }: StepProps) {
  const [isAsked, setAsked] = useState(false)
  const confirm = () => {
    setAsked(false)
    run()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={isFinal ? 'error' : 'inherit'}
        aria-label={name}
        aria-expanded={isExpanded}
        onClick={() => (ask ? setAsked(true) : run())}
      >
        {text}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={name}
        content={ask ?? ''}
        confirm={text}
        confirmColor={isFinal ? 'warning' : 'primary'}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
