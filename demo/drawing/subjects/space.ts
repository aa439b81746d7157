import type { Composition } from './piece.ts'
import { launch } from './space/launch.ts'
import { moonHouse } from './space/moon-house.ts'
import { planets } from './space/planets.ts'
import { spacewalk } from './space/spacewalk.ts'
import { stargazers } from './space/stargazers.ts'

export const space: readonly Composition[] = [planets, launch, spacewalk, moonHouse, stargazers]
