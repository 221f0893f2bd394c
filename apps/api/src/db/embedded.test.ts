import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../testing/deep.ts'
import { statementOn } from '../testing/statementOn.ts'
import { postgresAccount } from './embedded/account.ts'
import { binaries } from './embedded/binaries.ts'
import { DataInUseError, type OpenDatabase, openDatabase, StartError } from './embedded.ts'

const asRoot = process.getuid?.() === 0
const opened: OpenDatabase[] = []
const children: ChildProcess[] = []
const folders: string[] = []

let template: string
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'officina-db-'))
  await (await openDatabase({ dataDir: template })).stop()
})
afterAll(() => rmSync(template, { recursive: true, force: true }))
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  test('is made once, is durable, and keeps its rows', async () => {
    const dataDir = newFolder()
    const first = await open(dataDir)
    await query(first.ownerUrl, "create table kept as select '髙﨑' as name")
    const [settings] = await query(
      first.ownerUrl,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
    })
    await first.stop()
    await first.stop()
    expect(serverPid(dataDir)).toBeUndefined()

    const second = await open(dataDir)
    expect(await query(second.ownerUrl, 'select name from kept')).toEqual([{ name: '髙﨑' }])
  })

  test('gives the application a role of its own, without rights over the server', async () => {
    const { ownerUrl, appUrl } = await open(filledFolder())
    const roles = 'select current_user as name, usesuper from pg_user where usename = current_user'
    expect(await query(ownerUrl, roles)).toEqual([{ name: 'officina', usesuper: true }])
    expect(await query(appUrl, roles)).toEqual([{ name: 'officina_app', usesuper: false }])
    await expect(query(appUrl, 'create role another')).rejects.toThrow(/permission denied/)
  })

  test('keeps passwords and rows from other users of the machine', async () => {
    const dataDir = filledFolder()
    const { appUrl, where } = await open(dataDir)
    const url = new URL(appUrl)
    expect(url.hostname).toBe('127.0.0.1')
    url.password = 'guess'
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
    expect(where).toBe(join(dataDir, 'postgres'))
  })

  test('keeps values of failed statements out of its log', async () => {
    const dataDir = filledFolder()
    const { ownerUrl } = await open(dataDir)
    await expect(query(ownerUrl, "select 'canary-value'::uuid")).rejects.toThrow(/canary/)
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('canary')
  })
})

describe('a second opener', () => {
  test('is refused at once, in this process and in another one', async () => {
    const dataDir = filledFolder()
    const { ownerUrl } = await open(dataDir)
    await expect(open(dataDir)).rejects.toThrow(DataInUseError)
    const other = opener(dataDir)
    expect(await other.line()).toMatch(
      new RegExp(`^DataInUseError: The data in .* another .* \\(pid ${process.pid}\\); .*\\.$`),
    )
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a command beside it', () => {
  test('works on the server that runs and leaves it running; it is refused while that one starts', async () => {
    const dataDir = filledFolder()
    const command = () => openDatabase({ dataDir }, undefined, { beside: true })
    const { ownerUrl, appUrl, stop } = await command()
    opened.push({ ownerUrl, appUrl, stop, owner: 'embedded', where: dataDir })
    const beside = await command()
    expect(beside).toMatchObject({ ownerUrl, appUrl })
    await beside.stop()
    expect(await query(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    const file = join(dataDir, 'postgres/postmaster.pid')
    const running = readFileSync(file, 'utf8')
    writeFileSync(file, running.replace(/ready\s*$/, 'starting\n'))
    await expect(command()).rejects.toThrow(/is starting or stopping: try again/)
    writeFileSync(file, running)
  })
})

describe('after a kill -9', () => {
  test.runIf(isDeep)(
    'every answered write is there, round after round',
    async () => {
      const dataDir = filledFolder()
      const setup = await open(dataDir)
      await query(setup.ownerUrl, 'create table acked (n int)')
      await setup.stop()
      const rounds = isDeep ? 5 : 2
      let answered = 0
      for (let round = 0; round < rounds; round++) {
        const writer = opener(dataDir, 'write')
        for (let line = 0; line < 40; line++)
          answered = Math.max(answered, Number(await writer.line()))
        writer.child.kill('SIGKILL')
        await once(writer.child, 'exit')
        const database = await open(dataDir)
        const [row] = await query(
          database.ownerUrl,
          'select count(*)::int as n from acked where n > 0',
        )
        expect(row?.n).toBeGreaterThanOrEqual(answered)
        await database.stop()
      }
      expect(answered).toBeGreaterThanOrEqual(40 * rounds)
    },
    60_000,
  )

  test('the server goes with its owner', async () => {
    const dataDir = filledFolder()
    const owner = opener(dataDir, 'wait')
    await owner.line()
    const pid = serverPid(dataDir)!
    expect(isAlive(pid)).toBe(true)
    owner.child.kill('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  })

  test('a server without owner is stopped and its rows are kept', async () => {
    const dataDir = filledFolder()
    const first = await open(dataDir)
    await query(first.ownerUrl, 'create table kept as select 1 as n')
    await first.stop()
    const account = postgresAccount()
    const orphan = spawn(
      binaries(account, () => {}).postgres,
      [
        '-D',
        join(dataDir, 'postgres'),
        '-c',
        'unix_socket_directories=',
        '-p',
        `${50_000 + (process.pid % 10_000)}`,
      ],
      { ...account, cwd: '/', stdio: 'ignore' },
    )
    children.push(orphan)
    await expect.poll(() => serverPid(dataDir), { timeout: 10_000 }).toBe(orphan.pid)
    const second = await open(dataDir)
    expect(isAlive(orphan.pid!)).toBe(false)
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
  })

  test.runIf(process.platform === 'linux')('a reused pid is no obstacle', async () => {
    const dataDir = filledFolder()
    const first = await open(dataDir)
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n/elsewhere\n`)
    const second = await open(dataDir)
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a server that ends by itself', () => {
  test('is started again at the same address, with every answered write', async () => {
    const dataDir = filledFolder()
    const { ownerUrl } = await open(dataDir)
    await query(ownerUrl, 'create table acked (n int)')
    for (let n = 1; n <= 20; n++) await query(ownerUrl, `insert into acked values (${n})`)
    // works on without looking up, also when its main process is gone
    const busy = query(ownerUrl, 'select count(*) from generate_series(1, 1000000000000)')
    const cut = expect(busy).rejects.toThrow()
    await running(ownerUrl, 'generate_series')
    process.kill(serverPid(dataDir)!, 'SIGKILL')
    await cut
    await expect(open(dataDir)).rejects.toThrow(DataInUseError)
    expect(await back(ownerUrl, 'select count(*)::int as n from acked')).toEqual([{ n: 20 }])
    await expect(open(dataDir)).rejects.toThrow(DataInUseError)
  }, 60_000)

  test('is given up after as many starts as allowed, and says why', async () => {
    const dataDir = filledFolder()
    const lost = Promise.withResolvers<string>()
    const said: string[] = []
    const database = await openDatabase({ dataDir }, (line) => said.push(line), {
      onLost: lost.resolve,
      restartDelaysMs: [0, 50, 50],
    })
    opened.push(database)
    const main = serverPid(dataDir)!
    const settings = join(dataDir, 'postgres/postgresql.auto.conf')
    writeFileSync(settings, 'no setting at all\n')
    process.kill(main, 'SIGKILL')
    expect(await lost.promise).toMatch(/configuration file .* contains errors$/)
    expect(said.filter((line) => /^PostgreSQL stopped unexpectedly/.test(line))).toEqual([
      expect.stringMatching(/; starting it again\.$/),
      expect.stringMatching(/; starting it again in 0\.05 s\.$/),
      expect.stringMatching(/; starting it again in 0\.05 s\.$/),
    ])
    writeFileSync(settings, '')
    const { ownerUrl } = await open(dataDir)
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  }, 60_000)

  test.each([
    ['waits for its next start', [60_000]],
    ['is being started', [0]],
  ])(
    'can be stopped while it %s',
    async (_, restartDelaysMs) => {
      const dataDir = filledFolder()
      const begun = Promise.withResolvers<void>()
      const log = (line: string) => {
        if (/starting it again/.test(line)) begun.resolve()
      }
      const database = await openDatabase({ dataDir }, log, { restartDelaysMs })
      opened.push(database)
      process.kill(serverPid(dataDir)!, 'SIGKILL')
      await begun.promise
      await database.stop()
      const next = await open(dataDir)
      expect(await query(next.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    },
    60_000,
  )
})

describe('what is there is never replaced', () => {
  test.each([
    [
      'another version',
      'PG_VERSION',
      '17\n',
      /written by PostgreSQL 17, but this is PostgreSQL 18/,
    ],
    ['a half-copied folder', 'base', undefined, /is not a complete database/],
  ])('%s', async (_, name, content, sentence) => {
    const dataDir = newFolder()
    const path = join(dataDir, 'postgres', name)
    mkdirSync(dirname(path))
    if (content) writeFileSync(path, content)
    else mkdirSync(path)
    await expect(open(dataDir)).rejects.toThrow(sentence)
    if (content) expect(readFileSync(path, 'utf8')).toBe(content)
    else expect(existsSync(path)).toBe(true)
    await expect(open(dataDir)).rejects.toThrow(StartError)
  })

  test('a lost password file', async () => {
    const dataDir = filledFolder()
    const database = await open(dataDir)
    await database.stop()
    rmSync(join(dataDir, 'postgres.password'))
    await expect(open(dataDir)).rejects.toThrow(/postgres\.password is missing/)
    expect(existsSync(join(dataDir, 'postgres.password'))).toBe(false)
  })

  test('a data directory that is a file', async () => {
    const dataDir = join(newFolder(), 'file')
    writeFileSync(dataDir, '')
    await expect(open(dataDir)).rejects.toThrow(/DATA_DIR .* a file/)
  })
})

describe('below a folder closed to others', () => {
  test.runIf(asRoot && isDeep)(
    'root keeps the rows in a system folder and finds them again',
    async () => {
      const dataDir = join(newFolder(), 'data')
      const said: string[] = []
      const first = await open(dataDir, (line) => said.push(line))
      expect(first.where).toMatch(/^\/var\/lib\/officina\/[0-9a-f]{8}-[0-9a-f]{8}\/postgres /)
      folders.push(dirname(first.where.split(' ')[0]!))
      expect(said).toContainEqual(expect.stringContaining(`cannot reach ${dataDir}`))
      await query(first.ownerUrl, 'create table kept as select 1 as n')
      await first.stop()
      const second = await open(dataDir)
      expect(second.where).toBe(first.where)
      expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
    },
  )
})

describe('a server of one’s own', () => {
  test('is used as it is', async () => {
    const { ownerUrl, appUrl } = await open(filledFolder())
    const own = await openDatabase({ dataDir: '/nowhere', databaseUrl: ownerUrl })
    expect(own).toMatchObject({ ownerUrl, appUrl: ownerUrl, owner: 'same' })
    expect(own.where).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/officina$/)
    await own.stop()
    expect(await query(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    const two = { dataDir: '/nowhere', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl }
    expect(await openDatabase(two)).toMatchObject({ ownerUrl, appUrl, owner: 'given' })
    const away = { ...two, databaseOwnerUrl: 'postgres://a:secret@127.0.0.1:1/x' }
    await expect(openDatabase(away)).rejects.toThrow(
      /^DATABASE_OWNER_URL: no connection to PostgreSQL at 127\.0\.0\.1:1\/x: /,
    )
  })

  test.each([
    [
      'nothing listens',
      'postgres://a:secret@127.0.0.1:1/x',
      /no connection to .*: nothing listens/,
    ],
    ['no such host', 'postgres://a:secret@nowhere.invalid/x', /no connection to .*host name/],
  ])('%s: one sentence without the password', async (_, databaseUrl, sentence) => {
    const failure = await openDatabase({ dataDir: '/nowhere', databaseUrl }).catch((e) => e)
    expect(failure).toBeInstanceOf(StartError)
    expect(failure.message).toMatch(sentence)
    expect(failure.message).not.toContain('secret')
  })
})

async function open(dataDir: string, log?: (line: string) => void): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir }, log)
  opened.push(database)
  return database
}

/** A folder with a database that was stopped in order; a copy takes a tenth of the time of a new one. */
function filledFolder(): string {
  const folder = newFolder()
  execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'officina-db-'))
  folders.push(folder)
  return folder
}

const query = async (url: string, text: string) => (await statementOn(url, text)).rows

/** The answer of a server that is away for a moment. */
async function back(url: string, sql: string): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] | undefined
  await expect
    .poll(
      async () => {
        rows = await query(url, sql).catch(() => undefined)
        return rows
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return rows ?? []
}

/** Waits until a query with this text is being worked on. */
async function running(url: string, text: string): Promise<void> {
  const asked = `select 1 from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like '%${text}%'`
  await expect.poll(async () => (await query(url, asked)).length, { timeout: 10_000 }).toBe(1)
}

/** Opens the data in a process of its own, so that it can be killed. */
function opener(dataDir: string, then: 'wait' | 'write' = 'wait') {
  const program = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
    const pg = (await import(${JSON.stringify(import.meta.resolve('pg'))})).default
    try {
      const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
      if (${then === 'write'}) {
        const client = new pg.Client({ connectionString: database.ownerUrl })
        await client.connect()
        let n = (await client.query('select count(*)::int as n from acked')).rows[0].n
        for (;;) {
          await client.query('insert into acked values ($1)', [++n])
          console.log(n)
        }
      }
      console.log('open')
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  return { child, line }
}

function serverPid(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
