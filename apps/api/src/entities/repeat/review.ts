import type { TxCtx } from '../../context.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, desc, eq, ne, sql } from '../../db/sql.ts'
import { mayBuy } from '../catalog/buyer.ts'
import { mayComeBack } from '../recipe/ordered.ts'
import { endOf, type Facts, type Outcome } from './decide.ts'
import type { LockedRepeat } from './entity.ts'
import { loadFacts, type RepeatFacts } from './facts.ts'
import { isOnRepeat } from './offer.ts'
import { pauseRepeat, stopRepeat } from './steps.ts'

type Held = RepeatFacts<LockedRepeat>

export const truthOf = ({ patient, doctor, repeat, recipe, line }: RepeatFacts): Facts => ({
  patientStatus: patient.status,
  isLeaving: patient.deletionAskedAt !== null,
  isOwnDoctor: patient.doctorId === repeat.doctorId,
  isHonoured: mayBuy(doctor) !== 'nothing',
  recipeStatus: recipe.status,
  expiresOn: recipe.expiresOn,
  lineState: line.view.state,
  ordersLeft: line.view.orders_left,
  priceAgreed: repeat.priceAgreed,
  priceNow: line.view.price_now,
})

/**
 * Repeats whose recipe has gone on or ended, held: those of a newer version follow it, where the product is another one
 * the patient is asked, and the rest end. Answers those that can go on as they are.
 */
export async function review(tx: TxCtx, rows: LockedRepeat[], today: string): Promise<Held[]> {
  const going: Held[] = []
  for (const facts of await loadFacts(tx, rows)) {
    const end = endOf(truthOf(facts), today)
    if (!end || (await isOpenEnd(tx, facts, end))) going.push(facts)
    else if (
      end.kind === 'stop' &&
      facts.recipe.status === 'superseded' &&
      (await follow(tx, facts))
    )
      continue
    else if (end.kind === 'stop') await stopRepeat(tx, facts, end.reason)
  }
  return going
}

/** Its last order was placed, and is not sure yet: once that is cancelled, there is one left. */
async function isOpenEnd(tx: TxCtx, { line }: Held, end: Outcome): Promise<boolean> {
  if (end.kind !== 'stop' || end.reason !== 'refills_used') return false
  const { rows } = await tx.db.execute(
    sql`select 1 from recipe_lines l where l.id = ${line.view.id} and ${mayComeBack}`,
  )
  return rows.length > 0
}

/** Goes over to the newer version, also one on hold, or asks; false where it has nothing in the product's place. */
async function follow(tx: TxCtx, facts: Held): Promise<boolean> {
  const { repeat, recipe, line } = facts
  if (repeat.patientId !== recipe.patientId || facts.patient.doctorId !== repeat.doctorId)
    return false
  const [newest] = await tx.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.seriesId, recipe.seriesId), whereInForce(recipes.status)))
    .orderBy(desc(recipes.version))
    .limit(1)
  if (!newest) return false
  const lines = await tx.db
    .select()
    .from(recipeLines)
    .where(and(eq(recipeLines.recipeId, newest.id), ne(recipeLines.state, 'stopped')))
    .orderBy(recipeLines.position)
  const isSame = lines.filter(({ variantId }) => variantId === repeat.variantId)
  for (const same of isSame) {
    // of two lines of one pack each has its own
    if (await isOnRepeat(tx, same.id)) continue
    const quantity = Math.min(repeat.quantity, same.quantity)
    const after = { recipe_line_id: same.id, quantity }
    // the version that asked about another product is over
    const asked = repeat.reason === 'product_changed' ? { offeredLineId: same.id } : {}
    await repeat.save({ recipeLineId: same.id, quantity, ...asked }, { action: 'moved', after })
    return true
  }
  // the patient has it on repeat in the new version already
  if (isSame.length > 0) return false
  const old = await tx.db.select().from(recipeLines).where(eq(recipeLines.recipeId, recipe.id))
  const known = new Set(old.map(({ productId }) => productId))
  const offered =
    lines.find(({ productId }) => productId === line.view.product_id) ??
    lines.find(
      ({ productId, position }) => position === line.view.position && !known.has(productId),
    )
  if (!offered || (await isOnRepeat(tx, offered.id))) return false
  if (repeat.status === 'active')
    await pauseRepeat(tx, facts, 'product_changed', { offeredLineId: offered.id })
  else if (repeat.offeredLineId !== offered.id)
    await repeat.save(
      { reason: 'product_changed', offeredLineId: offered.id },
      { action: 'paused', reason: 'product_changed' },
    )
  return true
}

/** Repeats that may have to end or to follow a newer version, as a condition on `repeats`. */
export const needsReview = (today: string) => sql`repeats.status <> 'stopped' and exists (
  select 1 from recipe_lines l join recipes r on r.id = l.recipe_id join patients p on p.id = repeats.patient_id
  where l.id = repeats.recipe_line_id
    and (not ${whereInForce()} or r.expires_on < ${today}::date or l.state = 'stopped'
      or l.times_ordered > l.refills_allowed and not ${mayComeBack} or p.doctor_id <> repeats.doctor_id or p.status <> 'active'
      or p.deletion_asked_at is not null))
  and not (repeats.reason = 'product_changed' and repeats.offered_line_id is not null
    and exists (select 1 from recipe_lines n join recipes v on v.id = n.recipe_id
      where n.id = repeats.offered_line_id and ${whereInForce(sql`v.status`)}))
  and not exists (select 1 from repeat_periods q where q.repeat_id = repeats.id and q.state = 'charging')`
