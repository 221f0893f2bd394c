import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { createS3Client, type S3Access } from '../files/s3.ts'
import { ArchiveError, notWritten } from './archive.ts'
import type { BackupPlace } from './port.ts'

/** Of a piece that is sent or read at once, and so of what is in memory. */
const PIECE = 8 * 1024 * 1024
/** S3 takes 10,000 pieces: after so many small ones they are large, for 580 GB in all. */
const SMALL_PIECES = 1_000
const LARGE = 8
/** A bucket may say nothing for so long, as while it puts the pieces together. */
const QUIET_MS = 120_000

type Object = { Bucket: string; Key: string }

/** Backups in a bucket. An upload that fails leaves nothing behind, and the older backups as they are. */
export function bucketOf(address: string, access: S3Access): BackupPlace {
  const parts = /^s3:\/\/([a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(address)
  if (!parts) throw new ArchiveError(`${address} is no bucket, such as s3://my-bucket/officina.`)
  const [, bucket = '', path = ''] = parts
  const prefix = path ? `${path.slice(1)}/` : ''
  const client = createS3Client(access, QUIET_MS)
  const at = (name: string): Object => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    file(name) {
      const file = `s3://${bucket}/${prefix}${name}`
      return {
        address: file,
        read: () => Readable.from(pieces(client, at(name)), { objectMode: false }),
        write: (content) =>
          upload(client, at(name), content).catch((error) => notWritten(file, error)),
      }
    },
    async list() {
      const found: { name: string; at: Date }[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified } of Contents)
          found.push({ name: Key.slice(prefix.length), at: LastModified ?? new Date(0) })
      return found.filter(({ name }) => !name.includes('/'))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

async function upload(client: S3Client, to: Object, content: Readable): Promise<number> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(to))
  const upload = { ...to, UploadId }
  const sent: { PartNumber: number; ETag?: string }[] = []
  let bytes = 0
  try {
    for await (const Body of inPieces(content)) {
      const PartNumber = sent.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      sent.push({ PartNumber, ...(ETag ? { ETag } : {}) })
      bytes += Body.length
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }),
    )
  } catch (error) {
    // what has been sent would be paid for; a store that does not answer is left to its own rules
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
  return bytes
}

async function* inPieces(content: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  let n = 0
  for await (const part of content) {
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size < (n < SMALL_PIECES ? PIECE : LARGE * PIECE)) continue
    n++
    yield Buffer.concat(parts)
    parts = []
    size = 0
  }
  if (size > 0 || n === 0) yield Buffer.concat(parts)
}

/** Piece by piece, each asked for by itself: no connection is held while the database works. */
async function* pieces(client: S3Client, from: Object): AsyncGenerator<Buffer> {
  const { ContentLength = 0, ETag } = await client.send(new HeadObjectCommand(from)).catch(missing)
  for (let start = 0; start < ContentLength; start += PIECE) {
    const end = Math.min(start + PIECE, ContentLength) - 1
    const { Body } = await client.send(
      new GetObjectCommand({ ...from, Range: `bytes=${start}-${end}`, IfMatch: ETag }),
    )
    yield Buffer.from((await Body?.transformToByteArray()) ?? [])
  }
}

function missing(error: unknown): never {
  const { name } = error as Error
  if (name === 'NotFound' || name === 'NoSuchKey') throw new ArchiveError('There is no such file.')
  throw error
}
