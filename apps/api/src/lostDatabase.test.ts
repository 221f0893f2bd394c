import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieOf } from './testing/browser.ts'
import { isDeep } from './testing/deep.ts'
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts'
import { type Seen, type Socket, socketOf } from './testing/socket.ts'

const kills = isDeep ? 4 : 1
const askers = isDeep ? 8 : 3
/** The figure is 5 s; a machine that does other things too gets five times as long. */
const readyWithinMs = 25_000

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'officina-lost-'))
  server = await startServerProcess({ DATA_DIR: dataDir, SEED: 'demo' })
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  if (server.child.exitCode === null) await once(server.child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

it('goes on when its database is killed under load, with every acknowledged write', async () => {
  const seen: Seen[] = []
  const run = startLoad(seen, await signIn())
  const away: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const made = run.drafts.length
    await until(() => run.drafts.length > made + 2)
    const killed = performance.now()
    process.kill(mainPid(), 'SIGKILL')
    // between two looks it may be down and up again, but not the calls of everybody
    const before = seen.length
    await until(async () => (await statusOf('/readyz')) === 503)
    expect(await statusOf('/healthz')).toBe(200)
    await until(async () => (await statusOf('/readyz')) === 200)
    away.push(Math.round(performance.now() - killed))
    expect(seen.length).toBeGreaterThan(before)
  }
  const made = run.drafts.length
  await until(() => run.drafts.length > made + 2)
  await run.stop()
  console.log(`${kills} kills of the database, ready after ${away.join(', ')} ms; ${tally(seen)}`)
  expect(server.child.exitCode).toBeNull()
  expect(seen.filter((each) => each.status >= 500 && each.status !== 503)).toEqual([])
  expect(seen.filter((each) => each.status === 503 && !each.retryAfter)).toEqual([])
  await expectKept(run.socket, run.drafts)
}, 120_000)

it.runIf(isDeep)(
  'is soon ready again after a kill -9 under load',
  async () => {
    const took: number[] = []
    const all: string[] = []
    for (let kill = 0; kill < 5; kill++) {
      const run = startLoad([], await signIn())
      await until(() => run.drafts.length > 10)
      await server.kill()
      const began = performance.now()
      server = await startServerProcess({ DATA_DIR: dataDir, SEED: 'demo' })
      await until(async () => (await statusOf('/readyz')) === 200)
      took.push(Math.round(performance.now() - began))
      await run.stop()
      all.push(...run.drafts)
      await expectKept(run.socket, all)
    }
    took.sort((a, b) => a - b)
    console.log(`kill -9 of the server to ready: ${took.join(', ')} ms, median ${took[2]} ms`)
    expect(took[2]).toBeLessThanOrEqual(readyWithinMs)
  },
  300_000,
)

/** A doctor at several windows: reads, and begins recipes; what was answered with 201 is in `drafts`. */
function startLoad(seen: Seen[], jar: Map<string, string>) {
  const drafts: string[] = []
  let isOver = false
  const see = (each: Seen | undefined) => void (each && seen.push(each))
  const socket = socketOf(() => server.url, { browser: { jar } }, see)
  const ask = async () => {
    while (!isOver) {
      const filter = encodeURIComponent('{"status":["issued"]}')
      const [source] = await socket.get(`/api/doctor/recipes?filter=${filter}`)
      const copy = { mode: 'copy', recipe: source.id, patient_id: source.patient_id }
      const made = await socket.call('POST', '/api/doctor/recipes', copy)
      expect(made.status, made.text).toBe(201)
      drafts.push(made.body.data.id)
      await sleep(100)
    }
  }
  const work = Promise.all(Array.from({ length: askers }, ask))
  return {
    drafts,
    socket,
    stop() {
      isOver = true
      return work
    },
  }
}

async function expectKept(socket: Socket, drafts: string[]): Promise<void> {
  for (const id of drafts)
    expect((await socket.call('GET', `/api/doctor/recipes/${id}`)).status).toBe(200)
}

async function signIn(): Promise<Map<string, string>> {
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((cookie) => (cookie.split(';')[0] ?? '').split('='))
  const first = await fetch(`${server.url}/sanctum/csrf-cookie`)
  const jar = new Map(cookiesOf(first) as [string, string][])
  const response = await fetch(`${server.url}/api/doctor/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieOf(jar),
      'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify({ email: 'doctor@officina.test', password: 'officina-demo-2026' }),
  })
  expect(response.status).toBe(200)
  return new Map(cookiesOf(response) as [string, string][])
}

const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const late = Date.now() + 30_000; !(await isTrue()); await sleep(5))
    if (Date.now() > late) throw new Error(`waited too long for ${isTrue}`)
}

const mainPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

function tally(seen: Seen[]): string {
  const counts = Map.groupBy(seen, (each) => each.status)
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}
