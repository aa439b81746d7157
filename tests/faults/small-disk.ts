import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounting a disk needs privileges, which CI has and developers' machines often do not. */
export const CAN_MOUNT = await canMount()
export const WHY_NOT = 'skipped where this user may not mount a disk'

/** Mounts a tmpfs with options such as `size=8m` or `ro`. */
export async function openSmallDisk(options: string): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`No disk could be mounted: ${stderr}`)
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      spawnSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

async function canMount(): Promise<boolean> {
  try {
    await using _disk = await openSmallDisk('size=64k')
    return true
  } catch {
    return false
  }
}
