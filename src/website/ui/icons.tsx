import type { ReactNode } from 'react'
import { PLUS_PATH, TICK_PATH } from '#website/page-start/page-marks.ts'
import { classNames } from './class-names.ts'
import style from './icons.module.css'

type IconProps = { size?: number }

/** Icons never have a meaning of their own, so they are hidden from screen readers. */
function Icon({ size = 20, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16m-7-7 7 7-7 7" />
    </Icon>
  )
}

export function CaretIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 8 8 8 8-8" strokeWidth="3" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4.5v15l12-7.5z" fill="currentColor" stroke="none" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  )
}

export function CrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13m0-13-13 13" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={PLUS_PATH} />
    </Icon>
  )
}

export function TickIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d={TICK_PATH} strokeWidth="2.6" />
    </Icon>
  )
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18v12H3z" />
      <path d="m3 7 9 6 9-6" />
    </Icon>
  )
}

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3h7l5 5v13H7z" />
      <path d="M14 3v5h5" />
    </Icon>
  )
}

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth="2.6" />
    </Icon>
  )
}

export function NoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1.2-4.8L16 4.4l3.6 3.6L8.8 18.8z" />
    </Icon>
  )
}

export function FolderIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h6l2 2.5h10V19H3z" />
    </Icon>
  )
}

/** Two lines: the menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1 8.5h22M1 15.5h22" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 8v5m0 3.5v.1" />
      <circle cx="12" cy="12" r="9" />
    </Icon>
  )
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3z" />
      <path d="m3 16 5-5 5 5 3-3 5 4" />
      <circle cx="15.5" cy="9.5" r="1.3" />
    </Icon>
  )
}

/** Its parent must be positioned. */
export function PencilLine() {
  return (
    <svg className={style.line} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 6.5C22 3.2 60 3 99 4.6 70 5.4 44 6.8 24 9" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** Irregular by hand: no two of them alike. */
export const PENCIL_FRAMES = [
  'M2 1.6C26 .1 70 2 99.4.7 98.4 28 100.3 66 98.7 99.2 70 97.7 34 100.4.9 98.8 2.1 66 .2 30 1.7-.8',
  'M-.6 2.2C30 .4 62 1.8 100.5 1.2 99 34 99.9 70 99.3 100 60 98.6 28 99.9 1.4 99 .4 70 2 28 .9-1.2',
  'M1 .8C40 2.1 74-.3 99 1.8 100.2 30 98.3 62 99.6 98.5 66 100.2 30 98 .4 99.6 1.8 62-.1 40 2.3.2',
] as const

type PencilFrameProps = {
  /** Neighbours with consecutive numbers get different frames. */
  number: number
  isNew?: boolean
}

/** A little outside of the picture. Its parent must be positioned. */
export function PencilFrame({ number, isNew = false }: PencilFrameProps) {
  return (
    <svg
      className={classNames(style.frame, isNew && style.drawn)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={PENCIL_FRAMES[number % PENCIL_FRAMES.length]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

export function PencilCircle() {
  return (
    <svg className={style.circle} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M31 7C21 1.2 6 4.8 3.8 18 2 30.2 13.6 38.2 24.6 36.4 35.8 34.4 39.2 22.6 34.8 13.2 31.6 7 24.6 3.2 16 4.8" />
    </svg>
  )
}
