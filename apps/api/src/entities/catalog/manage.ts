import type { components } from '@officina/openapi/schema'
import {
  type AdminActor,
  type AdminCtx,
  type Ctx,
  inTransaction,
  type TxCtx,
} from '../../context.ts'
import { catalogItems, catalogs } from '../../db/schema/product.ts'
import { and, eq, inArray, ne, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'
import { catalog, type LockedCatalog } from './entity.ts'
import { assertRule } from './rule.ts'

type New = components['schemas']['AdminCatalogNew']
type Update = components['schemas']['AdminCatalogUpdate']
type Products = components['schemas']['AdminCatalogProducts']
type Seen = { revision: number }

/** Whether a connected shop keeps this catalog as a collection. */
export const isHosted = (ctx: Ctx, row: { shopCollectionId: string | null }): boolean =>
  ctx.storefront.kind !== 'embedded' && row.shopCollectionId !== null

const needs = [
  (tx: TxCtx, row: { shopCollectionId: string | null }) => {
    if (isHosted(tx, row)) throw shopKeeps()
  },
]

/** A platform catalog, last in the order in which doctors and patients meet them. Answers its id. */
export function createPlatformCatalog(ctx: AdminCtx, input: New): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { rule = null, description = '' } = input
    const name = input.name.trim()
    await assertFreeName(tx, name)
    if (rule) await assertRule(tx, rule, null)
    const id = newId()
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(catalogs)
      .values({
        id,
        kind: 'platform',
        name,
        description,
        rule,
        position: sql`(select coalesce(max(c.position) + 1, 0) from catalogs c where c.kind = 'platform')`,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (row) await catalog.inserted(tx, row).log({ action: 'create', after: { name, rule } })
    return id
  })
}

/** Changes what was sent; a rule refills the catalog, and without one its products stay to be chosen by hand. */
export const updatePlatformCatalog = catalog.command(
  'update',
  { needs },
  async (tx: TxCtx<AdminActor>, row, input: Update): Promise<void> => {
    const { revision: _, name = row.name, description, rule } = input
    if (name.trim() !== row.name) await assertFreeName(tx, name.trim(), row.id)
    if (rule) await assertRule(tx, rule, row.rule)
    const before = { name: row.name, rule: row.rule }
    const isByHand = rule === null && row.rule !== null
    const next = await row.save(
      { name: name.trim(), description, rule },
      { before, after: { name: name.trim(), rule: rule === undefined ? row.rule : rule } },
    )
    if (isByHand) await keepOrder(tx, next)
  },
)

/** Products by hand, in their order; what stays keeps its note. 422 at `product_ids.n` for one unknown or twice. */
export const arrangeCatalog = catalog.command(
  'arrange',
  {
    needs: [
      ...needs,
      (_: TxCtx<AdminActor>, row) => {
        if (row.rule) throw byRule()
      },
    ],
  },
  async (tx: TxCtx<AdminActor>, row, { product_ids: ids }: Products): Promise<void> => {
    await assertProducts(tx, ids)
    const { rows } = await tx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from catalog_items i where i.catalog_id = ${row.id}`,
    )
    const others = sql`not (${catalogItems.productId} = any(${sql.param(ids)}::uuid[]))`
    await tx.db.delete(catalogItems).where(and(eq(catalogItems.catalogId, row.id), others))
    await tx.db.execute(sql`
      insert into catalog_items (catalog_id, product_id, position)
      select ${row.id}, wanted.id, wanted.n - 1
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, n)
      on conflict (catalog_id, product_id) do update set position = excluded.position`)
    await row.save({}, { before: { products: rows[0]?.n ?? 0 }, after: { products: ids.length } })
  },
)

/** Nobody but the office sees it any more. */
export const archivePlatformCatalog = catalog.command(
  'archive',
  { needs },
  async (tx: TxCtx<AdminActor>, row, _: Seen): Promise<void> => {
    await assertNotOnlyOne(tx, row)
    await row.move('archived')
  },
)

export const restorePlatformCatalog = catalog.command(
  'restore',
  { needs },
  async (tx: TxCtx<AdminActor>, row, _: Seen): Promise<void> => {
    await assertFreeName(tx, row.name, row.id)
    await row.move('active')
  },
)

/** What a rule had chosen, in the order in which it was shown. */
const keepOrder = (tx: TxCtx, { id }: LockedCatalog) =>
  tx.db.execute(sql`
    update catalog_items i set position = shown.n - 1
    from (select item.product_id, row_number() over (order by item.position, p.title, p.id) as n
      from catalog_items item join products p on p.id = item.product_id where item.catalog_id = ${id}) shown
    where i.catalog_id = ${id} and i.product_id = shown.product_id`)

/** Imports find a catalog by its name. 422 at `name` */
async function assertFreeName(tx: TxCtx, name: string, but?: string): Promise<void> {
  const taken = and(
    eq(catalogs.kind, 'platform'),
    eq(catalogs.status, 'active'),
    eq(catalogs.name, name),
    but ? ne(catalogs.id, but) : undefined,
  )
  if ((await tx.db.$count(catalogs, taken)) > 0)
    throw invalid('name', 'NAME_TAKEN', {
      en: `There is already a catalog named “${name}”. Choose another name.`,
      ja: `「${name}」という名称のカタログがすでにあります。別の名称を入力してください。`,
    })
}

async function assertProducts(tx: TxCtx, ids: string[]): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string; title: string }>(
    sql`select p.id, p.title from products p where ${ids.length > 0 ? inArray(sql`p.id`, ids) : sql`false`}`,
  )
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  const errors: Record<string, Texts> = {}
  for (const [n, id] of ids.entries()) {
    const title = titles.get(id)
    if (title === undefined) errors[`product_ids.${n}`] = gone
    else if (ids.indexOf(id) < n) errors[`product_ids.${n}`] = twice(title)
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** A doctor with no other catalog could recommend nothing. 409 ONLY_CATALOG */
async function assertNotOnlyOne(tx: TxCtx, { id }: LockedCatalog): Promise<void> {
  const { rows } = await tx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from doctor_catalogs given join doctors d on d.id = given.doctor_id
    where given.catalog_id = ${id} and d.status in ('approved', 'suspended') and not exists (
      select 1 from doctor_catalogs other join catalogs c on c.id = other.catalog_id
      where other.doctor_id = given.doctor_id and c.id <> ${id} and c.status = 'active')`)
  const n = rows[0]?.n ?? 0
  if (n > 0)
    throw conflict('ONLY_CATALOG', {
      en: `${n === 1 ? '1 doctor was' : `${n} doctors were`} given only this catalog, and could recommend nothing without it. Give them another one first.`,
      ja: `このカタログのみを指定された医師が${n}名います。アーカイブすると商品を選べなくなるため、先に別のカタログを指定してください。`,
    })
}

const gone: Texts = {
  en: 'This product was deleted meanwhile. Load the latest version.',
  ja: 'この商品は削除されました。最新の内容を読み込んでください。',
}
const twice = (title: string): Texts => ({
  en: `${title} is already in the catalog.`,
  ja: `「${title}」はすでに含まれています。`,
})
const byRule = () =>
  conflict('CATALOG_BY_RULE', {
    en: 'A rule chooses the products of this catalog. Change the rule, or choose them by hand under Edit.',
    ja: 'このカタログの商品は条件で選ばれています。条件を変更するか、「編集」で手動に切り替えてください。',
  })
const shopKeeps = () =>
  conflict('SHOP_KEEPS_CATALOG', {
    en: 'This catalog is a collection of your shop. Change it there.',
    ja: 'このカタログは接続先のショップのコレクションです。ショップで変更してください。',
  })
