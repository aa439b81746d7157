import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import style from './controls.module.css'
import { ArrowIcon } from './icons.tsx'

export type LinkProps = { to: string; children: ReactNode }
type ButtonLinkProps = LinkProps & {
  outlined?: boolean
  download?: boolean
  onClick?: MouseEventHandler
  isBusy?: boolean
}

export function ButtonLink({ to, children, ...link }: ButtonLinkProps) {
  const { outlined = false, isBusy = false, download = false, onClick } = link
  return (
    <a
      href={to}
      download={download || undefined}
      onClick={onClick}
      aria-busy={isBusy || undefined}
      className={classNames(style.button, outlined && style.outlined)}
    >
      {children}
    </a>
  )
}

export function Button({ outlined = false, ...button }: ComponentProps<'button'> & { outlined?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(style.button, outlined && style.outlined, button.className)}
    />
  )
}

export function MoreLink({ to, children }: LinkProps) {
  return (
    <a href={to} className={style.more}>
      <span>{children}</span>
      <ArrowIcon />
    </a>
  )
}

/** `label` is its accessible name; `raised` floats above the page. */
export function RoundButton({
  label,
  raised = false,
  ...button
}: ComponentProps<'button'> & { label: string; raised?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(style.round, raised && style.raised, button.className)}
    />
  )
}
