import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { maySeeCost } from './allowed.ts'
import { handleOf } from './identity.ts'
import { type PackRow, selectPacks } from './packCells.ts'

/** A row of a file as it was read. */
export type FileLine = { line: number; cells: Partial<Record<string, string>> }

export type KnownProduct = { id: string; status: string; packs: number }
type Successor = { id: string; status: string; sku: string }

/** What the shop knows of the rows of one part of a file, read by a few statements. */
export type Facts = {
  /** Packs by SKU, as the file says them. What they cost is left out for those who may not see it. */
  packs: Map<string, PackRow>
  /** Units that are reserved for orders, by pack. */
  reserved: Map<string, number>
  /** By title and brand: the product that a new pack joins. */
  products: Map<string, KnownProduct>
  successors: Map<string, Successor>
  /** Pack that has a barcode. */
  barcodes: Map<string, string>
  handles: Set<string>
  /** Names of the platform's catalogs: those that are filled by hand, those by a rule, and all of them. */
  catalogs: Set<string>
  byRule: Set<string>
  catalogNames: Set<string>
}

export const productKey = (title: string, brand: string): string => JSON.stringify([title, brand])

export async function readFacts(ctx: AdminCtx, lines: readonly FileLine[]): Promise<Facts> {
  const of = (column: string) => [
    ...new Set(lines.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []))),
  ]
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`
  const { rows: packs } = await ctx.db.execute<PackRow>(
    selectPacks(sql`v.sku = any(${texts(of('sku'))})`),
  )
  const shown = maySeeCost(ctx) ? packs : packs.map((pack) => ({ ...pack, cost: null }))
  const known = new Map(shown.map((pack) => [pack.sku, pack]))
  const fresh = lines.filter(({ cells }) => !known.has(cells.sku ?? ''))
  const { rows: found } = await ctx.db.execute<{ kind: string; key: string; value: string[] }>(sql`
    select 'reserved' as kind, s.variant_id::text as key, array[s.reserved::text] as value from stock s
      where s.variant_id = any(${sql.param(packs.map((pack) => pack.variant_id))}::uuid[])
    union all
    select 'successor', v.sku, array[p.id::text, p.status,
        (select f.sku from variants f where f.product_id = p.id order by f.position, f.id limit 1)]
      from variants v join products p on p.id = v.product_id where v.sku = any(${texts(of('successor'))})
    union all
    select 'barcode', v.barcode, array[v.sku] from variants v where v.barcode = any(${texts(of('barcode').map(plainCode))})
    union all
    select case when c.rule is null then 'catalog' else 'by_rule' end, c.name, '{}'::text[] from catalogs c
      where c.kind = 'platform' and c.status = 'active'
    union all
    select 'handle', p.handle, '{}'::text[] from products p
      where p.handle = any(${texts(fresh.map(({ cells }) => handleOf(cells.title ?? '')))})`)
  const each = (kind: string) => found.filter((row) => row.kind === kind)
  const catalogs = new Set(each('catalog').map(({ key }) => key))
  const byRule = new Set(each('by_rule').map(({ key }) => key))
  return {
    packs: known,
    reserved: new Map(each('reserved').map(({ key, value }) => [key, Number(value[0])])),
    products: await readProducts(ctx, fresh),
    successors: new Map(
      each('successor').map(({ key, value: [id = '', status = '', sku = ''] }) => [
        key,
        { id, status, sku },
      ]),
    ),
    barcodes: new Map(each('barcode').map(({ key, value }) => [key, value[0] ?? ''])),
    handles: new Set(each('handle').map(({ key }) => key)),
    catalogs,
    byRule,
    catalogNames: new Set([...catalogs, ...byRule]),
  }
}

async function readProducts(ctx: AdminCtx, fresh: readonly FileLine[]) {
  const wanted = fresh.filter(({ cells }) => cells.title && cells.brand)
  if (wanted.length === 0) return new Map<string, KnownProduct>()
  const column = (name: string) => sql.param(wanted.map(({ cells }) => cells[name]))
  const { rows } = await ctx.db.execute<KnownProduct & { title: string; brand: string }>(sql`
    select p.id, p.title, p.brand, p.status,
      (select count(*)::int from variants v where v.product_id = p.id) as packs
    from products p
    where (p.title, p.brand) in (select * from unnest(${column('title')}::text[], ${column('brand')}::text[]))
    order by p.id desc`)
  return new Map(rows.map((row) => [productKey(row.title, row.brand), row]))
}

/** As `readBarcode` keeps it. */
const plainCode = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '')

export const categoriesOf = async (ctx: AdminCtx): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ category: string }>(
    sql`select distinct category from products order by 1`,
  )
  return rows.map(({ category }) => category)
}
