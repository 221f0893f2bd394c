import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { benchBrowser } from './browser/bench.ts'
import { benchInteractions } from './browser/interactions.ts'
import { keep, readKept, worseThan } from './lib/kept.ts'
import { mediansOf, printTable, type Table } from './lib/table.ts'
import { benchServer } from './server/bench.ts'
import { benchBusy } from './server/busy.ts'
import { benchCapacity } from './server/capacity.ts'
import { benchFailover, benchRolling } from './server/failover.ts'
import { benchGrowth } from './server/growth.ts'
import { benchImports } from './server/imports.ts'
import { benchMemory } from './server/memory.ts'
import { benchRestart } from './server/restart.ts'
import { benchRestore } from './server/restore.ts'

const usage = `Say which: npm run bench -- server [--orders 100000[,1000000]], -- growth [--orders 10000,100000,1000000],
-- busy [--orders 350000], -- imports [--rows 20000],
-- browser [--rounds 5], -- interactions [--rounds 5], -- failover [--writes 50000], -- rolling, -- capacity, -- memory [--minutes 10], -- restart or -- restore [--gigabytes 1].
npm run bench -- --check compares the median of three runs with docs/performance.md, -- --keep writes it there.`

const benches: Record<string, (args: string[]) => Promise<Table>> = {
  server: benchServer,
  growth: benchGrowth,
  busy: benchBusy,
  imports: benchImports,
  capacity: benchCapacity,
  failover: benchFailover,
  rolling: benchRolling,
  memory: benchMemory,
  restart: benchRestart,
  restore: benchRestore,
  browser: benchBrowser,
  interactions: benchInteractions,
}

/** What is checked: the size of the server's tables is that of the kept table. */
const checked = { server: ['--orders', '100000', '--seconds', '2'], browser: [], interactions: [] }

// servers that a bench has started end with it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// servers and pages are those of npm start
await ensureBuilt()

const [name = '', ...options] = process.argv.slice(2)
if (name.startsWith('--')) await check()
else {
  const bench = benches[name]
  if (bench) printTable(await bench(options))
  else {
    console.error(usage)
    process.exitCode = 1
  }
}

/** Three runs of each bench; fails when the median of a ratio has become worse by more than a quarter. */
async function check(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      check: { type: 'boolean' },
      keep: { type: 'boolean' },
      only: { type: 'string' },
    },
  })
  const worse: string[] = []
  for (const [bench, args] of Object.entries(checked)) {
    if (values.only && values.only !== bench) continue
    const runs: Table[] = []
    for (let run = 0; run < 3; run++) runs.push(await benches[bench]!(args))
    const { title, rows } = mediansOf(runs)
    printTable({ title: `${title}; medians of 3 runs`, rows })
    if (values.keep) keep(bench, rows)
    else worse.push(...worseThan(readKept(bench), rows))
  }
  for (const line of worse) console.error(`Worse by more than a quarter: ${line}`)
  if (worse.length > 0) process.exitCode = 1
}
