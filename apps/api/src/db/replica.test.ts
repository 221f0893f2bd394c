import { afterAll, expect, test } from 'vitest'
import { type Node, startPrimary } from '../testing/cluster.ts'
import { isDeep } from '../testing/deep.ts'
import { asAdmin, type Person } from '../testing/fixtures.ts'
import { startTestApp, type TestApp } from '../testing/harness.ts'
import { migrate } from './migrate.ts'
import { lagOf } from './replica.ts'

test('how far a replica is behind is told by positions alone', () => {
  const samples = [
    { at: 1_000, position: 10 },
    { at: 1_500, position: 20 },
    { at: 2_000, position: 20 },
    { at: 2_500, position: 30 },
  ]
  expect(lagOf(samples, 30, 2_510)).toBe(0)
  expect(lagOf(samples, 31, 2_510)).toBe(0)
  expect(lagOf(samples, 29, 2_510)).toBe(510)
  expect(lagOf(samples, 10, 2_510)).toBe(1_510)
  expect(lagOf(samples, 9, 2_510)).toBe(Number.POSITIVE_INFINITY)
})

const { primary, appUrl, remove } = await startPrimary()
await migrate(primary.ownerUrl)
let t: TestApp
afterAll(async () => {
  await t.close()
  await remove()
})

const token = 'a-token-of-sixteen'

/** A server that may read from this replica. */
async function serve(replica: Node): Promise<void> {
  const readUrl = new URL(appUrl)
  readUrl.port = String(replica.port)
  const database = { ownerUrl: primary.ownerUrl, appUrl }
  t = await startTestApp({ databaseReadUrl: readUrl.href, metrics: { token } }, { database })
}

const query = `filter=${encodeURIComponent('{"q":"kept"}')}&range=[0,99]`

/** The words of the list, and who has answered. */
async function list({ browser }: Person) {
  const answered = t.ctx.replica!.answered
  const before = { ...answered }
  const { status, body } = await browser.get(`/api/admin/synonyms?${query}`)
  expect(status).toBe(200)
  expect(answered.replica + answered.primary).toBe(before.replica + before.primary + 1)
  const from = answered.replica > before.replica ? 'replica' : 'primary'
  return { from, words: body.data.map((row: { name: string }) => row.name) as string[] }
}

const add = async ({ browser }: Person, name: string) => {
  const made = await browser.post('/api/admin/synonyms', { name, words: ['other'] })
  expect(made.status, made.text).toBe(201)
}

const isUsed = () => t.ctx.replica?.pool() !== undefined
/** As a browser that has been left alone for ten seconds. */
const forget = ({ browser }: Person) => browser.jar.delete('officina_current')

test('lists come from a replica that is fresh, and from the primary when it is behind or away', async () => {
  const replica = await primary.addStandby()
  await serve(replica)
  const [ann, ben] = [await asAdmin(t), await asAdmin(t)]
  // a busy machine may not know for a moment how far it is behind
  await expect.poll(() => list(ben)).toEqual({ from: 'replica', words: [] })

  const metrics = await t.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(metrics.body).toMatch(/^officina_replica_lag_seconds -?\d/m)
  expect(metrics.body).toMatch(/^officina_replica_used [01]/m)
  expect(metrics.body).toMatch(/^officina_replica_reads_total{from="replica"} [1-9]/m)

  await replica.run('select pg_wal_replay_pause()')
  await add(ann, 'kept first')
  // who has just changed something sees it, whatever the replica knows
  expect(await list(ann)).toEqual({ from: 'primary', words: ['kept first'] })
  // others may see it two seconds later
  await expect.poll(() => list(ben)).toEqual({ from: 'primary', words: ['kept first'] })
  expect(isUsed()).toBe(false)
  // a rule is never asked of the replica: the word is taken
  forget(ben)
  const taken = await ben.browser.post('/api/admin/synonyms', { name: 'kept first', words: ['x'] })
  expect(taken.status).toBe(422)

  await replica.run('select pg_wal_replay_resume()')
  forget(ben)
  await expect.poll(() => list(ben)).toEqual({ from: 'replica', words: ['kept first'] })
  const csv = await ben.browser.get(`/api/admin/synonyms/export?${query.split('&')[0]}`)
  expect(csv.text).toContain('kept first')

  const { answered } = t.ctx.replica!
  const before = { ...answered }
  await replica.kill()
  expect((await list(ben).catch(() => list(ben))).words).toEqual(['kept first'])
  expect(answered.primary).toBeGreaterThan(before.primary)
  await expect.poll(() => t.ctx.replica?.lagSeconds()).toBe(undefined)
})

test.runIf(isDeep)('a replica that is ten seconds behind answers nothing', async () => {
  const replica = await primary.addStandby({ delay: '10s' })
  await t.close()
  await serve(replica)
  const [ann, ben] = [await asAdmin(t), await asAdmin(t)]
  await expect.poll(isUsed).toBe(false)
  const shown = async () => (await list(ben)).words.length
  let late = 0
  for (let n = 0; n < 90; n++) {
    const word = `kept ${String(n).padStart(3, '0')}`
    await add(ann, word)
    const mine = await list(ann)
    expect(mine.from).toBe('primary')
    expect(mine.words).toContain(word)
    const theirs = await list(ben)
    if (theirs.from === 'replica') late++
    expect(theirs.words.includes(word)).toBe(theirs.from === 'primary')
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(await shown()).toBeGreaterThan(20)
  expect(t.ctx.replica?.lagSeconds()).toBeGreaterThan(8)
  expect(late).toBeLessThan(20)
  console.log(
    `replica 10 s behind: 90 lists, ${late} of them from it while it was less than 2 s behind`,
  )
})
