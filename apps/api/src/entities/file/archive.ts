import type { Ctx } from '../../context.ts'
import { FileMissingError } from '../../files/port.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { DomainError } from '../errors.ts'
import { cleanFileName } from './name.ts'

type Stored = { id: string; key: string; filename: string; folder: string }

/** Stored files as entries of an archive, each in its folder and under the name it came with. */
export const storedFiles = (ctx: Ctx, rows: Stored[]): ZipEntry[] =>
  rows.map(({ id, key, filename, folder }) => ({
    name: `files/${folder}/${id}-${cleanFileName(filename)}`,
    make: orMissing(() => ctx.files.get(key)),
  }))

/** One file that cannot be had is said in its place, and does not break the archive off. */
export const orMissing = (make: () => Promise<Buffer>) => async (): Promise<Buffer> => {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof FileMissingError || error instanceof DomainError)) throw error
    return Buffer.from('This file could not be read when the archive was made.\n')
  }
}
