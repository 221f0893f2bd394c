import { addDays, dateIn, dayMs as day } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { recipes, whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { and, between, eq, gt, isNull, lt, lte, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { isAwake } from '../quietHours.ts'
import { recipe as entity } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { mailFacts, recipeExpiring, recipeExpiringForDoctor, refillDue } from './mails.ts'
import { lastReminderAt, reminderGap, sendReminder } from './remind.ts'
import { isComing, runsOutAt } from './renewal.ts'

const batch = 500

/** Ends what is past its last day. */
export async function expireRecipes(ctx: Ctx): Promise<void> {
  const today = todayOf(ctx)
  const due = await ctx.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(whereInForce(recipes.status), lt(recipes.expiresOn, today)))
    .limit(batch)
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      const isRunning = and(eq(recipes.id, id), whereInForce(recipes.status))
      const [found] = await entity.lockWhere(tx, isRunning)
      if (!found) return
      await found.move('expired', { endedAt: tx.clock.now() }, { action: 'expired' })
      await recordRecipeEvent(tx, found, 'expired')
    })
  }
}

/** Tells the doctor 14 and 3 days before the end and the patient 7 days before, outside of their quiet hours. */
export async function warnOfExpiry(ctx: Ctx): Promise<void> {
  const today = todayOf(ctx)
  const due = await ctx.db
    .select({
      id: recipes.id,
      expiresOn: recipes.expiresOn,
      isDoctorAwake: isAwake(ctx, 'doctors', sql`recipes.doctor_id`),
      isPatientAwake: isAwake(ctx, 'patients', sql`recipes.patient_id`),
    })
    .from(recipes)
    .where(
      and(
        whereInForce(recipes.status),
        between(recipes.expiresOn, today, addDays(today, 14)),
        // a short course is not announced on the day it begins
        gt(recipes.validDays, 14),
      ),
    )
    .limit(batch)
  for (const { id, expiresOn, isDoctorAwake, isPatientAwake } of due) {
    const daysLeft = Math.round((Date.parse(expiresOn ?? today) - Date.parse(today)) / day)
    const facts = await mailFacts(ctx, id)
    if (!facts) continue
    const doctorStep = daysLeft <= 3 ? 3 : 14
    if (isDoctorAwake)
      await sendMail(ctx, recipeExpiringForDoctor({ ...facts.data, daysLeft }), {
        ...facts.doctor,
        dedupeKey: `recipe-expiring:${id}:doctor:${doctorStep}`,
      })
    if (isPatientAwake && daysLeft <= 7)
      await sendMail(ctx, recipeExpiring({ ...facts.data, daysLeft }), {
        ...facts.patient,
        dedupeKey: `recipe-expiring:${id}:patient`,
      })
  }
}

/** Reminds patients of recipes they have not ordered from, on day 1 and day 7, outside of their quiet hours. */
export async function remindUnordered(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.db
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
        isAwake(ctx, 'patients', sql`recipes.patient_id`),
        sql`not (${recipes.remindersSent} ?| case when ${recipes.issuedAt} <= ${new Date(now.getTime() - 7 * day).toISOString()}::timestamptz
          then array['day7'] else array['day1', 'day7'] end)`,
      ),
    )
    .limit(batch)
  const gapMs = (await reminderGap(ctx)) * day
  for (const recipe of due) {
    const age = now.getTime() - (recipe.issuedAt?.getTime() ?? 0)
    const last = lastReminderAt(recipe)
    if (last && now.getTime() - last.getTime() < gapMs) continue
    await inTransaction(ctx, async (tx) =>
      sendReminder(tx, await entity.lock(tx, recipe.id), age >= 7 * day ? 'day7' : 'day1'),
    )
  }
}

/** Tells patients a week before something runs out, if they may order it again, have not, and it does not come by itself. */
export async function notifyRefillsDue(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.db.execute<{ id: string; products: string[]; key: string }>(sql`
    select r.id, array_agg(p.title order by l.position) as products,
      string_agg(l.id::text || ':' || l.times_ordered, ',' order by l.id) as key
    from recipes r join recipe_lines l on l.recipe_id = r.id and l.state = 'active'
    join products p on p.id = l.product_id join variants v on v.id = l.variant_id
    where r.kind = 'patient' and ${whereIssued()} and l.times_ordered > 0
      and l.times_ordered <= l.refills_allowed and not ${isComing(ctx)}
      and not exists (select 1 from repeats x where x.recipe_line_id = l.id and x.status = 'active')
      and ${isAwake(ctx, 'patients', sql`r.patient_id`)}
      and ${runsOutAt(ctx)} between ${now}::timestamptz and ${now}::timestamptz + interval '7 days'
    group by r.id limit ${batch}`)
  for (const { id, products, key } of due.rows) {
    const facts = await mailFacts(ctx, id)
    if (facts)
      await sendMail(ctx, refillDue({ ...facts.data, products }), {
        ...facts.patient,
        dedupeKey: `refill-due:${key}`,
      })
  }
}

const todayOf = (ctx: Ctx) => dateIn(ctx.clock.now(), ctx.config.timeZone)
