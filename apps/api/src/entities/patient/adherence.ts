import type { components } from '@officina/openapi/schema'
import { addDays, dateIn, weekdayOf } from '@officina/shared/dates/days'
import { dosesOfDay } from '@officina/shared/dosage/doses'
import { running } from '@officina/shared/recipe'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { orders } from '../../db/schema/order.ts'
import { doses, recipeEvents, recipes } from '../../db/schema/recipe.ts'
import { and, asc, eq, gte, inArray, notInArray, sql } from '../../db/sql.ts'
import { auditPatient } from '../audit.ts'
import { coursesOf, firstArrivals } from '../day/days.ts'
import { type Dose, dosesOn } from '../day/doses.ts'
import { inPracticesOf } from '../practices.ts'
import { loadLines } from '../recipe/view.ts'
import { getPatientOfDoctor, type Patient } from './entity.ts'

type Adherence = components['schemas']['PatientAdherence']
type Planned = Parameters<typeof dosesOn>[0][number]

const weeks = 12

/** The doses a patient has ticked in each of the last twelve weeks, oldest first, and those that were due. */
export const readAdherence = (ctx: DoctorCtx, id: string): Promise<Adherence> =>
  inTransaction(ctx, async (tx) => {
    const patient = await getPatientOfDoctor(tx, id)
    await auditPatient(tx, 'patient.read_adherence', patient)
    const zone = await zoneOf(tx, patient)
    const today = dateIn(tx.clock.now(), zone)
    const monday = addDays(today, -weekdayOf(today))
    const first = addDays(monday, 7 * (1 - weeks))
    const ticked = await ticksOf(tx, id, first)
    const dueOn = await planOf(tx, { id, zone, ticked })
    const taken = (day: string) => ticked.filter((tick) => tick.day === day).length
    return {
      weeks: Array.from({ length: weeks }, (_, week) => {
        const days = Array.from({ length: 7 }, (_, day) => addDays(first, 7 * week + day))
        const sum = (count: (day: string) => number) =>
          Math.round(days.reduce((total, day) => total + count(day), 0))
        return {
          week: days[0] ?? first,
          taken: sum(taken),
          // what is still to come today is not missed; what was ticked was due
          due: sum((day) => Math.max(taken(day), day < today ? dueOn(day) : 0)),
        }
      }),
    }
  })

async function zoneOf(ctx: DoctorCtx, { accountId }: Patient): Promise<string> {
  if (!accountId) return ctx.config.timeZone
  const [account] = await ctx.db
    .select({ zone: accounts.timezone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.zone ?? ctx.config.timeZone
}

type Tick = { day: string; lineId: string }

const ticksOf = (ctx: DoctorCtx, patientId: string, from: string): Promise<Tick[]> =>
  ctx.db
    .select({ day: doses.day, lineId: doses.recipeLineId })
    .from(doses)
    .where(
      and(eq(doses.patientId, patientId), eq(doses.doctorId, ctx.actor.id), gte(doses.day, from)),
    )

/** How many doses were due on a day, of what the patient had by then; what is taken as needed is never due. */
async function planOf(
  ctx: DoctorCtx,
  { id, zone, ticked }: { id: string; zone: string; ticked: Tick[] },
): Promise<(day: string) => number> {
  const arrivals = await firstArrivals(
    ctx,
    sql`${eq(orders.patientId, id)} and ${inPracticesOf(ctx.actor, orders)}`,
  )
  const { versionsOn, courses } = await versionsOf(ctx, id, zone)
  const hadBy = ({ line }: Dose, day: string) =>
    [
      ...[arrivals.get(line.id), arrivals.get(line.product_id)].map((at) => at && dateIn(at, zone)),
      ...[line.last_delivered_at, line.stated_at].map((at) => at && dateIn(new Date(at), zone)),
      ...ticked.flatMap((tick) => (tick.lineId === line.id ? [tick.day] : [])),
    ].some((since) => since && since <= day)
  return (day) =>
    dosesOn(versionsOn(day), day, zone, { courses })
      .filter((dose) => hadBy(dose, day))
      .reduce((total, { line }) => total + shareOf(line), 0)
}

/** How much of each dose of a line is due: the part of its days, and of its times where these are more than the doses. */
function shareOf(line: Dose['line']): number {
  if (line.dosage_mode !== 'structured' || line.as_needed) return 0
  const { frequency_period: period, frequency_count: count } = line
  const days = period === 'week' ? 7 : period === 'month' ? 30 : 1
  const ofDays = line.weekdays?.length ? 1 : Math.min(1, (count ?? 1) / days)
  return ofDays / dosesOfDay(line).reduce((all, { share }) => all + share, 0)
}

/** By day, every version that was once in force, each until its last day and not while it was on hold. */
async function versionsOf(
  ctx: DoctorCtx,
  patientId: string,
  zone: string,
): Promise<{ versionsOn: (day: string) => Planned[]; courses: Map<string, string> }> {
  const rows = await ctx.db
    .select()
    .from(recipes)
    .where(
      and(
        eq(recipes.patientId, patientId),
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        notInArray(recipes.status, ['draft', 'entered_in_error']),
      ),
    )
  const ids = rows.map((row) => row.id)
  const lines = await loadLines(ctx, inArray(sql`l.recipe_id`, ids), zone)
  const isHeld = await holdsOf(ctx, rows, zone)
  const versions = rows.map((row) => ({
    ...running,
    id: row.id,
    starts_on: row.startsOn,
    issued_at: row.issuedAt?.toISOString() ?? null,
    expires_on:
      [row.expiresOn, row.endedAt && addDays(dateIn(row.endedAt, zone), -1)]
        .filter((day) => day !== null)
        .sort()[0] ?? null,
    lines: lines.filter((line) => line.recipeId === row.id).map(({ view }) => view),
  }))
  return {
    versionsOn: (day) => versions.filter(({ id }) => !isHeld(id, day)),
    courses: await coursesOf(ctx, versions, zone),
  }
}

/** Whether a version was on hold on a day: from that on which it was paused to the one before it went on. */
async function holdsOf(
  ctx: DoctorCtx,
  versions: { seriesId: string }[],
  zone: string,
): Promise<(id: string, day: string) => boolean> {
  const series = versions.map(({ seriesId }) => seriesId)
  const rows = await ctx.db
    .select()
    .from(recipeEvents)
    .where(
      and(
        eq(recipeEvents.doctorId, ctx.actor.id),
        inArray(recipeEvents.seriesId, series),
        inArray(recipeEvents.event, ['on_hold', 'resumed']),
      ),
    )
    .orderBy(asc(recipeEvents.at), asc(recipeEvents.id))
  const steps = rows.map(({ recipeId, event, at }) => ({ recipeId, event, on: dateIn(at, zone) }))
  return (id, day) =>
    steps.findLast(({ recipeId, on }) => recipeId === id && on <= day)?.event === 'on_hold'
}
