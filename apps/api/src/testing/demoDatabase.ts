import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../../../../scripts/lib/fingerprint.mjs'
import { loadConfig, ROOT } from '../config.ts'
import { openDatabase } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { installQuestionnaires } from '../entities/questionnaire/definitions.ts'

type DemoDatabase = {
  ownerUrl: string
  appUrl: string
  /** Its files and its secret; a server works on a copy of them. */
  dataDir: string
  stop(): Promise<void>
}

const CACHE = join(ROOT, 'node_modules/.cache/officina')
const PREFIX = 'demo-'
const SOURCES = ['package-lock.json', 'packages/shared', 'apps/api/src']

/**
 * A throw-away PostgreSQL that holds the demo, to be cloned for every file of tests. It is made once a day and
 * for every change of the server, and copied from then on.
 */
export async function openDemoDatabase(): Promise<DemoDatabase> {
  const today = new Date().toISOString().slice(0, 10)
  const kept = join(CACHE, `${PREFIX}${today}-${fingerprint(SOURCES).slice(0, 16)}`)
  const dir = mkdtempSync(join(tmpdir(), 'officina-demo-'))
  if (!existsSync(kept)) {
    await make(dir)
    keep(dir, kept)
  } else copy(kept, dir)
  const database = await openDatabase({ dataDir: dir }, undefined, { volatile: true })
  return {
    ...database,
    dataDir: join(dir, 'demo'),
    async stop() {
      await database.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function make(dir: string): Promise<void> {
  const database = await openDatabase({ dataDir: dir }, undefined, { volatile: true })
  const { ownerUrl } = database
  await migrate(ownerUrl)
  const config = loadConfig({ CURRENCY: 'USD', DATA_DIR: join(dir, 'demo') })
  await seedDemo({ ownerUrl, config })
  await installQuestionnaires(ownerUrl)
  await database.stop()
}

/** The newest is enough. A run that makes the same at the same time is as welcome. */
function keep(dir: string, kept: string): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE).filter((each) => each.startsWith(PREFIX)))
    rmSync(join(CACHE, name), { recursive: true, force: true })
  const half = mkdtempSync(join(CACHE, 'half-demo-'))
  copy(dir, half)
  if (existsSync(kept)) rmSync(half, { recursive: true, force: true })
  else renameSync(half, kept)
}

/** With owners and modes: PostgreSQL's files may belong to another account than the tests run as. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}
