import type { Readable } from 'node:stream'

/** Where uploaded and made files live. Keys are made by the server and never guessed from user input. */
export type Files = {
  put(key: string, content: Buffer): Promise<void>
  get(key: string): Promise<Buffer>
  stream(key: string): Promise<Readable>
  remove(key: string): Promise<void>
}
