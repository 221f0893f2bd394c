import { type Row, shortNumber } from '../lib/table.ts'
import { signedIn } from './people.ts'
import type { Running } from './place.ts'
import { accountOf, type Bench, select } from './reads.ts'

/** More than this is no stream: the file itself is many times larger. */
const mayGrow = 60

/** All orders as one CSV file, and how much memory the server takes meanwhile. */
export async function measureExport({ app, url }: Bench, server: Running): Promise<Row> {
  const headers = await signedIn(app, 'admin', await accountOf(app, 'admins'))
  const ask = () => fetch(`${url}/api/admin/orders/export`, { headers })
  // the first export loads its code; what the second takes is the rows'
  const first = await ask()
  await first.body?.cancel()
  const [count] = await select<{ n: number }>(app, 'select count(*)::int as n from orders')
  const curve = [server.memory()]
  const watch = setInterval(() => curve.push(server.memory()), 200)
  const begun = performance.now()
  let [bytes, lines] = [0, 0]
  try {
    const answer = await ask()
    if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`)
    for await (const chunk of answer.body) {
      bytes += chunk.length
      for (const byte of chunk) if (byte === 10) lines++
    }
  } finally {
    clearInterval(watch)
  }
  const seconds = (performance.now() - begun) / 1000
  const rows = lines - 1
  if (rows < (count?.n ?? 0)) throw new Error(`The export has ${rows} of ${count?.n} rows.`)
  const [before = Number.NaN] = curve
  const grown = Math.max(...curve) - before
  console.log(`  memory during the export, MB: ${tenOf(curve).map(Math.round).join(' ')}`)
  return {
    what: `CSV of ${rows.toLocaleString('en-US')} orders: memory grows by`,
    measured: `${shortNumber(grown)} MB, ${shortNumber(rows / seconds)} rows/s, ${shortNumber(bytes / 1e6)} MB`,
    bare: `${shortNumber(before)} MB before`,
    judged: { value: grown, unit: 'MB' },
    target: { atMost: mayGrow },
  }
}

/** Ten points of a curve, first and last among them. */
const tenOf = (curve: number[]): number[] =>
  Array.from(
    { length: Math.min(10, curve.length) },
    (_, at) => curve[Math.round((at * (curve.length - 1)) / 9)] ?? Number.NaN,
  )
