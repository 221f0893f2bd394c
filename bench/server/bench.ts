import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPool } from '../../apps/api/src/db/client.ts'
import type { Row, Table } from '../lib/table.ts'
import { measureCheckout } from './checkout.ts'
import { measureConsole } from './console.ts'
import { measureExport } from './export.ts'
import { measureLogins, measureUnknownLogins } from './logins.ts'
import {
  fillTo,
  openApp,
  openPlace,
  type Place,
  type Running,
  startPlain,
  startServer,
} from './place.ts'
import {
  type Bench,
  measureAdminOrder,
  measureList,
  measurePatientOrder,
  measureProduct,
  measureSearch,
  shortSize,
} from './reads.ts'
import { shopOf } from './same.ts'
import { recordStatements } from './statements.ts'

/**
 * Everything in one run on one machine: the real server against its own SQL without HTTP, first on a
 * small and then on a large database. `--orders 100000` measures one size only, `--seconds 2` is quicker,
 * `--data folder` keeps the database for the next run.
 */
export async function benchServer(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '100000,1000000' },
      seconds: { type: 'string', default: '4' },
      data: { type: 'string' },
    },
  })
  const sizes = values.orders.split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < 20_000))
    throw new Error('Give at least 20000 orders, such as --orders 100000 or 100000,1000000.')
  const place = await openPlace(values.data)
  try {
    await fillTo(place, sizes[0] ?? 0)
    const server = await startServer(place.env)
    const rows = await measureAll(place, server, sizes, Number(values.seconds))
    const [cpu] = cpus()
    const title = `Server: 16 connections, medians of 3 rounds, ${cpus().length} × ${cpu?.model}`
    return { title, rows }
  } finally {
    await place.close()
  }
}

async function measureAll(
  place: Place,
  server: Running,
  [small = 0, ...larger]: number[],
  seconds: number,
): Promise<Row[]> {
  const app = await openApp(place)
  const plain = await startPlain(place.appUrl, await shopOf(app))
  const bare = createPool(place.appUrl)
  // the former list, counted to the end, takes seconds on a large table that is not in memory yet
  bare.options.connectionTimeoutMillis = 60_000
  const bench: Bench = {
    app,
    recorder: recordStatements(app),
    bare,
    url: server.url,
    plain: plain.url,
    seconds,
  }
  const rows: Row[] = []
  const note = (...found: Row[]) => {
    rows.push(...found)
    for (const row of found) console.log(`  ${row.what}: ${row.measured}, bare ${row.bare || '–'}`)
  }
  try {
    note(...(await measureList(bench, shortSize(small))))
    note(...(await measureConsole(bench, shortSize(small))))
    note(await measureExport(bench, server))
    note(...(await measureAdminOrder(bench)))
    note(...(await measurePatientOrder(bench)))
    note(...(await measureProduct(bench)))
    note(await measureSearch(bench, shortSize(small)))
    note(await measureCheckout(bench, place))
    note(await measureLogins(bench))
    note(await measureUnknownLogins(bench))
    for (const size of larger) {
      await fillTo(place, size)
      note(...(await measureList(bench, shortSize(size))))
      note(await measureSearch(bench, shortSize(size)))
      note(...(await measureConsole(bench, shortSize(size))))
    }
    // what is left of it the server gives back when nobody has called for half a minute
    await sleep(35_000)
    const memory = server.memory()
    note({
      what: 'memory of the server after all of it, MB',
      measured: `${Math.round(memory)} MB`,
      bare: '',
      ratio: memory,
      target: { atMost: 220 },
    })
    return rows
  } finally {
    await bare.end()
    await app.close()
    await server.stop()
    await plain.stop()
  }
}
