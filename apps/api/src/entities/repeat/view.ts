import type { components } from '@officina/openapi/schema'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import { shipments, togetherOn } from '@officina/shared/repeats'
import { type Ctx, type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { payments } from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { repeatPeriods, repeats } from '../../db/schema/repeat.ts'
import { and, asc, eq, gt, inArray, ne, or, type SQL } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { getPatientOfDoctor } from '../patient/entity.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { ofPatient } from '../practices.ts'
import { actionsOf } from './actions.ts'
import { expectedOf } from './expected.ts'
import { loadFacts, payerOf, type RepeatFacts, supplyOf } from './facts.ts'
import { daysOf, minWeeksOf } from './offer.ts'

type Repeat = components['schemas']['Repeat']
export type PatientRepeat = components['schemas']['PatientRepeat']

/** How long an ended repeat is still shown to its patient. */
const shownDays = 30

/** The plan of the signed-in patient: what comes next first, what has ended lately last. */
export async function planOfPatient(ctx: PatientCtx): Promise<PatientRepeat[]> {
  const since = new Date(ctx.clock.now().getTime() - shownDays * dayMs)
  const shown = or(ne(repeats.status, 'stopped'), gt(repeats.endedAt, since))
  const facts = await factsWhere(ctx, and(ofPatient(repeats, ctx.actor), shown))
  return forPatient(ctx, facts)
}

/** One of the patient's, after a change of it. */
export async function repeatOfPatient(
  ctx: PatientCtx,
  id: string,
  checkoutUrl: string | null = null,
): Promise<PatientRepeat> {
  const found = (await planOfPatient(ctx)).find((each) => each.id === id)
  if (!found) throw notFound()
  return { ...found, checkout_url: checkoutUrl ?? found.checkout_url }
}

/** The same for the doctor of a patient; the look is audited. 404 for somebody else's patient. */
export function planForDoctor(ctx: DoctorCtx, patientId: string): Promise<Repeat[]> {
  return inTransaction(ctx, async (tx) => {
    await getPatientOfDoctor(tx, patientId)
    await audit(tx, {
      action: 'repeat.read',
      objectType: 'patient',
      objectId: patientId,
      doctorId: ctx.actor.id,
      patientId,
    })
    const isRunning = ne(repeats.status, 'stopped')
    const mine = and(eq(repeats.patientId, patientId), eq(repeats.doctorId, ctx.actor.id))
    return viewsOf(tx, await factsWhere(tx, and(mine, isRunning)))
  })
}

const factsWhere = async (ctx: Ctx, where: SQL | undefined): Promise<RepeatFacts[]> =>
  loadFacts(
    ctx,
    await ctx.db
      .select()
      .from(repeats)
      .where(where)
      .orderBy(asc(repeats.nextOn), asc(repeats.id))
      .limit(200),
  )

async function forPatient(ctx: PatientCtx, facts: RepeatFacts[]): Promise<PatientRepeat[]> {
  const views = await viewsOf(ctx, facts)
  const settings = await getShopSettings(ctx)
  const pages = await openPages(ctx, facts)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const orders = ordersOf(facts, today)
  const expected = await expectedOf(
    ctx,
    orders.map(({ of }) => of.map(({ facts }) => facts)),
  )
  return views.map((view, i) => {
    const { line, repeat, recipe } = facts[i] as RepeatFacts
    return {
      ...view,
      max_quantity: Math.max(1, Math.min(line.view.quantity, settings['cart.max_quantity'])),
      min_weeks: minWeeksOf(line.view),
      ...daysOf(line.view, recipe.expiresOn, today),
      can_run_out: supplyOf(line, repeat.quantity) !== null,
      checkout_url: pages.get(repeat.id) ?? null,
      order_total:
        expected[orders.findIndex(({ of }) => of.some(({ id }) => id === repeat.id))]?.total ??
        null,
    }
  })
}

/** What is ordered together next, by the day: with what waits only what was announced for its order. */
const ordersOf = (facts: RepeatFacts[], today: string) =>
  shipments(
    facts
      // the last order was placed: nothing follows unless that is cancelled
      .filter(({ repeat, line }) => repeat.status === 'active' && line.view.orders_left > 0)
      .map((each) => ({
        id: each.repeat.id,
        nextOn: each.repeat.retryOn ?? each.repeat.nextOn,
        payment: `${payerOf(each.repeat)}:${isLate(each.repeat, today)}`,
        facts: each,
      })),
  )

const isLate = ({ waitsFor, nextOn, noticed }: RepeatFacts['repeat'], today: string): boolean =>
  waitsFor !== null || (togetherOn(nextOn, noticed) ?? today) < today

/** Where the payment of an order that is being charged can be confirmed, as long as that page is open. */
async function openPages(ctx: PatientCtx, facts: RepeatFacts[]): Promise<Map<string, string>> {
  const waiting = facts.filter(({ repeat }) => repeat.waitsFor === 'payment')
  if (waiting.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: repeatPeriods.repeatId, url: payments.checkoutUrl })
    .from(repeatPeriods)
    .innerJoin(payments, eq(payments.orderId, repeatPeriods.orderId))
    .where(
      and(
        eq(repeatPeriods.state, 'charging'),
        inArray(
          repeatPeriods.repeatId,
          waiting.map(({ repeat }) => repeat.id),
        ),
        eq(payments.status, 'pending'),
        gt(payments.checkoutUntil, ctx.clock.now()),
      ),
    )
  return new Map(rows.flatMap(({ id, url }) => (url ? [[id, url] as const] : [])))
}

/** In the order of the facts, with what has ended at the end. */
async function viewsOf(ctx: Ctx, facts: RepeatFacts[]): Promise<Repeat[]> {
  facts.sort(
    (a, b) => Number(a.repeat.status === 'stopped') - Number(b.repeat.status === 'stopped'),
  )
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const shipsOn = new Map(
    ordersOf(facts, today).flatMap(({ on, of }) => of.map(({ id }): [string, string] => [id, on])),
  )
  const offered = await offeredOf(
    ctx,
    facts.flatMap(({ repeat }) => repeat.offeredLineId ?? []),
  )
  const names = await doctorNames(
    ctx,
    facts.map(({ repeat }) => repeat.doctorId),
  )
  return facts.map((each) => ({
    ...viewOf(ctx, each),
    ships_on: laterOf(shipsOn.get(each.repeat.id) ?? null, today),
    offered: offered.get(each.repeat.offeredLineId ?? '') ?? null,
    recipe: { ...recipeOf(each), doctor_name: names.get(each.repeat.doctorId) ?? '' },
  }))
}

/** What waits for stock or a card is not ordered in the past. */
const laterOf = (on: string | null, today: string) => (on !== null && on < today ? today : on)

function viewOf(
  ctx: Ctx,
  { repeat, line }: RepeatFacts,
): Omit<Repeat, 'ships_on' | 'offered' | 'recipe'> {
  const { product } = line.view
  const isStopped = repeat.status === 'stopped'
  return {
    id: repeat.id,
    status: repeat.status,
    reason: repeat.reason,
    waits_for: repeat.waitsFor,
    product: {
      id: line.view.product_id,
      title: product.title,
      brand: product.brand,
      form: product.form,
      image: product.image,
    },
    variant_title: line.view.variant_title,
    quantity: repeat.quantity,
    every_weeks: repeat.everyWeeks,
    next_on: isStopped ? null : repeat.nextOn,
    retry_on: isStopped ? null : repeat.retryOn,
    unit_price: line.view.price_now,
    price_agreed: repeat.priceAgreed,
    currency: ctx.config.currency,
    payment_method: repeat.paymentMethod,
    card_brand: repeat.cardBrand,
    card_last4: repeat.cardLast4,
    orders_left: line.view.orders_left,
    actions: actionsOf(repeat),
    created_at: repeat.createdAt.toISOString(),
    revision: repeat.revision,
  }
}

const recipeOf = ({ recipe, line }: RepeatFacts) => ({
  id: recipe.id,
  line_id: line.view.id,
  number: recipe.number ?? '',
  label: recipe.label || recipe.title,
  expires_on: recipe.expiresOn,
})

async function doctorNames(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: doctors.id, lastName: doctors.lastName, firstName: doctors.firstName })
    .from(doctors)
    .where(inArray(doctors.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, nameIn(row, ctx.origin.locale)]))
}

async function offeredOf(ctx: Ctx, lineIds: string[]) {
  if (lineIds.length === 0) return new Map<string, NonNullable<Repeat['offered']>>()
  const rows = await ctx.db
    .select({
      id: recipeLines.id,
      title: products.title,
      variant_title: variants.title,
      unit_price: variants.price,
    })
    .from(recipeLines)
    .innerJoin(products, eq(products.id, recipeLines.productId))
    .innerJoin(variants, eq(variants.id, recipeLines.variantId))
    .where(inArray(recipeLines.id, lineIds))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
