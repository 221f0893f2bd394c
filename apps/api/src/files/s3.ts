import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { assertKey, FileMissingError, type Files, FilesAwayError, isKey } from './port.ts'

/** How a store is reached: AWS_REGION, AWS_ENDPOINT_URL_S3 and the keys. */
export type S3Access = {
  region: string
  /** Of a store that is not Amazon's own. */
  endpoint?: string
  /** Without it the SDK looks for the rights of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

export type S3Place = S3Access & {
  bucket: string
  /** Without slashes at its ends; empty for none. */
  prefix: string
}

/** A store that says nothing for `quietMs`, before its answer or in the middle of it, is away. */
export const createS3Client = (access: S3Access, quietMs = 15_000): S3Client =>
  new S3Client({
    region: access.region,
    ...(access.endpoint ? { endpoint: access.endpoint, forcePathStyle: true } : {}),
    ...(access.credentials ? { credentials: access.credentials } : {}),
    // other stores refuse the checksums that Amazon takes
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // the handler's own time for a whole request only warns
    requestHandler: { connectionTimeout: 3_000, socketTimeout: quietMs },
  })

/** Files in a bucket of S3, or of a store that speaks it: every process of every machine sees the same ones. */
export function createS3Files(place: S3Place): Files {
  const { bucket, prefix, endpoint } = place
  const client = createS3Client(place)
  const at = (key: string) => {
    assertKey(key)
    return { Bucket: bucket, Key: prefix ? `${prefix}/${key}` : key }
  }
  const files: Files = {
    where: `s3://${[bucket, prefix].filter(Boolean).join('/')}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`,
    async check() {
      const key = `check/${randomUUID()}`
      const content = Buffer.from('officina')
      await files.put(key, content)
      const read = await files.get(key)
      await files.remove(key)
      if (!read.equals(content)) throw new Error('what was written is not what was read')
      // S3 forbids to read what is missing, as if it were away, whoever may not list the bucket
      const missing = await files.get(`check/${randomUUID()}`).catch((error: unknown) => error)
      if (!(missing instanceof FileMissingError))
        throw new Error('what is missing cannot be told: s3:ListBucket has to be allowed')
    },
    async put(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content })).catch(fail)
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') throw new FileMissingError(key)
        return fail(error)
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(fail)
    },
    async *list() {
      const start = prefix ? `${prefix}/` : ''
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '' } of Contents) {
            const key = Key.slice(start.length)
            if (Key.startsWith(start) && isKey(key)) yield key
          }
      } catch (error) {
        fail(error)
      }
    },
    hasRoom: async () => true,
  }
  return files
}

function fail(error: unknown): never {
  const { name, message } = error as Error
  throw new FilesAwayError(`${name}: ${message}`, { cause: error })
}
