import { addDays, dateIn, dayMs as day, daysBetween } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { recipes, whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { and, asc, between, eq, gt, isNull, lt, lte, or, type SQL, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { eachDue, eachRow } from '../allRows.ts'
import { isAwake } from '../quietHours.ts'
import { variantSellable } from '../stock/availability.ts'
import { recipe as entity, type LockedRecipe } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { isHonoured } from './honoured.ts'
import { mailFacts, recipeExpiring, recipeExpiringForDoctor, refillDue } from './mails.ts'
import { refillMark } from './refillMark.ts'
import { lastReminderAt, reminderGap, sendReminder } from './remind.ts'
import { isComing, notOnRepeat, runsOutAt } from './renewal.ts'

const batch = 500

/** Ends what is past its last day. */
export async function expireRecipes(ctx: Ctx): Promise<void> {
  const today = todayOf(ctx)
  const isDue = and(whereInForce(recipes.status), lt(recipes.expiresOn, today))
  const failed = 'a recipe has not expired'
  await eachDue(ctx, { table: recipes, isDue, atOnce: batch, failed }, async (tx, id) => {
    const isRunning = and(eq(recipes.id, id), whereInForce(recipes.status))
    const [found] = await entity.lockWhere(tx, isRunning)
    if (!found) return
    await found.move('expired', { endedAt: tx.clock.now() }, { action: 'expired' })
    await recordRecipeEvent(tx, found, 'expired')
  })
}

/**
 * Tells the doctor 14 and 3 days before the end, and the patient 7 days before unless it is on hold, outside of their
 * quiet hours.
 */
export async function warnOfExpiry(ctx: Ctx, atOnce = batch): Promise<void> {
  const today = todayOf(ctx)
  const within = (days: number) => sql`${recipes.expiresOn} <= ${addDays(today, days)}::date`
  const step = sql`case when ${within(3)} then '3' else '14' end`
  const isDoctorDue = sql<boolean>`(${mayRenew} and ${isAwake(ctx, 'doctors', sql`recipes.doctor_id`)}
    and not ${isMailed(sql`':doctor:' || ${step}`)})`
  const isPatientDue = sql<boolean>`(${whereIssued(recipes.status)} and ${within(7)} and ${hasOffer}
    and ${isAwake(ctx, 'patients', sql`recipes.patient_id`)} and not ${isMailed(sql`':patient'`)})`
  const read = (after: string) =>
    ctx.db
      .select({ id: recipes.id, expiresOn: recipes.expiresOn, isDoctorDue, isPatientDue })
      .from(recipes)
      .where(
        and(
          whereInForce(recipes.status),
          between(recipes.expiresOn, today, addDays(today, 14)),
          // a short course is not announced on the day it begins
          gt(recipes.validDays, 14),
          hasBuyer(sql`recipes`),
          or(isDoctorDue, isPatientDue),
          gt(recipes.id, after),
        ),
      )
      .orderBy(asc(recipes.id))
      .limit(atOnce)
  const failed = 'nobody was told of the end of a recipe'
  await eachRow(ctx, read, { atOnce, failed }, async ({ id, expiresOn, ...due }) => {
    const daysLeft = daysBetween(today, expiresOn ?? today)
    const facts = await mailFacts(ctx, id)
    if (!facts) return
    const key = `recipe-expiring:${id}`
    if (due.isDoctorDue)
      await sendMail(ctx, recipeExpiringForDoctor({ ...facts.data, daysLeft }), {
        ...facts.doctor,
        dedupeKey: `${key}:doctor:${daysLeft <= 3 ? 3 : 14}`,
      })
    if (due.isPatientDue)
      await sendMail(ctx, recipeExpiring({ ...facts.data, daysLeft }), {
        ...facts.patient,
        dedupeKey: `${key}:patient`,
      })
  })
}

const isMailed = (to: SQL) => sql`exists (
  select 1 from mails m where m.dedupe_key = 'recipe-expiring:' || recipes.id::text || ${to})`

/** Only the patient's own doctor can renew, and only while they may work. */
const mayRenew = sql`exists (
  select 1 from patients p join doctors d on d.id = p.doctor_id
  where p.id = recipes.patient_id and d.id = recipes.doctor_id and d.status = 'approved')`

/**
 * Mails go to patients who can sign in and may order from a recipe: neither its doctor nor theirs is suspended together
 * with their recipes.
 */
const hasBuyer = (of: SQL) => sql`exists (
  select 1 from patients p where p.id = ${of}.patient_id and p.status = 'active' and not exists (
    select 1 from doctors d where d.id in (p.doctor_id, ${of}.doctor_id) and not ${isHonoured(sql`d`)}))`

/** Reminds patients of recipes they have not ordered from, on day 1 and day 7, outside of their quiet hours. */
export async function remindUnordered(ctx: Ctx, atOnce = batch): Promise<void> {
  const now = ctx.clock.now()
  const read = (after: string) =>
    ctx.db
      .select()
      .from(recipes)
      .where(
        and(
          eq(recipes.kind, 'patient'),
          whereIssued(recipes.status),
          isNull(recipes.firstOrderedAt),
          lte(recipes.issuedAt, new Date(now.getTime() - day)),
          gt(recipes.issuedAt, new Date(now.getTime() - 14 * day)),
          lte(recipes.startsOn, todayOf(ctx)),
          hasBuyer(sql`recipes`),
          hasOffer,
          isAwake(ctx, 'patients', sql`recipes.patient_id`),
          sql`not (${recipes.remindersSent} ?| case when ${recipes.issuedAt} <= ${new Date(now.getTime() - 7 * day).toISOString()}::timestamptz
            then array['day7'] else array['day1', 'day7'] end)`,
          gt(recipes.id, after),
        ),
      )
      .orderBy(asc(recipes.id))
      .limit(atOnce)
  const gapMs = (await reminderGap(ctx)) * day
  const failed = 'nobody was reminded of a recipe'
  await eachRow(ctx, read, { atOnce, failed }, async (recipe) => {
    const age = now.getTime() - (recipe.issuedAt?.getTime() ?? 0)
    if (isRecent(ctx, recipe, gapMs)) return
    await inTransaction(ctx, async (tx) =>
      sendReminder(tx, await entity.lock(tx, recipe.id), age >= 7 * day ? 'day7' : 'day1'),
    )
  })
}

const isRecent = (ctx: Ctx, recipe: Parameters<typeof lastReminderAt>[0], gapMs: number) =>
  ctx.clock.now().getTime() - (lastReminderAt(recipe)?.getTime() ?? -Infinity) < gapMs

/**
 * Tells patients a week before something runs out, or once they may order it again if that is later; if they have not, and
 * it does not come by itself, also by a repeat of the version before that has not gone on to this one: once of each line
 * and order, with whatever else runs out then, and not sooner after another reminder than the shop says.
 */
export async function notifyRefillsDue(ctx: Ctx, atOnce = batch): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const today = todayOf(ctx)
  type Due = { id: string; products: string[]; marks: string[] }
  const read = (after: string) =>
    ctx.db.execute<Due>(sql`
      select r.id, array_agg(p.title order by l.position) as products,
        array_agg(${refillMark} order by l.id) as marks
      from recipes r join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
      join products p on p.id = l.product_id join variants v on v.id = l.variant_id
      where r.kind = 'patient' and ${whereIssued()} and ${hasBuyer(sql`r`)} and l.last_ordered_at is not null
        and l.times_ordered <= l.refills_allowed and not ${isComing(ctx)} and r.id > ${after}
        and ${notOnRepeat(ctx)} and not ${isGone}
        and ${isAwake(ctx, 'patients', sql`r.patient_id`)}
        and coalesce(${allowedOn(ctx)} <= ${today}::date, true)
        and ${runsOutAt(ctx)} <= ${now}::timestamptz + interval '7 days'
        and (${runsOutAt(ctx)} >= ${now}::timestamptz or ${allowedOn(ctx)} = ${today}::date)
      group by r.id having bool_or(not r.reminders_sent ? ${refillMark}) order by r.id limit ${atOnce}`)
  // longer than that it would be too late
  const gapMs = Math.min(3, await reminderGap(ctx)) * day
  await eachRow(ctx, read, { atOnce, failed: 'nobody was reminded of refills' }, (due) =>
    inTransaction(ctx, async (tx) => {
      const found = await entity.lock(tx, due.id)
      if (!isRecent(tx, found, gapMs)) await remindOfRefills(tx, found, due)
    }),
  )
}

/** First day on which a line `l` may be ordered again, as `nextOrderOn`; null where nothing holds that back. */
const allowedOn = ({ config }: Ctx) => sql`(case
  when l.times_ordered > 0 and l.times_ordered is distinct from l.early_after
  then (l.last_ordered_at at time zone ${config.timeZone})::date + l.min_days_between end)`

/** Nothing of a line `l` with its product `p` is sold any more, and nothing that may take its place can be sent. */
const isGone = sql`((p.removed_at is not null or p.availability = 'discontinued') and not exists (
  select 1 from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
  where v.id = any(l.substitutes) and ${variantSellable}))`

/** Something of a recipe can be ordered: it is neither paused nor gone, and has an order left. */
const hasOffer = sql`exists (select 1 from recipe_lines l join products p on p.id = l.product_id
  where l.recipe_id = recipes.id and l.state = 'active' and l.times_ordered <= l.refills_allowed and not ${isGone})`

async function remindOfRefills(
  tx: TxCtx,
  recipe: LockedRecipe,
  { products, marks }: { products: string[]; marks: string[] },
): Promise<void> {
  const facts = await mailFacts(tx, recipe.id)
  if (!facts) return
  const isSent = await sendMail(tx, refillDue({ ...facts.data, products }), {
    ...facts.patient,
    dedupeKey: `refill-due:${marks.map((mark) => mark.slice('refill:'.length)).join()}`,
  })
  if (!isSent) return
  const at = tx.clock.now().toISOString()
  const told = Object.fromEntries(marks.map((mark) => [mark, at]))
  await recipe.mark({ remindersSent: { ...recipe.remindersSent, ...told } })
}

const todayOf = (ctx: Ctx) => dateIn(ctx.clock.now(), ctx.config.timeZone)
