import { once } from 'node:events'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { percentile } from '../lib/rounds.ts'
import { type Row, shortNumber, type Table } from '../lib/table.ts'
import { browsersOf, type Headers } from './people.ts'
import { fillTo, openApp, openPlace, startServer } from './place.ts'
import { accountOf, listPath, select } from './reads.ts'

/** Probes that may take longer: one of a thousand. */
const longest = 200
const readers = 50
/** A reader looks at the page before asking for the next. */
const thinkMs = 250
const pdfs = 4

type Busy = { url: string; admins: Headers[]; slips: string }

/**
 * How long `/healthz` waits while the server makes four PDFs at a time, exports all orders and answers 50
 * readers: `npm run bench -- busy [--orders 350000] [--data folder]`.
 */
export async function benchBusy(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: { orders: { type: 'string', default: '350000' }, data: { type: 'string' } },
  })
  const place = await openPlace(values.data)
  try {
    await fillTo(place, Number(values.orders))
    const server = await startServer(place.env)
    const app = await openApp(place)
    try {
      const admins = await browsersOf(app, 'admin', await accountOf(app, 'admins'), readers)
      const found = await select<{ id: string }>(
        app,
        "select id from orders where fulfilment_state = 'delivered' order by id desc limit 50",
      )
      const filter = JSON.stringify({ order_id: found.map(({ id }) => id) })
      const slips = `/api/admin/shipments/packing-slips?filter=${encodeURIComponent(filter)}`
      const busy = { url: server.url, admins, slips }
      const [cpu] = cpus()
      const rows = await measureBusy(busy, server)
      return { title: `A busy server, ${cpus().length} × ${cpu?.model}`, rows }
    } finally {
      await app.close()
      await server.stop()
    }
  } finally {
    await place.close()
  }
}

async function measureBusy(busy: Busy, server: { memory(): number }): Promise<Row[]> {
  const ask = (path: string, at = 0) => fetch(busy.url + path, { headers: busy.admins[at] ?? {} })
  const list = listPath('/api/admin/orders', {}, ['placed_at', 'DESC'])
  // the first of each loads its code
  await answered(await ask(list))
  await answered(await ask(busy.slips))
  await (await ask('/api/admin/orders/export')).body?.cancel()

  let [done, made, read] = [false, 0, 0]
  const before = server.memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, server.memory())
  }, 200)
  const probe = new Worker(new URL('probe.ts', import.meta.url), { workerData: { url: busy.url } })
  const until = async (work: (at: number) => Promise<void>, at: number) => {
    while (!done) await work(at)
  }
  const others = [
    ...Array.from({ length: pdfs }, (_, at) =>
      until(async () => {
        await answered(await ask(busy.slips, at))
        made++
      }, at),
    ),
    ...Array.from({ length: readers }, (_, at) =>
      until(async () => {
        await answered(await ask(list, at))
        read++
        await new Promise((resolve) => setTimeout(resolve, thinkMs))
      }, at),
    ),
  ]
  const begun = performance.now()
  const rows = await countLines(await ask('/api/admin/orders/export'))
  const seconds = (performance.now() - begun) / 1000
  done = true
  clearInterval(watch)
  probe.postMessage('stop')
  const [latencies] = (await once(probe, 'message')) as [number[]]
  await Promise.all(others)
  const worst = percentile(latencies, 99.9)
  return [
    {
      what: `/healthz, p99.9 of ${latencies.length.toLocaleString('en-US')}`,
      measured: `${shortNumber(worst)} ms`,
      bare: `p50 ${shortNumber(percentile(latencies, 50))}, p99 ${shortNumber(percentile(latencies, 99))}, most ${shortNumber(Math.max(...latencies))} ms`,
      judged: { value: worst, unit: 'ms' },
      target: { atMost: longest },
    },
    {
      what: `meanwhile: CSV of ${(rows - 1).toLocaleString('en-US')} orders`,
      measured: `${shortNumber(rows / seconds)} rows/s`,
      bare: `${shortNumber(made / seconds)} PDFs/s, ${shortNumber(read / seconds)} lists/s`,
    },
    {
      what: 'meanwhile: memory grows by',
      measured: `${shortNumber(most - before)} MB`,
      bare: `${shortNumber(before)} MB before`,
    },
  ]
}

async function answered(answer: Response): Promise<void> {
  if (answer.ok) return void (await answer.arrayBuffer())
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
}

async function countLines(answer: Response): Promise<number> {
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`)
  let lines = 0
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) lines++
  return lines
}
