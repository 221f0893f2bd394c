import { addDays, dateIn } from '@officina/shared/dates/days'
import { shipments, togetherOn } from '@officina/shared/repeats'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { apart } from '../savepoint.ts'
import { refusalToday } from './decide.ts'
import { repeat as entity, type LockedRepeat } from './entity.ts'
import { payerOf, type RepeatFacts } from './facts.ts'
import { NotPlaced, placeGroup } from './placeGroup.ts'
import { review, truthOf } from './review.ts'
import { settle } from './steps.ts'
import { isStopped } from './stops.ts'

type Held = RepeatFacts<LockedRepeat>
/** What happened: an order that is to be charged, or something of the plan; null: nothing is due any more. */
type Step = { charge: string | null } | null

/** More rounds than a patient can have repeats: each round takes at least one of them off the day. */
const mostRounds = 100

/**
 * Orders what is due for a patient today, one order in each transaction. Answers the orders whose saved card is to be
 * charged. What another process holds is left to it.
 */
export async function orderForPatient(ctx: Ctx, patientId: string): Promise<string[]> {
  const charges: string[] = []
  for (let round = 0; round < mostRounds; round++) {
    const step = await inTransaction(ctx, (tx) => orderNext(tx, patientId))
    if (!step) break
    if (step.charge) charges.push(step.charge)
  }
  return charges
}

/** No card is being charged for its present period: it may have been paused and resumed since. */
const isNotCharged = sql`not exists (select 1 from repeat_periods q
  where q.repeat_id = repeats.id and q.period = repeats.period and q.state = 'charging')`

async function orderNext(tx: TxCtx, patientId: string): Promise<Step> {
  const today = dateIn(tx.clock.now(), tx.config.timeZone)
  const isPlanned = and(
    eq(repeats.patientId, patientId),
    eq(repeats.status, 'active'),
    isNotCharged,
  )
  const held = await entity.lockWhere(tx, isPlanned, { skipLocked: true })
  const free = held.filter(({ waitsFor, retryOn }) => waitsFor !== 'payment' || retryOn !== null)
  const due = free.filter((row) => isDue(row, today))
  if (due.length === 0) return null
  const going = await review(tx, free, today)
  if (going.length < free.length) return { charge: null }
  const group = firstGroup(going, today)
  for (const facts of group) {
    const outcome = outcomeToday(facts, today)
    if (!outcome) continue
    await settle(tx, facts, outcome, today)
    return { charge: null }
  }
  return place(tx, group, today)
}

export const isDue = ({ nextOn, retryOn }: LockedRepeat, today: string): boolean =>
  nextOn <= today && (retryOn === null || retryOn <= today)

/**
 * What is due, with what comes within five days, is paid alike and was announced for this order; what cannot be ordered
 * yet, or was announced for its own day, stays for that.
 */
function firstGroup(going: Held[], today: string): Held[] {
  const candidates = going.filter((facts) => {
    const { repeat, line } = facts
    if (isDue(repeat, today)) return true
    const { nextOn, noticed, retryOn } = repeat
    const announced = togetherOn(nextOn, noticed)
    const allowed = line.view.next_order_on
    return (
      nextOn > today &&
      announced !== null &&
      [announced, allowed, retryOn].every((from) => from === null || from <= today) &&
      !outcomeToday(facts, today)
    )
  })
  const groups = shipments(
    candidates.map((facts) => ({
      id: facts.repeat.id,
      nextOn: facts.repeat.nextOn < today ? today : facts.repeat.nextOn,
      payment: payerOf(facts.repeat),
      facts,
    })),
  )
  return (groups[0]?.of ?? []).map(({ facts }) => facts)
}

function outcomeToday(facts: Held, today: string) {
  const refusal = refusalToday(truthOf(facts), today)
  if (refusal) return refusal
  if (isStopped(facts)) return { kind: 'pause', reason: 'stop_warning' } as const
  const { repeat } = facts
  // nothing is ordered that the patient was not told of before
  const isTold = repeat.announcedOn === repeat.nextOn || repeat.nextOn > today
  return isTold ? undefined : ({ kind: 'move', to: addDays(today, 1) } as const)
}

async function place(tx: TxCtx, group: Held[], today: string): Promise<Step> {
  try {
    return { charge: await apart(tx, () => placeGroup(tx, group, today)) }
  } catch (error) {
    if (!(error instanceof NotPlaced)) throw error
    for (const [facts, outcome] of error.outcomes) await settle(tx, facts, outcome, today)
    return { charge: null }
  }
}
