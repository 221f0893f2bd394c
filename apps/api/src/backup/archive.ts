import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { explain } from '../db/embedded/errors.ts'

/** The recipients may read an archive (age1…); without any it is not encrypted. */
export type Lock = { recipient?: string | undefined }
/** The identity that belongs to the recipient (AGE-SECRET-KEY-1…). */
export type Key = { identity?: string | undefined }

/** Loaded with the first archive: with the curves it needs it is 0.9 MB of code. */
const age = () => import('age-encryption')

/** An archive cannot be read or written; the message is a sentence for the person at the terminal. */
export class ArchiveError extends Error {}

/** @throws in words what a disk or a bucket has against an archive; whatever else has ended it, as it is. */
export function notWritten(address: string, error: unknown): never {
  const { syscall, $metadata } = error as { syscall?: string; $metadata?: object }
  if (!syscall && !$metadata) throw error
  throw new ArchiveError(`${address} cannot be written: ${explain(error)}.`)
}

type Put = (name: string, content: Buffer) => Promise<void>

/**
 * Writes an archive: tar, compressed by zstd, encrypted by age (https://age-encryption.org/v1), so that
 * `age -d | zstd -d | tar x` opens it without Officina.
 */
export async function writeArchive<T>(
  write: (content: Readable) => Promise<T>,
  { recipient }: Lock,
  work: (put: Put) => Promise<void>,
): Promise<T> {
  const lock = recipient ? new (await age()).Encrypter() : undefined
  if (recipient) lock?.addRecipient(recipient)
  const tar = pack()
  const source = Readable.from(tar)
  const compressed = source.pipe(createZstdCompress())
  const locked = lock
    ? Readable.fromWeb((await lock.encrypt(Readable.toWeb(compressed) as never)) as never)
    : compressed
  // who ends the work hears why; these would tell it to nobody
  for (const each of [source, compressed, locked]) each.on('error', () => undefined)
  const written = write(locked)
  // heard below, or by the next that is put
  written.catch(() => undefined)
  const put: Put = (name, content) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
      }),
      // what cannot be written ends the work
      written.then(() => undefined),
    ])
  try {
    await work(put)
    tar.finalize()
  } catch (error) {
    tar.destroy(error as Error)
    locked.destroy(error as Error)
    await written.catch(() => undefined)
    throw error
  }
  return written
}

/** What an archive holds, entry by entry. @throws ArchiveError for one that is damaged, or locked with another key. */
export async function* readArchive(
  raw: Readable,
  { identity }: Key,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract()
  // whoever reads it hears why it fails, and while age is loaded nobody reads
  raw.on('error', () => undefined)
  try {
    const open = await unlocked(raw, identity)
    const fed = pipeline(open, createZstdDecompress(), entries as unknown as Writable)
    fed.catch((error) => entries.destroy(error))
    for await (const entry of entries) {
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      yield { name: entry.header.name, content: Buffer.concat(parts) }
    }
    await fed
  } catch (error) {
    throw inWords(error)
  } finally {
    raw.destroy()
  }
}

async function unlocked(raw: Readable, identity: string | undefined): Promise<Readable> {
  const head = await firstBytes(raw)
  const isLocked = head.subarray(0, magic.length).toString() === magic
  if (!isLocked) return raw
  if (!identity)
    throw new ArchiveError(
      'This archive is encrypted. Name the file with its key: --key backup.key',
    )
  const opener = new (await age()).Decrypter()
  opener.addIdentity(identity)
  const web = Readable.toWeb(raw) as ReadableStream
  return Readable.fromWeb((await opener.decrypt(web as never)) as never)
}

const magic = 'age-encryption.org/v1'

async function firstBytes(raw: Readable): Promise<Buffer> {
  await once(raw, 'readable')
  const head = (raw.read() ?? Buffer.alloc(0)) as Buffer
  raw.unshift(head)
  return head
}

function inWords(error: unknown): unknown {
  if (error instanceof ArchiveError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new ArchiveError('There is no such file.')
  if (/no identity matched/i.test(message))
    return new ArchiveError('This archive was encrypted for another key.')
  return new ArchiveError(`This archive is damaged or incomplete (${message}).`)
}
