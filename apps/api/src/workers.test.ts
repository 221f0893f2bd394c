import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it, onTestFinished, test } from 'vitest'
import { connectClient } from './db/client.ts'
import { cookieOf } from './testing/browser.ts'
import { isDeep } from './testing/deep.ts'
import { asDoctor } from './testing/fixtures.ts'
import { useClinic } from './testing/harness.ts'
import { startServerOf } from './testing/serverProcess.ts'

const t = await useClinic()
// the server under test lives in real time
t.clock.set(new Date())
const doctor = await asDoctor(t)
const cookie = cookieOf(doctor.browser.jar)
const token = 'a-token-of-sixteen'
const server = await startServerOf(t, { WORKERS: '2', METRICS_TOKEN: token })
afterAll(() => server.kill())

/** Processes that the first one has started. */
const workers = (): number[] => {
  const { pid } = server.child
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}

/** On a connection of its own, which the first process hands to the next worker. */
async function ask(
  path: string,
  { headers = { cookie }, patience = 60_000 }: { headers?: object; patience?: number } = {},
) {
  const request = get(`${server.url}${path}`, { agent: false, headers: { ...headers } })
  request.setTimeout(patience, () =>
    request.destroy(Object.assign(new Error('no answer'), { code: 'ECONNRESET' })),
  )
  const [answer] = await once(request, 'response')
  return { status: answer.statusCode as number, body: await text(answer) }
}

/** Asks until it is told to end; answers how many were answered, and what went wrong. */
function keepAsking() {
  let asking = true
  const wrong: unknown[] = []
  let right = 0
  const loop = async () => {
    while (asking) {
      // a connection that was handed to a worker in its last moment is answered by nobody
      const status = await ask('/api/doctor/me', { patience: 5_000 }).then(
        (answer) => answer.status,
        (error) => error.code,
      )
      if (status === 200) right++
      else wrong.push(status)
    }
  }
  const over = Promise.all([loop(), loop()])
  return {
    right: () => right,
    async end() {
      asking = false
      await over
      return wrong
    },
  }
}

/** So many more answers than now. */
const more = ({ right }: ReturnType<typeof keepAsking>, n: number, begin = right()) =>
  expect.poll(right).toBeGreaterThanOrEqual(begin + n)

/** Nothing but a connection that broke, which proxies open again by themselves. */
const expectBroken = (wrong: unknown[]) =>
  expect(wrong.filter((each) => each !== 'ECONNRESET')).toEqual([])

/** Waits until workers are others than those: a new one loads the whole program. */
const renewed = (former: number[], count: number) =>
  expect
    .poll(() => workers().filter((pid) => !former.includes(pid)).length, { timeout: 90_000 })
    .toBe(count)

it('keeps its workers while the schema is older than the program that new ones would run', async () => {
  const former = workers()
  const owner = await connectClient(t.ownerUrl)
  const { rows } = await owner.query(
    `delete from drizzle.__drizzle_migrations
     where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *`,
  )
  server.child.kill('SIGHUP')
  await expect
    .poll(server.said, { timeout: 60_000 })
    .toContain('The new worker did not start. Those from before go on serving.')
  expect(server.said()).toContain('schema is older than this program')
  expect(workers()).toEqual(former)
  const [{ id, hash, created_at: at }] = rows
  await owner.query('insert into drizzle.__drizzle_migrations values ($1, $2, $3)', [id, hash, at])
  await owner.end()
}, 90_000)

it('goes on answering when a worker is killed, and starts another', async () => {
  const first = workers()
  expect(first).toHaveLength(2)
  const visitors = keepAsking()
  await more(visitors, 5)
  process.kill(first[0]!, 'SIGKILL')
  await more(visitors, 10)
  // until its end is known it is handed connections: how many, the load of the machine decides
  await expect.poll(workers).not.toContain(first[0])
  expectBroken(await visitors.end())
  const later = keepAsking()
  await more(later, 10)
  expect(await later.end()).toEqual([])
  await renewed(first, 1)
  expect(workers()).toContain(first[1])
}, 120_000)

test.runIf(isDeep)(
  'puts new workers in the place of all, one after the other, and goes on answering',
  async () => {
    const former = workers()
    const visitors = keepAsking()
    server.child.kill('SIGHUP')
    await renewed(former, 2)
    await expect.poll(() => workers().length, { timeout: 30_000 }).toBe(2)
    await more(visitors, 5)
    const wrong = await visitors.end()
    expectBroken(wrong)
    expect(wrong.length).toBeLessThanOrEqual(2)
  },
  240_000,
)

it('counts what all of them have answered, for who has the token', async () => {
  const authorization = `Bearer ${token}`
  expect((await ask('/metrics', { headers: {} })).status).toBe(401)
  // the one that was started last may not serve yet
  const status = async () => (await ask('/metrics', { headers: { authorization } })).status
  await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(200)
  const told = async () => {
    const { status, body } = await ask('/metrics', { headers: { authorization } })
    expect(status).toBe(200)
    return Number(/operation="doctorMe",status="200"} (\d+)/.exec(body)?.[1] ?? 0)
  }
  const before = await told()
  for (let i = 0; i < 4; i++) await ask('/api/doctor/me')
  expect(await told()).toBe(before + 4)
})

test.runIf(isDeep)(
  'counts the requests of a minute together',
  async () => {
    const limited = await startServerOf(t, { WORKERS: '2', REQUESTS_PER_MINUTE: '20' })
    onTestFinished(() => limited.kill())
    const seen: number[] = []
    for (let n = 0; n < 30; n++) {
      const [answer] = await once(get(`${limited.url}/api/doctor/me`, { agent: false }), 'response')
      answer.resume()
      seen.push(answer.statusCode)
    }
    expect(seen.filter((status) => status === 401)).toHaveLength(20)
    expect(seen.filter((status) => status === 429)).toHaveLength(10)
  },
  120_000,
)

it('ends with all of them within eight seconds', async () => {
  const before = workers()
  const began = performance.now()
  server.child.kill('SIGTERM')
  const [code] = await once(server.child, 'exit')
  expect(code).toBe(0)
  expect(performance.now() - began).toBeLessThan(8_000)
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
