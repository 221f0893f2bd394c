import { cpus } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { App } from '../../apps/api/src/app.ts'
import { systemCtx } from '../../apps/api/src/context.ts'
import { runProductImport } from '../../apps/api/src/entities/product/importJob.ts'
import type { Row, Table } from '../lib/table.ts'
import { ask, type Headers, signedIn } from './people.ts'
import { openApp, openPlace } from './place.ts'
import { accountOf } from './reads.ts'

type Import = {
  id: string
  status: string
  revision: number
  message: string | null
  total: number
}
type Measured = { seconds: number; mostMs: number; megabytes: number }

const at = '/api/admin/product-imports'

/**
 * A file of new products, the same with other prices and stock, and its undo: time, the longest hold of the event
 * loop, and how much memory the process takes more: `npm run bench -- imports [--rows 20000] [--data folder]`.
 */
export async function benchImports(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: 'string', default: '20000' }, data: { type: 'string' } },
  })
  const count = Number(values.rows)
  const place = await openPlace(values.data)
  const app = await openApp(place)
  try {
    const owner = await signedIn(app, 'admin', await accountOf(app, 'admins'))
    const rows: Row[] = []
    const note = (what: string, { seconds, mostMs, megabytes }: Measured, atMost?: number) => {
      const measured = `${seconds.toFixed(1)} s, loop held ${Math.round(mostMs)} ms, +${Math.round(megabytes)} MB`
      const judged = atMost ? { judged: { value: seconds, unit: 's' }, target: { atMost } } : {}
      rows.push({ what, measured, bare: '', ...judged })
      console.log(`  ${what}: ${measured}`)
    }
    // the first file loads the code
    await importFile(app, owner, fileOf(600, 'W', 1))
    const files: [string, string][] = [
      ['new', fileOf(count, 'P', 1)],
      ['changed', fileOf(count, 'P', 2)],
    ]
    for (const [what, text] of files) {
      const size = `${count.toLocaleString('en')} products (${Math.round(text.length / 1e5) / 10} MB), ${what}`
      const { id, checked, written } = await importFile(app, owner, text)
      note(`${size}: check`, checked)
      note(`${size}: import`, written)
      note(
        `${size}: both`,
        sum(checked, written),
        what === 'new' ? (60 * count) / 20_000 : undefined,
      )
      if (what === 'changed')
        note(`${size}: undo`, await undo(app, owner, id), (20 * count) / 20_000)
    }
    const [cpu] = cpus()
    return { title: `Imports of products, ${cpus().length} × ${cpu?.model}`, rows }
  } finally {
    await app.close()
    await place.close()
  }
}

async function importFile(app: App, owner: Headers, text: string) {
  const id = await upload(app, owner, text)
  const checked = await measure(() => runProductImport(systemCtx(app.ports), { importId: id }))
  const ready = await get(app, owner, id, 'ready')
  await ask(app, `${at}/${id}/import`, owner, { revision: ready.revision })
  const written = await measure(() => runProductImport(systemCtx(app.ports), { importId: id }))
  await get(app, owner, id, 'imported')
  return { id, checked, written }
}

async function upload(app: App, headers: Headers, text: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text]), 'products.csv')
  const body = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: at,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json().data.id
}

async function undo(app: App, owner: Headers, id: string): Promise<Measured> {
  const { revision } = await get(app, owner, id, 'imported')
  await ask(app, `${at}/${id}/undo`, owner, { revision })
  const undone = await measure(() => runProductImport(systemCtx(app.ports), { importId: id }))
  await get(app, owner, id, 'undone')
  return undone
}

async function get(app: App, owner: Headers, id: string, status: string): Promise<Import> {
  const { data } = await ask<Import>(app, `${at}/${id}`, owner)
  if (data.status !== status) throw new Error(`${data.status}: ${data.message}`)
  return data
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  global.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1_000
  delay.disable()
  clearInterval(watch)
  return { seconds, mostMs: delay.max / 1e6, megabytes: (most - before) / 2 ** 20 }
}

const sum = (a: Measured, b: Measured): Measured => ({
  seconds: a.seconds + b.seconds,
  mostMs: Math.max(a.mostMs, b.mostMs),
  megabytes: Math.max(a.megabytes, b.megabytes),
})

/** Each row is a product of its own, with every kind of cell; another round has other prices, stock and texts. */
function fileOf(count: number, tag: string, round: number): string {
  const header =
    'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,Description,Ingredients,Directions,Label amount,Label frequency,Concerns,On hand,Low threshold,Bin,Catalog'
  const lines = Array.from({ length: count }, (_, n) =>
    [
      `${tag}-${String(n).padStart(6, '0')}`,
      `${words[n % words.length]} ${words[(n * 7) % words.length]} ${tag}${n}`,
      `Brand ${n % 40}`,
      `minerals,capsule,oral,60 capsules,60,capsule,${10 + (n % 90) + round}.50`,
      `"Take ${n} with <b>water</b>, round ${round}."`,
      'Vitamin C 500 mg 625%; Zinc 10 mg,Two a day,1-2,2/day',
      `sleep; stress,${(n % 50) + round},5,A-${n % 100},${n % 10 === 0 ? 'Bench' : ''}`,
    ].join(','),
  )
  return [header, ...lines].join('\r\n')
}

const words = [
  'Magnesium',
  'Zinc',
  'Vitamin',
  'Omega',
  'Collagen',
  'Iron',
  'Melatonin',
  'Curcumin',
  'Probiotic',
]
