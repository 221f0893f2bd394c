import { parseArgs } from 'node:util'
import { cycle } from '../lib/load.ts'
import { machine } from '../lib/machine.ts'
import { percentile } from '../lib/rounds.ts'
import { shortNumber, type Table } from '../lib/table.ts'
import { browsersOf } from './people.ts'
import { fillTo, openApp, openPlace, startServer } from './place.ts'
import { accountOf, listPath } from './reads.ts'

type Sample = { minute: number; megabytes: number }

/**
 * Whether memory grows while a server answers so many requests a second, reads of all three roles and a write in ten:
 * `npm run bench -- memory [--minutes 10] [--rate 50] [--orders 20000] [--data folder]`. The first fifth is not counted:
 * code is loaded then, and caches fill.
 */
export async function benchMemory(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '50' },
      orders: { type: 'string', default: '20000' },
      data: { type: 'string' },
    },
  })
  const minutes = Number(values.minutes)
  const place = await openPlace(values.data)
  try {
    await fillTo(place, Number(values.orders))
    const server = await startServer(place.env)
    const app = await openApp(place)
    try {
      const next = cycle(await callsOf(app))
      const { samples, latencies, failures, cpu } = await ask(
        server,
        next,
        Number(values.rate),
        minutes,
      )
      const counted = samples.filter(({ minute }) => minute > minutes / 5)
      const slope = slopeOf(counted)
      const first = counted[0]?.megabytes ?? 0
      return {
        title: `Memory over ${minutes} minutes at ${values.rate} requests a second, ${machine()}`,
        rows: [
          {
            what: 'resident memory grows by',
            measured: `${shortNumber(Math.max(0, slope))} MB a minute`,
            bare: `${shortNumber(first)} MB, at the end ${shortNumber(counted.at(-1)?.megabytes ?? 0)} MB, at most ${shortNumber(Math.max(...counted.map(({ megabytes }) => megabytes)))} MB`,
            judged: { value: slope, unit: 'MB/min' },
            target: { atMost: 2 },
          },
          {
            what: 'failed requests',
            measured: String(failures),
            bare: `of ${latencies.length.toLocaleString('en-US')}, p95 ${shortNumber(percentile(latencies, 95))} ms`,
            judged: { value: failures, unit: 'requests' },
            target: { atMost: 0 },
          },
          {
            what: 'processor time of a request, server alone',
            measured: `${shortNumber((cpu / latencies.length) * 1_000)} ms`,
            bare: '',
          },
        ],
      }
    } finally {
      await app.close()
      await server.stop()
    }
  } finally {
    await place.close()
  }
}

type Call = { path: string; init: RequestInit }

async function callsOf(app: Awaited<ReturnType<typeof openApp>>): Promise<Call[]> {
  const admins = await browsersOf(app, 'admin', await accountOf(app, 'admins'))
  const doctors = await browsersOf(app, 'doctor', await accountOf(app, 'doctors'))
  const reads = [
    ...['orders', 'patients', 'shipments', 'products'].map((name) => [
      'admin',
      listPath(`/api/admin/${name}`, {}, ['id', 'DESC']),
    ]),
    ['admin', '/api/admin/kpis'],
    ['doctor', '/api/doctor/me'],
    ['doctor', '/api/doctor/patients?range=[0,24]'],
    ['doctor', '/api/doctor/recipes?range=[0,24]'],
    ['doctor', '/api/doctor/orders?range=[0,24]'],
  ] as const
  const calls: Call[] = reads.flatMap(([who, path], at) =>
    (who === 'admin' ? admins : doctors)
      .slice(at % 8, (at % 8) + 4)
      .map((headers) => ({ path, init: { headers } })),
  )
  const body = JSON.stringify({ name: 'x' })
  const writes: Call[] = admins.slice(0, 4).map((headers) => ({
    // a write that is refused runs through session, permission, body and rules, and leaves no rows behind
    path: '/api/admin/synonyms',
    init: { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body },
  }))
  return [...calls, ...writes]
}

async function ask(
  server: { url: string; memory(): number; cpu(): number },
  next: () => Call,
  rate: number,
  minutes: number,
) {
  const samples: Sample[] = []
  const latencies: number[] = []
  let failures = 0
  const begun = performance.now()
  const used = server.cpu()
  const sample = () =>
    samples.push({ minute: (performance.now() - begun) / 60_000, megabytes: server.memory() })
  const watch = setInterval(sample, 5_000)
  const under = new Set<Promise<void>>()
  for (let sent = 0; sent < rate * 60 * minutes; sent++) {
    const { path, init } = next()
    const at = performance.now()
    const one = fetch(server.url + path, init)
      .then(async (answer) => {
        await answer.arrayBuffer()
        if (answer.status >= 500 || answer.status === 429) failures++
        latencies.push(performance.now() - at)
      })
      .catch(() => void failures++)
      .finally(() => under.delete(one))
    under.add(one)
    const due = begun + ((sent + 1) * 1_000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  await Promise.all(under)
  clearInterval(watch)
  sample()
  return { samples, latencies, failures, cpu: server.cpu() - used }
}

/** Of the straight line that lies closest to all of them, in MB a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [x, y] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)]
  const spread = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  const both = samples.reduce(
    (sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y),
    0,
  )
  return spread === 0 ? 0 : both / spread
}
