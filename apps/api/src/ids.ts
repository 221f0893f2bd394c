import { createHash, hash, randomBytes, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import type { Turns } from './turns.ts'

/** New UUIDv7. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7())

/** The first revision of a draft: another one for each draft, and beyond the numbers that versions have. */
export const draftRevision = (): number => randomInt(1_000_000, 2_000_000_000)

/** 256 random bits for links and sessions, base64url. Store only `sha256` of it. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const sha256 = (content: string | Buffer): string => hash('sha256', content)

const sliceBytes = 1024 * 1024

/** `sha256` of something large, in turns. */
export async function sha256InTurns(turns: Turns, content: Buffer): Promise<string> {
  const turn = turns.begin()
  const hash = createHash('sha256')
  for (let at = 0; at < content.length; at += sliceBytes) {
    hash.update(content.subarray(at, at + sliceBytes))
    await turn()
  }
  return hash.digest('hex')
}
