import { statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 3 * 1024 ** 3

/**
 * Keeps temporary files of tests in memory if there is room, which copies a database ten times faster.
 * Otherwise they are in `TMPDIR`.
 */
export function keepScratchInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize >= enough) process.env.TMPDIR ||= memory
  } catch {
    // a system without it
  }
}
