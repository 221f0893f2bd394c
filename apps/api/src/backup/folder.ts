import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a file that appears under its name once it is whole and on the disk. */
export async function writeWhole(file: string, content: Readable): Promise<void> {
  const half = `${file}.${randomUUID().slice(0, 8)}.part`
  try {
    const handle = await open(half, 'wx', 0o600)
    await pipeline(content, handle.createWriteStream({ flush: true }))
    await rename(half, file)
  } catch (error) {
    // a full disk would stay full
    await rm(half, { force: true })
    throw error
  }
}
