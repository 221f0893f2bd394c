import { parseArgs } from 'node:util'
import { cycle, load } from '../lib/load.ts'
import { machine } from '../lib/machine.ts'
import { percentile, rounds } from '../lib/rounds.ts'
import { type Row, shortNumber, type Table } from '../lib/table.ts'
import { asked, computeFigures } from './console.ts'
import { browsersOf } from './people.ts'
import { fillTo, openApp, openPlace, startServer } from './place.ts'
import { accountOf, listsByState, shortSize } from './reads.ts'

/** A database of one size, its server, and what its administrators call. */
type Shop = {
  size: string
  url: string
  next: (paths: string[]) => () => Call
  close(): Promise<void>
}
type Call = { path: string; headers: Record<string, string> }

/**
 * How the console's calls slow down as orders grow: `npm run bench -- growth [--orders 10000,100000,1000000] [--seconds 2]`.
 * Each size has a database and a server of its own, and they are asked in turns: what slows the machine for a while slows
 * all of them.
 */
export async function benchGrowth(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '10000,100000,1000000' },
      seconds: { type: 'string', default: '2' },
    },
  })
  const sizes = values.orders.split(',').map(Number)
  if (sizes.length < 2 || sizes.some((size) => !Number.isInteger(size) || size < 1_000))
    throw new Error(
      'Give two sizes or more, of at least 1000 orders, such as --orders 10000,100000.',
    )
  const seconds = Number(values.seconds)
  const shops: Shop[] = []
  try {
    for (const size of sizes) shops.push(await openShop(size))
    const rows = await measureLists(shops, seconds)
    for (const [what, paths] of Object.entries(asked))
      rows.push(...(await measureSlowest(shops, what, paths, seconds)))
    return { title: `Growth: 16 connections, medians of 3 rounds in turns, ${machine()}`, rows }
  } finally {
    for (const shop of shops) await shop.close()
  }
}

async function openShop(orders: number): Promise<Shop> {
  const place = await openPlace()
  await fillTo(place, orders)
  const app = await openApp(place)
  await computeFigures(app)
  const server = await startServer(place.env)
  const admins = cycle(await browsersOf(app, 'admin', await accountOf(app, 'admins')))
  return {
    size: shortSize(orders),
    url: server.url,
    next: (paths) => {
      const path = cycle(paths)
      return () => ({ path: path(), headers: admins() })
    },
    async close() {
      await server.stop()
      await app.close()
      await place.close()
    },
  }
}

/** Lists of orders by their states a second, each size beside the one before it. */
async function measureLists(shops: Shop[], seconds: number): Promise<Row[]> {
  const result = await inTurns(
    shops,
    listsByState,
    async (url, next) => (await load(url, next, { seconds })).perSecond,
  )
  return pairs(shops, (before, after) => ({
    what: `list of ${after} ÷ list of ${before}`,
    measured: `${shortNumber(result[after]!.median)}/s`,
    bare: `${shortNumber(result[before]!.median)}/s`,
    ratio: result[after]!.median / result[before]!.median,
    target: { atLeast: 0.9 },
    spread: Math.max(result[after]!.spread, result[before]!.spread),
  }))
}

/** What 95 of 100 calls take at most, each size beside the one before it. */
async function measureSlowest(
  shops: Shop[],
  what: string,
  paths: string[],
  seconds: number,
): Promise<Row[]> {
  const result = await inTurns(shops, paths, async (url, next) =>
    percentile((await load(url, next, { seconds })).latencies, 95),
  )
  return pairs(shops, (before, after) => ({
    what: `${what}: p95 at ${after} beside ${before}`,
    measured: `${shortNumber(result[after]!.median)} ms`,
    bare: `${shortNumber(result[before]!.median)} ms`,
    ratio: result[after]!.median / result[before]!.median,
    judged: { value: result[after]!.median, unit: 'ms' },
    target: { atMost: 300 },
    spread: Math.max(result[after]!.spread, result[before]!.spread),
  }))
}

const inTurns = (
  shops: Shop[],
  paths: string[],
  measure: (url: string, next: () => Call) => Promise<number>,
) =>
  rounds(
    Object.fromEntries(
      shops.map(({ size, url, next }) => {
        const call = next(paths)
        return [size, () => measure(url, call)]
      }),
    ),
  )

const pairs = (shops: Shop[], row: (before: string, after: string) => Row): Row[] =>
  shops.slice(1).map(({ size }, index) => row(shops[index]!.size, size))
