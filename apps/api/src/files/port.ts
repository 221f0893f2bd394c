/** Where uploaded and made files live. Keys are made by the server and never guessed from user input. */
export type Files = {
  /** For people, at start: where the files are. */
  where: string
  /** Throws when nothing can be kept there, with the reason. */
  check(): Promise<void>
  put(key: string, content: Buffer): Promise<void>
  /** @throws FileMissingError; FilesAwayError when the place does not answer. */
  get(key: string): Promise<Buffer>
  /** Also when it is gone already. */
  remove(key: string): Promise<void>
  /** Keys of all files, in no order. */
  list(): AsyncIterable<string>
  /** Whether another upload would find room. */
  hasRoom(): Promise<boolean>
}

/** A row names a file that is not there: nothing that a retry mends. */
export class FileMissingError extends Error {
  override name = 'FileMissingError'
  constructor(key: string) {
    super(`the file ${key} is missing`)
  }
}

/** The place of the files cannot be reached now. */
export class FilesAwayError extends Error {
  override name = 'FilesAwayError'
}

export const isKey = (key: string): boolean => /^[a-z0-9][a-z0-9/_-]*(\.[a-z0-9]+)?$/.test(key)

export const assertKey = (key: string): void => {
  if (!isKey(key)) throw new Error('bad file key')
}
