import { addDays, dateIn } from '@officina/shared/dates/days'
import { noticeDays, noticeFor, noticeOf, shipments } from '@officina/shared/repeats'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { eachRow } from '../allRows.ts'
import { isAwake } from '../quietHours.ts'
import { isHeld } from './decide.ts'
import { repeat as entity, type LockedRepeat } from './entity.ts'
import { loadFacts, nextRunOut, payerOf, type RepeatFacts } from './facts.ts'
import { notifyDue, notifyEnding } from './notify.ts'
import { truthOf } from './review.ts'

type Held = RepeatFacts<LockedRepeat>

/**
 * Tells patients of their next orders, a week and a day before, outside of their quiet hours: one mail for what is
 * ordered together. Days that follow from the supply are counted anew until they have been told.
 */
export async function announceRepeats(ctx: Ctx, atOnce: number): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const horizon = addDays(today, noticeDays[0])
  const read = (after: string) =>
    ctx.db.execute<{ id: string }>(sql`
      select distinct repeats.patient_id as id from repeats
      where repeats.status = 'active' and repeats.waits_for is null
        and (repeats.every_weeks is null and repeats.announced_on is distinct from repeats.next_on
          or repeats.next_on between ${today}::date and ${horizon}::date
            and repeats.noticed is distinct from repeats.next_on || ':day'
            and (repeats.next_on <= ${addDays(today, 1)}::date or repeats.noticed is null
              or repeats.noticed not like repeats.next_on || ':%'))
        and ${isAwake(ctx, 'patients', sql`repeats.patient_id`)} and repeats.patient_id > ${after}
      order by 1 limit ${atOnce}`)
  await eachRow(ctx, read, { atOnce, failed: 'a repeat was not announced' }, ({ id }) =>
    inTransaction(ctx, (tx) => announceTo(tx, id, today)),
  )
}

async function announceTo(tx: TxCtx, patientId: string, today: string): Promise<void> {
  const mine = and(eq(repeats.patientId, patientId), eq(repeats.status, 'active'))
  const held = await entity.lockWhere(tx, mine, { skipLocked: true })
  const facts: Held[] = []
  for (const each of await loadFacts(tx, held)) facts.push(await counted(each, today))
  // of what is on hold they hear once it goes on
  const isPlanned = (each: Held) =>
    each.repeat.waitsFor === null &&
    each.repeat.nextOn >= today &&
    each.line.view.orders_left > 0 &&
    !isHeld(truthOf(each))
  const { shipped, ending } = planned(facts.filter(isPlanned))
  for (const { on, of } of shipped) await tell(tx, of, on, today, notifyDue)
  for (const each of ending) await tell(tx, [each], each.repeat.nextOn, today, notifyEnding)
}

type Notify = typeof notifyDue

/** Mails the notice that is due for an order `on` a day, once. */
async function tell(tx: TxCtx, group: Held[], on: string, today: string, notify: Notify) {
  const step = noticeOf(today, on)
  if (!step || group.every(({ repeat }) => isTold(repeat, step, on))) return
  await notify(tx, group, on, step)
  for (const { repeat } of group) {
    const { nextOn } = repeat
    await repeat.mark({ announcedOn: nextOn, noticed: noticeFor(nextOn, step, on) })
  }
}

const isTold = ({ noticed, nextOn }: LockedRepeat, step: 'week' | 'day', on: string): boolean =>
  noticed === noticeFor(nextOn, 'day', on) ||
  (step === 'week' && (noticed?.startsWith(`${nextOn}:`) ?? false))

/** What is ordered together, and what is not ordered at all unless its doctor renews the recipe, which ends before. */
function planned(facts: Held[]) {
  const grouped = (of: Held[]) =>
    shipments(
      of.map((each) => ({
        id: each.repeat.id,
        nextOn: each.repeat.nextOn,
        payment: payerOf(each.repeat),
        facts: each,
      })),
    ).map(({ on, of }) => ({ on, of: of.map((each) => each.facts) }))
  const isOver = (on: string) => (each: Held) =>
    each.recipe.expiresOn !== null && each.recipe.expiresOn < on
  const ending: Held[] = []
  // without those that end, what is left may be ordered on another day
  for (;;) {
    const shipped = grouped(facts.filter((each) => !ending.includes(each)))
    const over = shipped.flatMap(({ on, of }) => of.filter(isOver(on)))
    if (over.length === 0) return { shipped, ending }
    ending.push(...over)
  }
}

/** With the day that follows from the supply today, unless it was told or chosen. */
async function counted(facts: Held, today: string): Promise<Held> {
  const { repeat, line } = facts
  if (repeat.everyWeeks !== null || repeat.announcedOn === repeat.nextOn) return facts
  // where nothing is known of the supply, the day follows from the order before
  if (line.view.days_left === null && line.view.coming === null) return facts
  const on = nextRunOut(line, repeat.quantity, today)
  if (!on || on === repeat.nextOn) return facts
  await repeat.mark({ nextOn: on })
  return { ...facts, repeat: Object.assign(repeat, { nextOn: on }) }
}
