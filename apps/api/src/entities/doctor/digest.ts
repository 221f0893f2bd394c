import { dateIn } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { whereTreated } from '../../db/schema/patient.ts'
import { digestItems, mails } from '../../db/schema/platform.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { isUnwanted } from '../../mail/optional.ts'
import { eachRow } from '../allRows.ts'
import { isAwake } from '../quietHours.ts'
import { isAtRisk, linesWithStock } from '../stock/availability.ts'
import { doctor as entity } from './entity.ts'
import { mailDoctor } from './mailDoctor.ts'
import { doctorDigest } from './mails.ts'

type Item = { kind: 'not_ordered' | 'at_risk'; id: string }
type Recipe = { id: string; number: string; label: string; patient_number: string }
type Product = { id: string; title: string; patients: number }

/**
 * Mails doctors, once a day at most, what is new: recipes that were issued 7 days ago and never ordered, and
 * products of active recipes that cannot be delivered. Each is named once; a product again when it had recovered.
 */
export async function sendDigests(ctx: Ctx): Promise<void> {
  await forgetRecovered(ctx)
  const read = () =>
    ctx.db.execute<{ id: string }>(sql`
    select distinct r.doctor_id as id from recipes r join doctors d on d.id = r.doctor_id and d.status = 'approved'
    where r.kind = 'patient' and ${whereIssued()} and ${isAwake(ctx, 'doctors', sql`r.doctor_id`)}
      and (${notOrdered(ctx)} or exists (
      select 1 from ${linesWithStock} where l.recipe_id = r.id and ${riskyLine}))`)
  const how = { failed: 'a doctor got no digest' }
  await eachRow(ctx, read, how, ({ id }) => inTransaction(ctx, (tx) => digest(tx, id)))
}

async function digest(ctx: TxCtx, doctorId: string): Promise<void> {
  const doctor = await entity.lock(ctx, doctorId)
  if (!doctor.accountId) return
  // who turned it off gets nothing, and the current state when it is on again
  if (await isUnwanted(ctx, 'doctor_digest', doctor.accountId)) return
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const dedupeKey = `doctor-digest:${doctorId}:${today}`
  const sent = await ctx.db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey)).limit(1)
  if (sent.length > 0) return
  const recipes = await recipesOf(ctx, doctorId)
  const products = await productsOf(ctx, doctorId)
  const fresh = await note(ctx, doctorId, [
    ...recipes.map(({ id }) => ({ kind: 'not_ordered' as const, id })),
    ...products.map(({ id }) => ({ kind: 'at_risk' as const, id })),
  ])
  if (fresh.size === 0) return
  const mail = doctorDigest(ctx.config, {
    name: doctor,
    notOrdered: recipes
      .filter(({ id }) => fresh.has(id))
      .map(({ number, label, patient_number }) => ({
        number,
        label,
        patientNumber: patient_number,
      })),
    atRisk: products.filter(({ id }) => fresh.has(id)),
  })
  await mailDoctor(ctx, doctor, mail, { dedupeKey })
}

/** Whether the doctor of the recipe `r` has been told: what was would take the place of what is new. */
const isTold = (kind: Item['kind'], of: SQL) => sql`exists (select 1 from digest_items i
  where i.doctor_id = r.doctor_id and i.kind = ${kind} and i.object_id = ${of}.id)`

const recipesOf = async (ctx: Ctx, doctorId: string): Promise<Recipe[]> =>
  (
    await ctx.db.execute<Recipe>(sql`
      select r.id, coalesce(r.number, '') as number, coalesce(nullif(r.label, ''), r.title) as label,
        p.number as patient_number
      from recipes r join patients p on p.id = r.patient_id and p.doctor_id = r.doctor_id and p.status = 'active'
      where r.doctor_id = ${doctorId} and r.kind = 'patient' and ${whereIssued()} and ${notOrdered(ctx)}
        and not ${isTold('not_ordered', sql`r`)}
      order by r.issued_at, r.id limit 50`)
  ).rows

const productsOf = async (ctx: Ctx, doctorId: string): Promise<Product[]> =>
  (
    await ctx.db.execute<Product>(sql`
      select p.id, p.title, count(distinct r.patient_id)::int as patients
      from ${linesWithStock} join recipes r on r.id = l.recipe_id
      join patients o on o.id = r.patient_id and o.doctor_id = r.doctor_id and ${whereTreated(sql`o.status`)}
      where r.doctor_id = ${doctorId} and r.kind = 'patient' and ${whereIssued()} and ${riskyLine}
        and not ${isTold('at_risk', sql`p`)}
      group by p.id order by p.title limit 50`)
  ).rows

/** Issued at least 7 days ago; what is older than 30 days is no news. */
function notOrdered(ctx: Ctx) {
  const now = ctx.clock.now().toISOString()
  return sql`(r.first_ordered_at is null and r.issued_at <= ${now}::timestamptz - interval '7 days'
    and r.issued_at > ${now}::timestamptz - interval '30 days')`
}

const riskyLine = sql`(l.state = 'active' and ${isAtRisk})`

/** Remembers what is named now; answers the ids that were not named before. */
async function note(ctx: Ctx, doctorId: string, items: Item[]): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const rows = await ctx.db
    .insert(digestItems)
    .values(
      items.map(({ kind, id }) => ({ doctorId, kind, objectId: id, toldAt: ctx.clock.now() })),
    )
    .onConflictDoNothing()
    .returning({ id: digestItems.objectId })
  return new Set(rows.map(({ id }) => id))
}

/** Products that can be delivered again, or stand in no recipe any more. */
async function forgetRecovered(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    delete from digest_items i where i.kind = 'at_risk' and not exists (
      select 1 from ${linesWithStock} join recipes r on r.id = l.recipe_id
      where r.doctor_id = i.doctor_id and p.id = i.object_id and ${riskyLine} and r.kind = 'patient' and ${whereIssued()})`)
}
