import { dayMs } from '@officina/shared/dates/days'
import { describe, expect, it, vi } from 'vitest'
import { connectClient } from '../../db/client.ts'
import { productImports } from '../../db/schema/productImport.ts'
import { isNotNull, sql } from '../../db/sql.ts'
import { createExecutioner } from '../../testing/backends.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import {
  confirmProducts,
  importProducts,
  linesOf,
  undoProducts,
  uploadProducts,
} from '../../testing/imports.ts'
import { runProductImport } from './importJob.ts'
import { purgeImports } from './importPurge.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const at = '/api/admin/product-imports'

const header = 'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand'
const fileOf = (tag: string, count: number, price = '9.00') =>
  [
    header,
    ...Array.from(
      { length: count },
      (_, n) =>
        `${tag}-${n},Zinc ${tag} ${n},Northfield,minerals,capsule,oral,60,60,capsule,${price},5`,
    ),
  ].join('\n')

/** Everything that an import writes. */
const state = async () =>
  (
    await t.ctx.db.execute(sql`
      select (select count(*)::int from products) as products, (select count(*)::int from variants) as packs,
        (select count(*)::int from stock_movements) as movements, (select count(*)::int from product_import_rows) as kept,
        (select count(*)::int from audit_log where object_type = 'product') as logged,
        (select sum(price)::text from variants) as prices`)
  ).rows[0]

describe('an import', () => {
  it('of more rows than one part is compared, written and undone as a whole', async () => {
    const before = await state()
    const made = await importProducts(t, owner, fileOf('M', 603))
    expect(made).toMatchObject({ status: 'imported', total: 603, done: 603, added: 603 })
    const file = `SKU,Price,On hand\n${Array.from({ length: 603 }, (_, n) => `M-${n},8.00,7`).join('\n')}`
    const changed = await importProducts(t, owner, file)
    expect(changed).toMatchObject({ status: 'imported', changed: 603 })
    expect(await undoProducts(t, owner, changed.id)).toMatchObject({ status: 'undone', done: 603 })
    expect(await state()).toMatchObject({ packs: Number(before?.packs) + 603 })
    const { rows } = await t.ctx.db.execute(sql`
      select v.price, s.on_hand, count(*)::int as n from variants v join stock s on s.variant_id = v.id
      where v.sku like 'M-%' group by 1, 2`)
    expect(rows).toEqual([{ price: '900', on_hand: 5, n: 603 }])
  })

  it('is cancelled while it is written: nothing of it stays', async () => {
    const seen = await uploadProducts(t, owner, fileOf('C', 20))
    await owner.browser.post(`${at}/${seen.id}/import`, { revision: seen.revision })
    const before = await state()
    const letGo = await holdMovements()
    const running = runProductImport(t.ctx, { importId: seen.id })
    await progressOf(seen.id)
    expect((await owner.browser.post(`${at}/${seen.id}/cancel`)).data.status).toBe('cancelled')
    await letGo()
    await running
    expect(await state()).toEqual(before)
    expect((await owner.browser.get(`${at}/${seen.id}`)).data.status).toBe('cancelled')
    const again = await owner.browser.post(`${at}/${seen.id}/cancel`)
    expect(again.refusal).toEqual([409, 'INVALID_TRANSITION'])
    await t.drain()
    expect(await state()).toEqual(before)
  })

  it('whose server is killed in the middle is begun anew and is done once, or ends as failed', async () => {
    const seen = await uploadProducts(t, owner, fileOf('K', 20))
    const before = await state()
    await owner.browser.post(`${at}/${seen.id}/import`, { revision: seen.revision })
    const executioner = await createExecutioner(t.ownerUrl)
    const job = { importId: seen.id }
    await holdMovements()
    const running = runProductImport(t.ctx, job).catch((error: unknown) => error)
    await progressOf(seen.id)
    await executioner.endSome('all')
    await running
    await executioner.close()
    const { data: now } = await owner.browser.get(`${at}/${seen.id}`)
    if (now.status === 'importing') expect(await state()).toEqual(before)
    await runProductImport(t.ctx, job)
    await t.drain()
    const done = (await owner.browser.get(`${at}/${seen.id}`)).data
    expect(done.status).toBe('imported')
    expect(await state()).toMatchObject({ packs: Number(before?.packs) + 20 })

    // a file that has ended its server three times does not end it a fourth time
    const bad = await uploadProducts(t, owner, fileOf('B', 2))
    await owner.browser.post(`${at}/${bad.id}/import`, { revision: bad.revision })
    await t.ctx.db.execute(sql`update product_imports set attempts = 3 where id = ${bad.id}`)
    const then = await state()
    await t.drain()
    expect((await owner.browser.get(`${at}/${bad.id}`)).data).toMatchObject({
      status: 'failed',
      error_code: 'IMPORT_STOPPED',
    })
    expect(await state()).toEqual(then)
  })

  it('whose undo is cancelled, killed or begun too often stays whole, and is undone at the end', async () => {
    const made = await importProducts(t, owner, fileOf('U', 20))
    const job = { importId: made.id }
    const shown = async () => (await owner.browser.get(`${at}/${made.id}`)).data
    const begin = async () => {
      const { revision } = await shown()
      return (await owner.browser.post(`${at}/${made.id}/undo`, { revision })).data
    }
    const before = await state()
    expect(await begin()).toMatchObject({ status: 'undoing', undone_by: null })
    const letGo = await holdMovements()
    const running = runProductImport(t.ctx, job)
    await waitingForMovements()
    expect((await owner.browser.post(`${at}/${made.id}/cancel`)).data.status).toBe('imported')
    await letGo()
    await running
    expect(await state()).toEqual(before)

    expect((await begin()).status).toBe('undoing')
    await t.ctx.db.execute(sql`update product_imports set attempts = 3 where id = ${made.id}`)
    await t.drain()
    expect(await shown()).toMatchObject({ status: 'imported', error_code: 'UNDO_STOPPED' })
    expect(await state()).toEqual(before)

    expect(await begin()).toMatchObject({ status: 'undoing', message: null })
    const executioner = await createExecutioner(t.ownerUrl)
    await holdMovements()
    const killed = runProductImport(t.ctx, job).catch((error: unknown) => error)
    await waitingForMovements()
    await executioner.endSome('all')
    await killed
    await executioner.close()
    if ((await shown()).status === 'undoing') expect(await state()).toEqual(before)
    await runProductImport(t.ctx, job)
    await t.drain()
    expect(await shown()).toMatchObject({ status: 'undone', undone_by: expect.any(String) })
    const { rows } = await t.ctx.db.execute(sql`
      select distinct p.status, s.on_hand from products p join variants v on v.product_id = p.id
        join stock s on s.variant_id = v.id where v.sku like 'U-%'`)
    expect(rows).toEqual([{ status: 'draft', on_hand: 0 }])
  })

  it('is refused by name, and says what is wrong of each kind of file', async () => {
    const many = `SKU\n${'A\n'.repeat(50_001)}`
    const refused = [
      [many, 'WRONG_SIZE', 'The file has 50,001 rows. Import at most 50,000 at a time.'],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'FILE_TYPE', expect.stringContaining('.xls')],
      [Buffer.from([0, 1, 2, 0, 255]), 'UNREADABLE', expect.stringContaining('cannot be read')],
    ] as const
    for (const [content, error_code, message] of refused)
      expect(await uploadProducts(t, owner, content)).toMatchObject({
        status: 'failed',
        error_code,
        message,
      })
    // 品番,価格 as Japanese spreadsheets save it, and as "Unicode text"
    const shiftJis = Buffer.concat([
      Buffer.from([0x95, 0x69, 0x94, 0xd4, 0x2c, 0x89, 0xbf, 0x8a, 0x69, 0x0a]),
      Buffer.from('M-1,7.00'),
    ])
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('品番\t価格\nM-1\t7.00', 'utf16le'),
    ])
    for (const content of [shiftJis, utf16])
      expect(await linesOf(owner, await uploadProducts(t, owner, content))).toMatchObject([
        { changes: [{ field: 'price', before: '$9.00', after: '$7.00' }] },
      ])
    const html = await importProducts(t, owner, 'SKU,Title\nM-1,<b>Zinc</b> <script>x</script>')
    expect(html.rows[0]?.changes[0]?.after).toBe('<b>Zinc</b> <script>x</script>')
  })

  it('is confirmed as it was seen', async () => {
    const seen = await uploadProducts(t, owner, fileOf('R', 2))
    const stale = await owner.browser.post(`${at}/${seen.id}/import`, { revision: 1 })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(await confirmProducts(t, owner, seen)).toMatchObject({
      status: 'imported',
      rows_kept: true,
    })
    // what undo needs stays, and a file that cannot be removed is removed the night after
    const removing = vi.spyOn(t.ctx.files, 'remove').mockRejectedValueOnce(new Error('away'))
    await t.advance(8 * dayMs)
    removing.mockRestore()
    const withFile = () => t.ctx.db.$count(productImports, isNotNull(productImports.fileKey))
    expect(await withFile()).toBe(1)
    await purgeImports(t.ctx)
    expect(await withFile()).toBe(0)
    const later = await asAdmin(t, 'owner')
    expect(await linesOf(later, seen)).toEqual([])
    expect((await later.browser.get(`${at}/${seen.id}`)).data.rows_kept).toBe(false)
    expect((await undoProducts(t, later, seen.id)).status).toBe('undone')
  })
})

/** Lets an import write until it comes to its first movement of stock. */
async function holdMovements(): Promise<() => Promise<void>> {
  const client = await connectClient(t.ownerUrl)
  client.on('error', () => undefined)
  await client.query('begin')
  await client.query('lock table stock_movements in exclusive mode')
  return () => client.end()
}

/** Waits until a job writes and has come to its first movement. */
async function waitingForMovements(): Promise<void> {
  const client = await connectClient(t.ownerUrl)
  const waiting = `select from pg_locks where relation = 'stock_movements'::regclass and not granted`
  await expect
    .poll(async () => (await client.query(waiting)).rowCount, { interval: 5, timeout: 20_000 })
    .toBeGreaterThan(0)
  await client.end()
}

/** Waits until some rows of the import are done. */
async function progressOf(id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await t.ctx.db.execute<{ done: number }>(
          sql`select done from product_imports where id = ${id}`,
        )
        return Number(rows[0]?.done)
      },
      { interval: 1, timeout: 20_000 },
    )
    .toBeGreaterThan(0)
}
