import { compositionsOf } from '../ideas/idea.ts'
import type { Both, Composition } from './piece.ts'
import { MACHINE_DRAWINGS } from './technology/machines.ts'
import { NETWORK_DRAWINGS } from './technology/networks.ts'
import { TECHNOLOGY_IDEAS } from './technology/words.ts'
import { WORKBENCH_DRAWINGS } from './technology/workbench.ts'

const KEYWORDS: readonly Both[] = [['Technik', 'technology']]

const DRAWINGS = { ...MACHINE_DRAWINGS, ...NETWORK_DRAWINGS, ...WORKBENCH_DRAWINGS }

export const technology: readonly Composition[] = compositionsOf(TECHNOLOGY_IDEAS, DRAWINGS, KEYWORDS)
