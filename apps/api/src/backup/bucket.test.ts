import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { startTestApp } from '../testing/harness.ts'
import { startSilentServer } from '../testing/httpServer.ts'
import { startS3 } from '../testing/s3.ts'
import { backupName } from './keep.ts'
import { makeKey } from './keyFile.ts'
import { openBackup, openPlace } from './place.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'
import { verifyArchive } from './verify.ts'

const s3 = await startS3({ lists: true })
afterAll(() => s3.close())
const { region, endpoint, credentials, bucket } = s3.place
const access = { region, endpoint: endpoint!, credentials: credentials! }
const to = `s3://${bucket}/nightly/clinic`

it('keeps backups in a bucket and brings them back from there', async () => {
  const secretKey = 'of both installations, which is 32 bytes or more'
  const t = await startTestApp({ secretKey })
  const other = await startTestApp({ secretKey })
  await t.ctx.files.put('uploads/one.bin', randomBytes(100_000))
  const { recipient, file: key } = await makeKey()
  const identity = key.split('\n')[1]!
  const place = await openPlace(to, access)
  const from = { ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() }
  const { bytes } = await takeBackup(from, place.file('one.age'), { recipient })
  expect((await place.list()).map(({ name }) => name)).toEqual(['one.age'])

  const file = await openBackup(`${to}/one.age`, access)
  expect(file.address).toBe(`${to}/one.age`)
  expect((await buffer(file.read())).length).toBe(bytes)
  const { manifest } = await verifyArchive(file, { identity })
  expect(Object.keys(manifest.files)).toEqual(['uploads/one.bin'])
  const into = { ownerUrl: other.ownerUrl, config: other.ctx.config }
  expect(await restoreBackup(into, file, { identity })).toMatchObject({ files: 1 })
  expect((await other.ctx.files.get('uploads/one.bin')).length).toBe(100_000)

  const missing = await openBackup(`${to}/none`, access)
  await expect(verifyArchive(missing, {})).rejects.toThrow('There is no such file.')
  await place.remove('one.age')
  expect(await place.list()).toEqual([])
  await t.close()
  await other.close()
})

it('sends and reads what is larger than a piece, and of what breaks off nothing stays', async () => {
  const place = await openPlace(`${to}/`, access)
  const content = randomBytes(9 * 1024 * 1024)
  const inBits = function* () {
    for (let at = 0; at < content.length; at += 60_000) yield content.subarray(at, at + 60_000)
  }
  expect(await place.file('large').write(Readable.from(inBits()))).toBe(content.length)
  expect((await buffer(place.file('large').read())).equals(content)).toBe(true)
  const breaks = async function* () {
    yield* inBits()
    throw new Error('the database went away')
  }
  await expect(place.file('large2').write(Readable.from(breaks()))).rejects.toThrow('went away')
  expect((await place.list()).map(({ name }) => name)).toEqual(['large'])
  const gone = await openPlace(to, { ...access, endpoint: 'http://127.0.0.1:9' })
  await expect(gone.file('x').write(Readable.from(inBits()))).rejects.toThrow(
    `${to}/x cannot be written: nothing listens there.`,
  )
  await expect(openPlace('s3://Not a bucket', access)).rejects.toThrow('is no bucket')
})

it('metrics go on with the newest backup they have seen while the bucket does not answer', async () => {
  const token = 'a-token-of-sixteen'
  const place = await openPlace(to, access)
  await place.file(backupName(new Date(), true)).write(Readable.from([Buffer.from('x')]))
  const overrides = { metrics: { token }, backup: { to, recipient: 'age1' }, s3: access }
  const t = await startTestApp(overrides)
  const newest = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await t.app.inject({ url: '/metrics', headers })
    return Number(/^officina_backup_newest_timestamp_seconds (\S+)$/m.exec(body)?.[1])
  }
  const seen = await newest()
  expect(seen).toBeGreaterThan(0)
  t.app.ports.config.s3 = { ...access, endpoint: 'http://127.0.0.1:9' }
  // a bucket is asked every five minutes
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await newest()).toBe(seen)
  // it takes the connection, and says nothing
  const silent = await startSilentServer()
  onTestFinished(silent.close)
  t.app.ports.config.s3 = { ...access, endpoint: `http://${silent.host}` }
  vi.setSystemTime(Date.now() + 301_000)
  expect(await newest()).toBe(seen)
  expect(silent.taken()).toBeGreaterThan(0)
  await t.close()
})
