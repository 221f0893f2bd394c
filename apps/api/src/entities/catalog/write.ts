import type { components } from '@officina/openapi/schema'
import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { catalogItems, catalogs } from '../../db/schema/product.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import type { Read } from '../entity.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { catalog } from './entity.ts'
import { getCatalog } from './list.ts'
import { shownOrder } from './products.ts'
import { notOpen, openToDoctor } from './visible.ts'

type New = components['schemas']['DoctorCatalogNew']
type Catalog = components['schemas']['DoctorCatalog']

/**
 * Makes an own catalog, last in the list; 404 for a source that is not open to the doctor, 422 at `selected` for
 * somebody who is no patient of the doctor.
 */
export function createCatalog(ctx: DoctorCtx, input: New): Promise<Catalog> {
  return inTransaction(ctx, async (ctx) => {
    if (input.copy_of) await getCatalog(ctx, input.copy_of)
    if (input.selected) await ownPatients(ctx, input.selected.patients)
    const id = newId()
    const now = ctx.clock.now()
    await ctx.db.insert(catalogs).values({
      id,
      kind: 'doctor',
      ownerDoctorId: ctx.actor.id,
      name: input.name,
      description: input.description ?? '',
      visibility: input.visibility ?? 'hidden',
      ...(input.selected ? { selected: input.selected } : {}),
      position: sql`(select coalesce(max(c.position) + 1, 0) from catalogs c where c.owner_doctor_id = ${ctx.actor.id})`,
      createdAt: now,
      updatedAt: now,
    })
    if (input.copy_of)
      await ctx.db.execute(sql`
        insert into catalog_items (catalog_id, product_id, position, note)
        select ${id}, item.product_id, row_number() over (order by ${shownOrder}) - 1, item.note
        from catalog_items item join products p on p.id = item.product_id
        where item.catalog_id = ${input.copy_of} and p.removed_at is null
        order by ${shownOrder} limit 100`)
    await audit(ctx, {
      action: 'catalog.create',
      objectId: id,
      doctorId: ctx.actor.id,
      after: { name: input.name, visibility: input.visibility ?? 'hidden' },
    })
    return getCatalog(ctx, id)
  })
}

type Patch = components['schemas']['DoctorCatalogPatch']
type Item = NonNullable<Patch['items']>[number]

/**
 * Changes an own catalog. 422 at `items.n.product_id` for what cannot be recommended or stands twice, at
 * `selected` for somebody who is no patient of the doctor.
 */
export const updateCatalog = catalog.command(
  'update',
  {},
  async (tx: TxCtx<DoctorActor>, row, patch: Patch): Promise<Catalog> => {
    const patients =
      patch.selected && (await ownPatients(tx, patch.selected.patients, row.selected))
    if (patch.items) await replaceItems(tx, row.id, patch.items)
    const { name, description, visibility, cover_alt: coverAlt } = { ...row, ...patch }
    const selected = patch.selected && patients ? { ...patch.selected, patients } : row.selected
    const fields = Object.keys(patch).filter((key) => key !== 'revision')
    await row.save(
      { name, description, visibility, selected, coverAlt },
      {
        before: { name: row.name, visibility: row.visibility },
        after: { name, visibility, fields },
      },
    )
    return getCatalog(tx, row.id)
  },
)

/** Puts an own catalog away for good: nobody sees it, nothing is written from it any more. */
export const archiveCatalog = catalog.command(
  'archive',
  {},
  async (_: TxCtx<DoctorActor>, row, __: Read): Promise<void> => {
    await row.move('archived')
  },
)

/** Puts the own catalogs in this order; 422 at `ids` unless it names each of them once. */
export const orderCatalogs = (ctx: DoctorCtx, ids: string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.actor
    const own = await catalog.lockWhere(
      tx,
      and(eq(catalogs.ownerDoctorId, id), eq(catalogs.status, 'active')),
    )
    const named = new Set(ids)
    if (
      named.size !== ids.length ||
      own.length !== ids.length ||
      !own.every((c) => named.has(c.id))
    )
      throw invalid('ids', 'CATALOGS_CHANGED', {
        en: 'Your catalogs have changed in the meantime. Check them again.',
        ja: 'カタログが変更されています。もう一度ご確認ください。',
      })
    // the order is of the list, not of a catalog: who edits one meanwhile is not refused
    await tx.db.execute(sql`
      update catalogs c set position = wanted.n - 1
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, n)
      where c.id = wanted.id`)
    await audit(tx, {
      action: 'catalog.order',
      objectType: 'doctor',
      objectId: id,
      doctorId: id,
      after: { catalogs: ids },
    })
  })

/** So many products of a catalog are shown at a time, and sent in their order. */
const mostShown = 100

/**
 * What is not sold at present stays with its note: the doctor, who is not shown it, did not leave it out. So does what
 * stands behind the first 100, which are shown at a time.
 */
async function replaceItems(ctx: DoctorCtx, id: string, items: Item[]): Promise<void> {
  const ids = items.map((item) => item.product_id)
  const products = ids.length
    ? await ctx.db.execute<{ id: string; title: string; usable: boolean }>(
        // what stood there may stay, also when it is no longer sold
        sql`select p.id, p.title, (${openToDoctor(ctx)}) or exists (
            select 1 from ${catalogItems} i where i.catalog_id = ${id} and i.product_id = p.id
          ) as usable
          from products p where ${inArray(sql`p.id`, ids)}`,
      )
    : { rows: [] }
  const known = new Map(products.rows.map((row) => [row.id, row]))
  const errors: Record<string, Texts> = {}
  ids.forEach((each, index) => {
    const product = known.get(each)
    if (!product?.usable) errors[`items.${index}.product_id`] = notOpen(product?.title)
    else if (ids.indexOf(each) < index) errors[`items.${index}.product_id`] = twice(product.title)
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const given = sql`any(${sql.param(ids)}::uuid[])`
  await ctx.db.execute(sql`
    delete from catalog_items i where i.catalog_id = ${id} and (i.product_id = ${given} or i.product_id in (
      select item.product_id from catalog_items item join products p on p.id = item.product_id
      where item.catalog_id = ${id} and p.removed_at is null order by ${shownOrder} limit ${mostShown}))`)
  await ctx.db.execute(sql`
    update catalog_items i set position = ${items.length} + rest.n - 1
    from (select item.product_id, row_number() over (order by ${shownOrder}) as n
      from catalog_items item join products p on p.id = item.product_id
      where item.catalog_id = ${id} and p.removed_at is null) rest
    where i.catalog_id = ${id} and i.product_id = rest.product_id`)
  if (items.length === 0) return
  await ctx.db.insert(catalogItems).values(
    items.map(({ product_id, note }, position) => ({
      catalogId: id,
      productId: product_id,
      position,
      note: note ?? null,
    })),
  )
}

const twice = (title: string): Texts => ({
  en: `${title} is already in the catalog.`,
  ja: `「${title}」はすでに含まれています。`,
})

/**
 * Who is to see a catalog must be a patient of the doctor; whoever was chosen before and has left since is left out. 422 at
 * `selected`.
 */
async function ownPatients(
  ctx: DoctorCtx,
  ids: string[],
  before: { patients: string[] } = { patients: [] },
): Promise<string[]> {
  if (ids.length === 0) return ids
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from patients
    where doctor_id = ${ctx.actor.id} and id = any(${sql.param(ids)}::uuid[])`)
  const own = new Set(rows.map(({ id }) => id))
  const isKnown = (id: string) => own.has(id) || before.patients.includes(id)
  if (!ids.every(isKnown))
    throw invalid('selected', 'VALIDATION_FAILED', {
      en: 'The selection includes someone who is not your patient.',
      ja: '担当ではない患者さんが含まれています。',
    })
  return ids.filter((id) => own.has(id))
}
