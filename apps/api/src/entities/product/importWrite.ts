import type { AdminActor, TxCtx } from '../../context.ts'
import { catalogItems, catalogs, products, variants } from '../../db/schema/product.ts'
import { productImportRows } from '../../db/schema/productImport.ts'
import { and, eq, getTableColumns, type PgTable, type SQL, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { postStock, type StockChange } from '../../storefront/stockMoves.ts'
import { auditAll } from '../audit.ts'
import { catalog, holdName } from '../catalog/entity.ts'
import { spreadUnits } from '../stock/spread.ts'
import { packFields, productFields } from './importFields.ts'
import { asItIs } from './importHistory.ts'
import { changedSince } from './importRefusals.ts'
import type { Keys, Plan } from './importValues.ts'
import { atUniqueField } from './unique.ts'

/** Lines of an import of which something is written: from one to another. */
export type Part = { importId: string; number: string; from: number; to: number }

type Written = { line: number; label: string; plan: Plan; keys: Keys }

/**
 * Writes what was planned for some lines: a few statements for all of them. What is written goes from the plan to
 * the tables inside the database. `defineEntity` would lock and write row by row, which takes minutes for a file.
 */
export async function writePart(tx: TxCtx<AdminActor>, part: Part): Promise<void> {
  const { rows } = await tx.db.execute<Written>(sql`
    select line, label, plan - 'variant' as plan, keys - 'product' - 'variant' as keys
    from product_import_lines l where ${within(part)} order by line`)
  if (rows.length === 0) return
  await noteRows(tx, part)
  await atUniqueField(writeProducts(tx, part))
  await atUniqueField(writePacks(tx, part))
  await writeShelves(tx, part, rows)
  await putIntoCatalogs(tx, part, rows)
  await auditAll(
    tx,
    rows.map(({ label, plan, keys }) => ({
      action: actionOf(plan, keys),
      objectId: keys.product_id,
      before: keys.is_new_pack ? null : { price: plan.price.before },
      after: { sku: label, price: plan.price.after, import: part.number },
    })),
  )
}

/** Holds what an import changes, by ascending ids, before its rows are compared with it once more. */
export const holdRows = (tx: TxCtx, importId: string) =>
  holdProducts(
    tx,
    (name) => sql`select (keys ->> ${name})::uuid from product_import_lines
    where import_id = ${importId} and plan is not null`,
  )

/** The same of rows that are found elsewhere: thousands that `defineEntity` would hold one by one. */
export async function holdProducts(tx: TxCtx, of: (name: string) => SQL): Promise<void> {
  await tx.db.execute(sql`select count(*) from (
    select from products p where p.id in (${of('product_id')}) order by p.id for update) held`)
  await tx.db.execute(sql`select count(*) from (
    select from stock s where s.variant_id in (${of('variant_id')}) order by s.variant_id for update) held`)
}

/** By what later changes are noticed: read once everything is written. */
export const noteFigures = (tx: TxCtx, { importId, from, to }: Part) =>
  tx.db.execute(sql`
    update product_import_rows r set product_revision = now.product_revision, shelf_revision = now.shelf_revision,
      movements = now.movements, order_lines = now.order_lines
    from (${asItIs(sql`r.import_id = ${importId} and r.line between ${from} and ${to}`)}) now where r.id = now.id`)

const within = ({ importId, from, to }: Part): SQL =>
  sql`l.import_id = ${importId} and l.line between ${from} and ${to} and l.plan is not null`

const actionOf = ({ moves }: Plan, keys: Keys) => {
  if (keys.is_new_pack) return 'product.added' as const
  if (!moves) return 'product.changed' as const
  return moves.to === 'active' ? ('product.activated' as const) : ('product.discontinued' as const)
}

/** Product, pack and shelf as they were; a product with the first of its rows. */
const noteRows = (tx: TxCtx, part: Part) =>
  tx.db.execute(sql`
    insert into ${productImportRows} (id, import_id, line, sku, product_id, variant_id, is_new_product, product, variant,
      shelf, catalog_ids, product_revision, shelf_revision, movements, order_lines)
    select (l.keys ->> 'row_id')::uuid, l.import_id, l.line, l.label, (l.keys ->> 'product_id')::uuid,
      (l.keys ->> 'variant_id')::uuid, (l.keys ->> 'is_new_product')::boolean,
      case when (l.plan ->> 'is_first')::boolean and v.id is not null then to_jsonb(p) - 'search_text' end,
      to_jsonb(v), to_jsonb(s), '{}', 0, 0, 0, 0
    from product_import_lines l left join variants v on v.id = (l.keys ->> 'variant_id')::uuid
      left join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where ${within(part)}`)

async function writeProducts(tx: TxCtx, part: Part): Promise<void> {
  const now = tx.clock.now().toISOString()
  await tx.db.execute(
    insertFrom(
      products,
      sql`product_import_lines l,
        lateral jsonb_populate_record(null::products, l.plan -> 'product' || (l.keys -> 'product')) r
        where ${within(part)} and l.keys ? 'product'`,
    ),
  )
  await tx.db.execute(sql`
    update products p set ${setFrom(
      await toldOf(tx, part, 'product', [...productFields, 'status', 'removed_at']),
      sql`jsonb_populate_record(p, c.told)`,
    )}revision = p.revision + 1, updated_at = ${now}
    from (
      select (l.keys ->> 'product_id')::uuid as id,
        coalesce(jsonb_object_agg(e.key, case when e.key = 'removed_at' and e.value <> 'null' then to_jsonb(${now}::text)
          else e.value end order by l.line) filter (where e.key is not null), '{}') as told
      from product_import_lines l left join lateral jsonb_each(l.plan -> 'product') e on true
      where ${within(part)} and not (l.keys ->> 'is_new_pack')::boolean group by 1
    ) c where p.id = c.id`)
}

async function writePacks(tx: TxCtx, part: Part): Promise<void> {
  await tx.db.execute(
    insertFrom(
      variants,
      sql`product_import_lines l,
        lateral jsonb_populate_record(null::variants, l.plan -> 'variant' || (l.keys -> 'variant')) r
        where ${within(part)} and l.keys ? 'variant'`,
    ),
  )
  await tx.db.execute(sql`
    update variants v set ${setFrom(
      await toldOf(tx, part, 'variant', packFields),
      sql`jsonb_populate_record(v, l.plan -> 'variant')`,
    )}updated_at = ${tx.clock.now().toISOString()}
    from product_import_lines l
    where ${within(part)} and not (l.keys ->> 'is_new_pack')::boolean and v.id = (l.keys ->> 'variant_id')::uuid`)
}

/** Shelves as they were counted. */
async function writeShelves(tx: TxCtx, part: Part, rows: Written[]): Promise<void> {
  const now = tx.clock.now().toISOString()
  await tx.db.execute(sql`
    insert into stock (variant_id, on_hand, updated_at)
    select (l.keys ->> 'variant_id')::uuid, 0, ${now} from product_import_lines l where ${within(part)}
    on conflict do nothing`)
  const counted = rows.filter(({ plan }) => plan.on_hand !== null)
  const { rows: shelves } = await tx.db.execute<{
    variant_id: string
    on_hand: number
    reserved: number
  }>(sql`
    select s.variant_id, s.on_hand, s.reserved from stock s
    where s.variant_id = any(${sql.param(counted.map(({ keys }) => keys.variant_id))}::uuid[])
    order by s.variant_id for update`)
  const byPack = new Map(shelves.map((shelf) => [shelf.variant_id, shelf]))
  const more: StockChange[] = []
  const fewer: { variantId: string; quantity: number }[] = []
  for (const { plan, keys } of counted) {
    const { variant_id: variantId } = keys
    const shelf = byPack.get(variantId)
    const change = Number(plan.on_hand) - (shelf?.on_hand ?? 0)
    if (Number(plan.on_hand) < (shelf?.reserved ?? 0)) throw changedSince()
    if (change > 0) more.push({ variantId, onHand: change })
    if (change < 0) fewer.push({ variantId, quantity: -change })
  }
  const taken = (await spreadUnits(tx, fewer)).map(
    ({ variantId, lotId, quantity }): StockChange => ({
      variantId,
      lotId: lotId ?? null,
      onHand: -quantity,
    }),
  )
  const note = { reason: 'Import', document: part.number }
  await postStock(tx, 'counted', [...more, ...taken], note, { mayLack: true })
  await tx.db.execute(sql`
    update stock s set (low_threshold, bin) = (
        select r.low_threshold, r.bin from jsonb_populate_record(s, l.plan -> 'shelf') r),
      revision = s.revision + 1, updated_at = ${now}
    from product_import_lines l where ${within(part)} and s.variant_id = (l.keys ->> 'variant_id')::uuid`)
}

/** At the end of catalogs of the platform; one that is not there is made. Kept of a row is what it was put into. */
async function putIntoCatalogs(tx: TxCtx, part: Part, rows: Written[]): Promise<void> {
  const wanted = new Map<string, Map<string, number>>()
  for (const { line, plan, keys } of rows)
    for (const name of plan.catalogs) {
      const lines = wanted.get(name) ?? new Map<string, number>()
      wanted.set(name, lines)
      if (!lines.has(keys.product_id)) lines.set(keys.product_id, line)
    }
  for (const [name, lines] of [...wanted].sort()) {
    const catalogId = await catalogNamed(tx, name, part.number)
    const [end] = await tx.db
      .select({ position: sql<number>`coalesce(max(${catalogItems.position}) + 1, 0)::int` })
      .from(catalogItems)
      .where(eq(catalogItems.catalogId, catalogId))
    const position = end?.position ?? 0
    const put = await tx.db
      .insert(catalogItems)
      .values(
        [...lines.keys()].map((productId, n) => ({ catalogId, productId, position: position + n })),
      )
      .onConflictDoNothing()
      .returning({ productId: catalogItems.productId })
    const changed = put.map(({ productId }) => lines.get(productId) ?? 0)
    await tx.db.execute(sql`
      update product_import_rows set catalog_ids = catalog_ids || ${catalogId}::uuid
      where import_id = ${part.importId} and line = any(${sql.param(changed)}::int[])`)
  }
}

async function catalogNamed(tx: TxCtx, name: string, number: string): Promise<string> {
  await holdName(tx, name)
  const isIt = and(
    eq(catalogs.kind, 'platform'),
    eq(catalogs.name, name),
    eq(catalogs.status, 'active'),
  )
  const [known] = await tx.db.select({ id: catalogs.id }).from(catalogs).where(isIt).limit(1)
  if (known) return known.id
  const id = newId()
  const position = await tx.db.$count(catalogs, eq(catalogs.kind, 'platform'))
  const [row] = await tx.db
    .insert(catalogs)
    .values({ id, kind: 'platform', name, position })
    .returning()
  if (row)
    await catalog
      .inserted(tx, row)
      .log({ action: 'create', after: { name, rule: null, import: number } })
  return id
}

/** Inserts whole rows that are called `r` where they come from. */
function insertFrom(table: PgTable, from: SQL): SQL {
  const columns = Object.values(getTableColumns(table))
    .filter((column) => !column.generated)
    .map((column) => column.name)
  return sql`insert into ${table} (${names(columns)}) select ${names(columns, sql`r.`)} from ${from}`
}

/** Of these columns those of which rows of the part say something. */
async function toldOf(
  tx: TxCtx,
  part: Part,
  of: 'product' | 'variant',
  columns: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.db.execute<{ name: string }>(sql`
    select distinct jsonb_object_keys(l.plan -> ${of}::text) as name from product_import_lines l
    where ${within(part)} and not (l.keys ->> 'is_new_pack')::boolean`)
  return columns.filter((column) => rows.some(({ name }) => name === column))
}

/**
 * Sets columns from a row, before what else an UPDATE sets. What is computed of a column is made anew when it is
 * named, also for the same value: the fewer the better.
 */
export const setFrom = (columns: readonly string[], row: SQL): SQL =>
  columns.length === 0
    ? sql``
    : sql`(${names(columns)}) = (select ${names(columns, sql`told.`)} from ${row} told), `

/** Columns by their names, of a row or of the table that is written. */
const names = (columns: readonly string[], of: SQL = sql``): SQL =>
  sql.join(
    columns.map((name) => sql`${of}${sql.identifier(name)}`),
    sql`, `,
  )
