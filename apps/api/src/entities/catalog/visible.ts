import type { Ctx, DoctorCtx } from '../../context.ts'
import { type Placeholder, type SQL, sql } from '../../db/sql.ts'
import type { Texts } from '../errors.ts'

/**
 * Condition on `catalogs c`: the platform catalogs given to the doctor, or those for all doctors when none was
 * given, and the doctor's own; archived ones never.
 */
export const visibleToDoctor = (doctorId: string | Placeholder | SQL): SQL => sql`(
  c.status = 'active' and (
    c.owner_doctor_id = ${doctorId}
    or (c.kind = 'platform' and (
      exists (select 1 from doctor_catalogs given where given.doctor_id = ${doctorId} and given.catalog_id = c.id)
      or (c.doctor_access = 'all'
        and not exists (select 1 from doctor_catalogs given where given.doctor_id = ${doctorId}))))))`

/** The address of the picture of `catalogs c`: that of a shop as it is, an uploaded one below the reader's catalogs. */
export const coverFor = (reader: 'admin' | 'doctor' | 'patient'): SQL => sql`(
  case when c.cover like '%/%' then c.cover
    else ${`/api/${reader}/catalogs/`} || c.id || '/covers/' || c.cover end)`

/** Whether the doctor may use this catalog as a source. */
export async function isCatalogOpen(ctx: Ctx, doctorId: string, id: string): Promise<boolean> {
  const result = await ctx.db.execute(
    sql`select 1 from catalogs c where c.id = ${id} and ${visibleToDoctor(doctorId)}`,
  )
  return result.rows.length > 0
}

/** Whether the doctor may recommend this product. */
export async function isProductOpen(ctx: DoctorCtx, id: string): Promise<boolean> {
  const result = await ctx.db.execute(
    sql`select 1 from products p where p.id = ${id} and ${openToDoctor(ctx)}`,
  )
  return result.rows.length > 0
}

/**
 * Condition on `products p`: sold, and inside a visible catalog when the doctor was given some. A doctor who was given
 * none may recommend every product but those that are only in catalogs for chosen doctors, which archiving them does
 * not open.
 */
export const openTo = (doctorId: string | Placeholder): SQL => sql`(
  p.removed_at is null and (
    (not exists (select 1 from doctor_catalogs given where given.doctor_id = ${doctorId})
      and not exists (
        select 1 from catalogs c join catalog_items item on item.catalog_id = c.id
        where c.kind = 'platform' and c.doctor_access = 'chosen' and item.product_id = p.id))
    or exists (
      select 1 from catalog_items item join catalogs c on c.id = item.catalog_id
      where item.product_id = p.id and ${visibleToDoctor(doctorId)})))`

export const openToDoctor = (ctx: DoctorCtx): SQL => openTo(ctx.actor.id)

/** Why a product is refused, by its name where it is known. */
export const notOpen = (title: string | undefined): Texts =>
  title
    ? {
        en: `${title} cannot be recommended at the moment.`,
        ja: `「${title}」は現在選択できません。`,
      }
    : {
        en: 'This product cannot be recommended at the moment.',
        ja: 'この商品は現在選択できません。',
      }
