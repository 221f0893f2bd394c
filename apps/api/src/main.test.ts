import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SERVER_ENV } from '../../../scripts/lib/server.mjs'
import { bundleServer } from '../../../scripts/lib/serverBundle.ts'
import { openDatabase } from './db/embedded.ts'
import { isDeep } from './testing/deep.ts'
import { freePort } from './testing/serverProcess.ts'

const secret = '0123456789abcdef0123456789abcdef'
const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
const started: ChildProcess[] = []
let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'officina-main-'))
  port = await freePort()
})

afterEach(async () => {
  for (const child of started.splice(0)) await stop(child)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The server that `npm start` builds and runs; below this folder, because it loads packages. */
const built = '../node_modules/.cache/bundle-of-a-test'

/** A server that several tests look at, the last of which may end it. */
function shareServer(env?: Record<string, string>, program?: string) {
  const shared = {} as ReturnType<typeof run>
  beforeAll(async () => {
    Object.assign(shared, await up(env, program))
    started.splice(0)
  }, 90_000)
  afterAll(async () => {
    if (shared.child) await stop(shared.child)
  })
  return shared
}

describe('a start', () => {
  test('fills an empty database with the demo and prints where everything is', async () => {
    const { child, output } = await up({ SEED: 'demo' })
    for (const text of [
      `Portal     http://127.0.0.1:${port}/`,
      `Mailbox    http://127.0.0.1:${port}/dev/mailbox`,
      'password officina-demo-2026',
      'admin@officina.test',
      'doctor@officina.test',
      'patient@officina.test',
      join(dataDir, 'postgres'),
    ])
      expect(output()).toContain(text)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(await stop(child)).toBe(0)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  }, 90_000)
})

describe('the next start, of the bundle', () => {
  const folder = join(import.meta.dirname, built)
  beforeAll(() => bundleServer(folder))
  afterAll(() => rmSync(folder, { recursive: true }))
  const server = shareServer({ SEED: 'demo' }, `${built}/main.mjs`)

  test('has all that is loaded on first use', async () => {
    const files = readdirSync(folder).map((name) => join(folder, name))
    // those would start another server
    const later = files.filter((file) => !/[/"]main\.mjs/.test(file + readFileSync(file, 'utf8')))
    expect(later.length).toBeGreaterThan(20)
    for (const file of later) await import(pathToFileURL(file).href)
  })

  test('keeps the data of the one before', async () => {
    const { output } = server
    expect(output()).not.toContain('Making a new database')
    expect(output()).not.toContain('Demo data created')
    expect(output()).toContain('admin@officina.test')
  })

  test.runIf(isDeep)(
    'leaves commands their work beside it',
    async () => {
      const admin = run({}, 'commands/admin-create.ts', ['beside@example.org'])
      expect(await admin.exit(), admin.output()).toBe(0)
      expect(admin.output()).toMatch(/beside@example.org has been invited.*\n\n +http/)
      if (isDeep) {
        // found out in the running database
        const seed = run({}, 'commands/seed.ts')
        expect(await seed.exit()).toBe(1)
        expect(seed.output()).toContain('The database is not empty')
        const reset = run({}, 'commands/reset.ts', ['--yes'])
        expect(await reset.exit()).toBe(1)
        expect(reset.output()).toMatch(/already open in another/)
      }
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      expect(server.output()).not.toContain('Stopping')
    },
    60_000,
  )

  test('says in one sentence that the port, or the data, is taken, and harms nobody', async () => {
    const samePort = run({ DATA_DIR: join(dataDir, 'other') })
    expect(await samePort.exit()).toBe(1)
    expect(samePort.output()).toMatch(/^Port \d+ on 127\.0\.0\.1 is already in use: .*\.\n$/)
    expect(existsSync(join(dataDir, 'other/postgres'))).toBe(false)

    const sameData = run({ PORT: String(await freePort()) })
    expect(await sameData.exit()).toBe(1)
    expect(sameData.output()).toMatch(/^The data in .* is already open in another .*\.\n$/)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  test('that is stopped answers the request that is under way, then the database is gone', async () => {
    const { child } = server
    const login = await halfSentLogin()
    child.kill('SIGTERM')
    await sleep(300)
    expect(isRunning(child)).toBe(true)
    expect(await login.finish()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ended(child)).toBe(0)
    expect(serverPid()).toBeUndefined()
  })
})

describe('starts beside others, or in vain', () => {
  // three processes that each make the demo: the long form of db/prepare.test.ts
  test.runIf(isDeep)(
    'shares an empty database of one’s own with others that start at once',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'officina-shared-'))
      const own = await openDatabase({ dataDir: folder }, undefined, { volatile: true })
      try {
        const servers = await Promise.all(
          [1, 2, 3].map(async () =>
            run({
              SEED: 'demo',
              DATABASE_URL: own.ownerUrl,
              SECRET_KEY: secret,
              DATA_DIR: mkdtempSync(join(folder, 'server-')),
              PORT: String(await freePort()),
            }),
          ),
        )
        for (const { output } of servers)
          await expect.poll(output, { timeout: 60_000 }).toContain('Stop with Ctrl-C')
        const seeded = servers.filter(({ output }) => output().includes('Demo data created'))
        expect(seeded).toHaveLength(1)
        for (const { child } of servers) expect(await stop(child)).toBe(0)
      } finally {
        await own.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    90_000,
  )

  test.each([
    [
      'bad settings',
      { PORT: 'x', CURRENCY: 'YEN' },
      /^These settings are wrong:\n {2}PORT: .*\n {2}CURRENCY: .*\n$/,
    ],
    ['a database away', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, /^DATABASE_URL: .*\.\n$/],
    [
      'a bucket away',
      { FILES_URL: 's3://clinic', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1', ...keys },
      /^These settings are wrong:\n {2}FILES_URL: files cannot be kept in s3:\/\/clinic .*\n$/,
    ],
    [
      'production that would harm people',
      { NODE_ENV: 'production' },
      /\n {2}SECRET_KEY: .*\n {2}PUBLIC_URL: .*\n {2}SMTP_URL: .*\n$/,
    ],
  ])('stops at %s without a stack', async (_, env, message) => {
    const { exit, output } = run(env)
    expect(await exit()).toBe(1)
    expect(output()).toMatch(message)
    expect(output()).not.toContain('    at ')
  })

  test('a command that only reads makes no data', async () => {
    const none = join(dataDir, 'none')
    const { exit, output } = run({ DATA_DIR: none }, 'commands/doctor.ts')
    expect(await exit()).toBe(1)
    expect(output()).toMatch(/^These settings are wrong:\n {2}DATA_DIR: .*\n$/)
    expect(existsSync(none)).toBe(false)
  })

  test('production refuses a database that holds demo accounts', async () => {
    const { exit, output } = run({
      NODE_ENV: 'production',
      SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
      PUBLIC_URL: 'https://officina.example.com',
      MAIL: 'off',
      SEED: '',
    })
    expect(await exit()).toBe(1)
    expect(output()).toMatch(/^This database holds demo accounts .*\.\n$/)
  })
})

describe('a stop', () => {
  test('is possible at any moment of a start', async () => {
    for (const ms of isDeep ? [150, 300, 450, 600] : [300, 600]) {
      const { child } = run({ SEED: 'demo' })
      await sleep(ms)
      child.kill('SIGTERM')
      // before the handler is there the signal itself ends the process
      expect([0, null]).toContain(await ended(child))
      expect(serverPid()).toBeUndefined()
    }
  })

  test.runIf(isDeep)('is possible while the database is being started again', async () => {
    const { child, output } = await up({ LOG_LEVEL: 'warn' })
    process.kill(serverPid()!, 'SIGKILL')
    await expect.poll(output, { timeout: 10_000 }).toContain('starting it again')
    expect(await stop(child)).toBe(0)
    expect(serverPid()).toBeUndefined()
  })
})

describe('a server whose database is killed', () => {
  const server = shareServer()

  test('has it started again, with all that was answered', async () => {
    const { child } = server
    const login = await halfSentLogin()
    const answer = await login.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    const cookie = [...answer.matchAll(/^set-cookie: ([^;]+)/gim)]
      .map(([, each]) => each)
      .join('; ')
    const statusOf = async (path: string) => {
      const headers = { cookie, accept: 'application/json' }
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return status
    }
    process.kill(serverPid()!, 'SIGKILL')
    await expect.poll(() => statusOf('/readyz'), { interval: 5 }).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200)
    expect(await statusOf('/api/doctor/me')).toBe(200)
    expect(isRunning(child)).toBe(true)
  }, 60_000)

  test.runIf(isDeep)(
    'stops within eight seconds, also with a request whose body never comes',
    async () => {
      const { child } = server
      await halfSentLogin()
      const began = performance.now()
      child.kill('SIGTERM')
      await expect
        .poll(() => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => 'gone'))
        .toBe('gone')
      expect(await ended(child)).toBe(0)
      expect(performance.now() - began).toBeLessThan(8_000)
      expect(serverPid()).toBeUndefined()
    },
    60_000,
  )

  test.runIf(isDeep)(
    'that cannot be started five times in a row ends with one sentence',
    async () => {
      const { exit, output } = await up()
      const settings = join(dataDir, 'postgres/postgresql.auto.conf')
      writeFileSync(settings, 'no setting at all\n')
      process.kill(serverPid()!, 'SIGKILL')
      expect(await exit()).toBe(1)
      writeFileSync(settings, '')
      expect(output()).toMatch(/\nThe database stopped and could not be started again: .*\.\n$/)
    },
    90_000,
  )
})

/** Starts main.ts, or a command, with nothing of this process's own settings. */
function run(env: Record<string, string> = {}, program = 'main.ts', args: string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      ...SERVER_ENV,
      // set to nothing, so that a developer's .env file stays out
      ...Object.fromEntries(['HOST', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'].map((n) => [n, ''])),
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return { child, output: () => said, exit: () => ended(child) }
}

async function up(env?: Record<string, string>, program?: string) {
  const started = run(env, program)
  const isUp = () => expect(started.output()).toContain('Stop with Ctrl-C')
  await vi.waitFor(isUp, { timeout: 60_000 })
  return started
}

/** A sign-in whose body is held back: a request that is under way for as long as the test likes. */
async function halfSentLogin() {
  const before = await fetch(`http://127.0.0.1:${port}/sanctum/csrf-cookie`)
  const cookies = before.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.slice(11)
  const body = JSON.stringify({ email: 'doctor@officina.test', password: 'officina-demo-2026' })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    [
      'POST /api/doctor/login HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Accept: application/json',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Cookie: ${cookies.join('; ')}`,
      `X-XSRF-TOKEN: ${decodeURIComponent(token)}`,
      'X-Auth-Guard: doctor',
      'Connection: close',
      '',
      body.slice(0, 20),
    ].join('\r\n'),
  )
  await sleep(200)
  return {
    async finish() {
      socket.write(body.slice(20))
      await once(socket, 'close')
      return answer
    },
  }
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (isRunning(child)) await once(child, 'close')
  return child.exitCode
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (isRunning(child)) child.kill('SIGTERM')
  return ended(child)
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

function serverPid(): number | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
