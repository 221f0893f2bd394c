import type { PatientActor, TxCtx } from '../../context.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { cart as cartEntity, type LockedCart } from '../cart/entity.ts'
import { type LoadedCart, loadCart } from '../cart/load.ts'
import { expiry } from '../cart/open.ts'
import { offeredPayments } from '../cart/payments.ts'
import { assertMinimum, placeCart, placedEntry } from '../checkout/place.ts'
import { DomainError } from '../errors.ts'
import { actingIn, patientActor } from '../patient/acting.ts'
import { recipeLine } from '../recipe/entity.ts'
import { type Outcome, outcomeOf } from './decide.ts'
import type { LockedRepeat } from './entity.ts'
import type { RepeatFacts } from './facts.ts'
import { afterOrdered, closePeriod } from './steps.ts'

type Held = RepeatFacts<LockedRepeat>

/** Why an order was not placed, line by line; whatever was written for it is taken back. */
export class NotPlaced extends Error {
  override name = 'NotPlaced'
  readonly outcomes: [Held, Outcome][]
  constructor(outcomes: [Held, Outcome][]) {
    super('the order of a repeat was not placed')
    this.outcomes = outcomes
  }
}

/**
 * One order of everything that is due together, by the verb of the checkout: the books, discounts, tax and delivery are
 * those of any order. Answers the order's id where a saved card has to be charged for it.
 * @throws NotPlaced with what becomes of the repeats.
 */
export async function placeGroup(tx: TxCtx, group: Held[], today: string): Promise<string | null> {
  const [first] = group
  if (!first?.account) throw new Error('a repeat has a patient with an account')
  const ctx = actingIn(tx, patientActor(first.patient, first.practices))
  const cart = await fillCart(ctx, group)
  // a doctor who stops a line at this moment comes before or after it
  await recipeLine.lockWhere(
    ctx,
    inArray(
      recipeLines.id,
      group.map(({ line }) => line.view.id),
    ),
  )
  const { loaded, of } = await checkedCart(ctx, cart, group, today)
  refuseWhole(cart, loaded, of)
  const order = await placeCart(ctx, cart, loaded).catch(soldOut(of))
  // what the patient has asked for once is done by nobody now
  await audit(tx, {
    ...placedEntry(loaded, order),
    after: { ...placedEntry(loaded, order).after, repeat: true },
  })
  const isCard = first.repeat.paymentMethod === 'card'
  for (const facts of of) {
    const { repeat } = facts
    await closePeriod(tx, repeat, isCard ? 'charging' : 'ordered', order.id)
    if (isCard) await repeat.save({ waitsFor: 'payment', retryOn: null }, null)
    else
      await repeat.save(afterOrdered(facts, today), {
        action: 'ordered',
        after: { order: order.number },
      })
  }
  return isCard ? order.id : null
}

async function fillCart(ctx: TxCtx<PatientActor>, group: Held[]): Promise<LockedCart> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(carts)
    .values({
      id: newId(),
      doctorId: ctx.actor.doctorId,
      patientId: ctx.actor.id,
      status: 'repeat',
      paymentMethod: group[0]?.repeat.paymentMethod ?? null,
      expiresAt: await expiry(ctx),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('no cart')
  await ctx.db.insert(cartLines).values(
    group.map(({ repeat, line }) => ({
      id: newId(),
      cartId: row.id,
      variantId: repeat.variantId,
      recipeLineId: repeat.recipeLineId,
      quantity: repeat.quantity,
      priceSeen: line.view.price_now,
      createdAt: now,
    })),
  )
  return cartEntity.inserted(ctx, row)
}

/** Without what is not due yet and cannot be sent now; what is due and cannot is refused. */
async function checkedCart(
  ctx: TxCtx<PatientActor>,
  cart: LockedCart,
  group: Held[],
  today: string,
): Promise<{ loaded: LoadedCart; of: Held[] }> {
  const loaded = await loadCart(ctx, cart)
  const refused = loaded.lines.flatMap(({ row, problems }) => {
    const facts = group.find(({ repeat }) => repeat.recipeLineId === row.line.recipeLineId)
    return facts && problems[0] ? [{ facts, row, outcome: outcomeOf(problems[0]) }] : []
  })
  if (refused.length === 0) return { loaded, of: group }
  const due = refused.filter(({ facts }) => facts.repeat.nextOn <= today)
  if (due.length > 0) throw new NotPlaced(due.map(({ facts, outcome }) => [facts, outcome]))
  await ctx.db.delete(cartLines).where(
    inArray(
      cartLines.id,
      refused.map(({ row }) => row.line.id),
    ),
  )
  const left = group.filter((facts) => !refused.some((each) => each.facts === facts))
  return checkedCart(ctx, cart, left, today)
}

function refuseWhole(cart: LockedCart, loaded: LoadedCart, of: Held[]): void {
  const all = (outcome: Outcome) => new NotPlaced(of.map((facts) => [facts, outcome]))
  if (!loaded.address) throw all({ kind: 'pause', reason: 'no_address' })
  if (!offeredPayments(loaded).some((method) => method === cart.paymentMethod))
    throw all({ kind: 'pause', reason: 'payment_unavailable' })
  try {
    assertMinimum(loaded)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw all({ kind: 'pause', reason: 'below_minimum' })
  }
}

/** Somebody was faster: it is tried again tomorrow. */
const soldOut =
  (of: Held[]) =>
  (error: unknown): never => {
    if (!(error instanceof DomainError)) throw error
    throw new NotPlaced(of.map((facts) => [facts, { kind: 'wait' }]))
  }
