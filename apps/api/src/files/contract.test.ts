import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, it } from 'vitest'
import { startHttpServer } from '../testing/httpServer.ts'
import { startS3 } from '../testing/s3.ts'
import { createLocalFiles } from './local.ts'
import { checkFiles } from './open.ts'
import { FileMissingError, type Files, FilesAwayError } from './port.ts'
import { createS3Client, createS3Files } from './s3.ts'

const root = mkdtempSync(join(tmpdir(), 'officina-files-'))
const s3 = await startS3()
afterAll(async () => {
  await s3.close()
  rmSync(root, { recursive: true })
})

describe.each<[string, Files]>([
  ['local disk', createLocalFiles(root)],
  ['S3', createS3Files(s3.place)],
])('files on %s', (_name, files) => {
  it('gives back every byte that was put, the newest of two', async () => {
    await files.check()
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256))
    await files.put('licences/one.pdf', Buffer.from('%PDF-1.7'))
    await files.put('licences/one.pdf', content)
    expect((await files.get('licences/one.pdf')).equals(content)).toBe(true)
    await files.put('empty', Buffer.alloc(0))
    expect(await files.get('empty')).toHaveLength(0)
  })

  it('forgets what was removed, twice too, and says what is missing', async () => {
    await files.put('a.txt', Buffer.from('x'))
    await files.remove('a.txt')
    await files.remove('a.txt')
    await expect(files.get('a.txt')).rejects.toThrow(FileMissingError)
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'A.txt', '', 'a\u0000b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      const put = async () => files.put(key, Buffer.from('x'))
      await expect(put()).rejects.toThrow('bad file key')
    },
  )
})

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.list()) keys.push(key)
  return keys.toSorted()
}

it('lists what is on the disk, of a bucket what is under its prefix, page by page', async () => {
  const files = createLocalFiles(mkdtempSync(join(root, 'listed-')))
  expect(await keysOf(files)).toEqual([])
  await files.put('b/two.txt', Buffer.from('2'))
  await files.put('one', Buffer.from('1'))
  expect(await keysOf(files)).toEqual(['b/two.txt', 'one'])
  const { url, close } = await startPages([['clinic/b/two.txt'], ['clinic/one', 'clinics/three']])
  const bucket = createS3Files({ ...s3.place, endpoint: url })
  expect(await keysOf(bucket)).toEqual(['b/two.txt', 'one'])
  await close()
})

/** A store whose listing comes in these pages; the one above refuses to list what the SDK has signed. */
function startPages(pages: string[][]) {
  return startHttpServer((request, response) => {
    const from = Number(
      new URL(`http://x${request.url}`).searchParams.get('continuation-token') ?? 0,
    )
    const next = from + 1 < pages.length ? from + 1 : undefined
    response.end(`<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>
      ${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}
      ${pages[from]?.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`)
  })
}

it('leaves nothing half-written beside a file on the disk', async () => {
  await createLocalFiles(root).put('half/one.pdf', Buffer.from('x'))
  expect(readdirSync(join(root, 'half'))).toEqual(['one.pdf'])
})

it('says at start what is wrong with a bucket: missing, another key, nobody there', async () => {
  const wrong = async (change: object) => {
    const place = { kind: 's3' as const, ...s3.place, ...change }
    return checkFiles(place)
  }
  await expect(wrong({ bucket: 'nobodys' })).rejects.toThrow(
    /FILES_URL: files cannot be kept in s3:\/\/nobodys\/clinic .*NoSuchBucket/,
  )
  await expect(
    wrong({ credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'guess' } }),
  ).rejects.toThrow(/SignatureDoesNotMatch/)
  await expect(wrong({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/ECONNREFUSED/)
  const noList = await startNoList()
  await expect(wrong({ endpoint: noList.url })).rejects.toThrow(/s3:ListBucket has to be allowed/)
  await noList.close()
  const away = createS3Files({ ...s3.place, endpoint: 'http://127.0.0.1:9' })
  await expect(away.get('a.txt')).rejects.toThrow(FilesAwayError)
})

it('waits for a store that says nothing no longer than it was told to', async () => {
  const store = await startHttpServer((request, response) => {
    if (request.url?.startsWith('/files/half'))
      response.writeHead(200, { 'content-length': 9 }).write('half')
  })
  const client = createS3Client({ ...s3.place, endpoint: store.url }, 100)
  const get = (Key: string) => client.send(new GetObjectCommand({ Bucket: 'files', Key }))
  await expect(get('none')).rejects.toThrow('timed out')
  const { Body } = await get('half')
  await expect(Body?.transformToByteArray()).rejects.toThrow('timed out')
  await store.close()
}, 10_000)

/** A store that lets nobody list: what is missing is forbidden, as S3 has it. */
function startNoList() {
  const kept = new Map<string, Buffer>()
  return startHttpServer(async (request, response) => {
    const key = String(request.url).split('?')[0] ?? ''
    const content = await buffer(request)
    if (request.method === 'PUT') kept.set(key, content)
    if (request.method === 'DELETE') kept.delete(key)
    if (request.method !== 'GET') return response.writeHead(200).end()
    const found = kept.get(key)
    response.writeHead(found ? 200 : 403).end(found ?? '<Error><Code>AccessDenied</Code></Error>')
  })
}
