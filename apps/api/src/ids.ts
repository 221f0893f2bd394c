import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** New UUIDv7. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7())

/** 256 random bits for links and sessions, base64url. Store only `sha256` of it. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')
