import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresAccount } from '../db/embedded/account.ts'
import { binaries } from '../db/embedded/binaries.ts'
import { makeCluster } from '../db/embedded/initdb.ts'
import { ownerUrl, prepareDatabase } from '../db/embedded/roles.ts'
import { launch, ready, type Server } from '../db/embedded/server.ts'
import type { Setup } from '../db/embedded/setup.ts'
import { withClient } from '../db/withClient.ts'
import { freePort } from './serverProcess.ts'
import { statementOn } from './statementOn.ts'

/** One PostgreSQL of several that follow one another. */
export type Node = {
  port: number
  /** Of the first process, whose children the others are. */
  pid: number
  ownerUrl: string
  /** Follows this one by streaming replication; copied while it runs. */
  addStandby(options?: { delay?: string; port?: number }): Promise<Node>
  /** Commits wait for the standby, or for nobody. */
  waitFor(whom: '*' | ''): Promise<void>
  promote(): Promise<void>
  /** The whole server at once, as a power cut would. */
  kill(): Promise<void>
  /** On what it had when it was killed. */
  restart(): Promise<Node>
  run(sql: string): Promise<Record<string, unknown>[]>
}

/**
 * A primary with the roles and the empty database of Officina, made of the PostgreSQL that comes with it. Nothing is
 * synced to the disk: only processes die here. `remove` ends all that have been started.
 */
export async function startPrimary(): Promise<{
  primary: Node
  appUrl: string
  remove(): Promise<void>
}> {
  const root = mkdtempSync(join(tmpdir(), 'officina-cluster-'))
  chmodSync(root, 0o755)
  const family = { root, password: randomBytes(32).toString('hex'), nodes: [] as Node[], made: 0 }
  const setup = setupOf(family)
  await makeCluster(setup, () => {})
  configure(setup, [])
  const primary = await startNode(family, setup)
  const { appUrl } = await prepareDatabase(primary.port, family.password, true)
  return {
    primary,
    appUrl,
    async remove() {
      for (const node of family.nodes) await node.kill()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** The address that names several of them, with user and password of one that leads to the first. */
export function withHosts(
  url: string,
  nodes: Pick<Node, 'port'>[],
  attributes = 'read-write',
): string {
  const { username, password, pathname } = new URL(url)
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  return `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=${attributes}`
}

type Family = { root: string; password: string; nodes: Node[]; made: number }

function setupOf(family: Family): Setup {
  const account = postgresAccount()
  const dataDir = join(family.root, `node-${++family.made}`)
  mkdirSync(dataDir, { mode: 0o755 })
  if (account) chownSync(dataDir, account.uid, account.gid)
  const dataPath = join(dataDir, 'postgres')
  const bin = binaries(account, () => {})
  return {
    dataDir,
    dataPath,
    where: dataPath,
    account,
    bin,
    password: family.password,
    volatile: false,
  }
}

/** In the file that ALTER SYSTEM writes, so that nothing of the server it was copied from remains. */
function configure({ dataPath }: Setup, lines: string[]): void {
  const common = [
    'fsync = off',
    'full_page_writes = off',
    "wal_keep_size = '512MB'",
    "wal_retrieve_retry_interval = '100ms'",
  ]
  writeFileSync(join(dataPath, 'postgresql.auto.conf'), `${[...common, ...lines].join('\n')}\n`)
}

async function startNode(family: Family, setup: Setup, wanted?: number): Promise<Node> {
  const port = wanted ?? (await freePort())
  const server = launch(setup, port)
  const admin = ownerUrl(port, family.password, 'postgres')
  await ready(server, admin)
  const run = async (sql: string) => (await statementOn(admin, sql)).rows
  const node: Node = {
    port,
    pid: server.child.pid ?? 0,
    ownerUrl: ownerUrl(port, family.password),
    run,
    async waitFor(whom) {
      await run(`alter system set synchronous_standby_names = '${whom}'`)
      await run('select pg_reload_conf()')
      if (whom === '') return
      await until(async () => {
        const rows = await run("select from pg_stat_replication where sync_state = 'sync'")
        return rows.length > 0
      })
    },
    async promote() {
      await run('select pg_promote(true, 10)')
    },
    kill: () => killAll(server),
    restart: () => startNode(family, setup, port),
    async addStandby({ delay, port: wanted } = {}) {
      const copy = setupOf(family)
      await copyRunning(admin, setup, copy)
      configure(copy, [
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=officina password=${family.password}'`,
        ...(delay ? [`recovery_min_apply_delay = '${delay}'`] : []),
      ])
      return startNode(family, copy, wanted)
    },
  }
  family.nodes.push(node)
  return node
}

/** Copies the folder of a server that goes on writing; what changes meanwhile comes by its log. */
const copyRunning = (url: string, from: Setup, to: Setup): Promise<void> =>
  withClient(url, async (client) => {
    await client.query("select pg_backup_start('officina', true)")
    const script =
      'mkdir -m 700 "$2" && cd "$1" && tar -c --exclude=./postmaster.* --exclude="./pg_wal/*" . 2>/dev/null | tar -x -C "$2"'
    execFileSync('/bin/sh', ['-c', script, 'copy', from.dataPath, to.dataPath])
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const)
      writeFileSync(join(to.dataPath, name), text)
    const { account } = to
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, to.dataPath])
  })

async function killAll({ child, exited }: Server): Promise<void> {
  const { pid, exitCode, signalCode } = child
  if (!pid || exitCode !== null || signalCode !== null) return
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const each of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // it has just ended by itself
    }
  }
  await exited
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const late = Date.now() + 30_000; !(await isTrue()); await sleep(20))
    if (Date.now() > late) throw new Error('waited too long for a standby')
}
