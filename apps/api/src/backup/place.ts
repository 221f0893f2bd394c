import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { S3Access } from '../files/s3.ts'
import { ArchiveError, notWritten } from './archive.ts'
import { writeWhole } from './folder.ts'
import type { BackupFile, BackupPlace } from './port.ts'

const isS3 = (address: string) => address.startsWith('s3:')

/** The SDK of S3 is loaded only where it is wanted. */
export async function openPlace(to: string, access?: S3Access): Promise<BackupPlace> {
  if (!isS3(to)) return folder(resolve(to))
  const { bucketOf } = await import('./bucket.ts')
  return bucketOf(to, access ?? noAccess())
}

/** @throws ArchiveError for an address of S3 that is none. */
export async function openBackup(address: string, access?: S3Access): Promise<BackupFile> {
  if (!isS3(address)) return folder(dirname(resolve(address))).file(basename(address))
  const end = address.lastIndexOf('/')
  return (await openPlace(address.slice(0, end), access)).file(address.slice(end + 1))
}

function noAccess(): never {
  throw new ArchiveError('A bucket needs AWS_REGION, AWS_ENDPOINT_URL_S3 and keys.')
}

const folder = (path: string): BackupPlace => ({
  file: (name) => ({
    address: join(path, name),
    read: () => createReadStream(join(path, name)),
    async write(content) {
      const file = join(path, name)
      try {
        await mkdir(path, { recursive: true, mode: 0o700 })
        await writeWhole(file, content)
        return (await stat(file)).size
      } catch (error) {
        return notWritten(file, error)
      }
    },
  }),
  async list() {
    // made with the first backup; one that cannot be read is not empty
    const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const found = await Promise.all(
      names.map(async (name) => {
        // a link may lead to a backup that was deleted
        const about = await stat(join(path, name)).catch(() => undefined)
        return about ? [{ name, at: about.mtime }] : []
      }),
    )
    return found.flat()
  },
  remove: (name) => rm(join(path, name)),
})
