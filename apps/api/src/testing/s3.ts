import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '../files/s3.ts'

/**
 * A store that speaks S3 and checks signatures, with one bucket; for tests. It refuses every signature of a list (it
 * signs the path of a bucket without the slash), so who lists asks it to take them all.
 */
export async function startS3({
  lists = false,
} = {}): Promise<{ place: S3Place; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'officina-s3-'))
  const bucket = 'officina-test'
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket }],
    allowMismatchedSignatures: lists,
  })
  const { port } = await server.run()
  let closing: Promise<void> | undefined
  return {
    place: {
      ...{ bucket, prefix: 'clinic', region: 'us-east-1' },
      endpoint: `http://127.0.0.1:${port}`,
      // the one account that this store has
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close() {
      closing ??= server.close().then(() => rmSync(directory, { recursive: true, force: true }))
      return closing
    },
  }
}
