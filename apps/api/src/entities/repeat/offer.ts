import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { maxDelayDays, minWeeks, repeatConsent } from '@officina/shared/repeats'
import type { Ctx, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { dateInBoth } from '../../mail/words.ts'
import { problemTexts } from '../cart/problems.ts'
import { conflict, DomainError, invalid, notFound, type Texts } from '../errors.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { factsOf } from '../recipe/forPatient.ts'
import { refusalOf } from '../recipe/orderable.ts'
import { type LoadedLine, loadLines, type RecipeLineView } from '../recipe/view.ts'
import { repeatMethods } from './cards.ts'
import { expectedOf } from './expected.ts'
import { nextRunOut, supplyOf } from './facts.ts'

type Offer = components['schemas']['RepeatOffer']
type Line = { line: LoadedLine; settings: ShopSettings }
type Recipe = typeof recipes.$inferSelect
type Offered = Line & { recipe: Recipe; today: string; expiresOn: string | null }
type Days = Pick<Offer, 'first_on' | 'last_on'>

/** Fewest weeks between two orders that the recipe allows. */
export const minWeeksOf = (view: Pick<RecipeLineView, 'min_days_between'>): number =>
  Math.max(minWeeks, Math.ceil(view.min_days_between / 7))

/** What the patient is shown who turns a line on repeat. 404, 409 and 422 as `findOfferedLine`. */
export async function getRepeatOffer(ctx: PatientCtx, lineId: string): Promise<Offer> {
  const { line, recipe, settings, today, expiresOn } = await findOfferedLine(ctx, lineId)
  const { view } = line
  const most = mostPacks(view, settings)
  const orders = await expectedOf(
    ctx,
    Array.from({ length: most }, (_, before) => [
      { repeat: { variantId: view.variant_id, quantity: before + 1 }, recipe },
    ]),
  )
  return {
    ...daysOf(view, expiresOn, today),
    runs_out_on: nextRunOut(line, view.quantity, today) ?? null,
    min_weeks: minWeeksOf(view),
    max_quantity: most,
    unit_price: view.price_now,
    order_totals: orders.flatMap((order) => (order ? [order.total] : [])),
    currency: ctx.config.currency,
    payment_methods: repeatMethods(ctx, settings),
    consent_version: repeatConsent.version,
    consent: repeatConsent[ctx.origin.locale],
  }
}

/**
 * A line of the patient's own that can be ordered again and again: of an issued recipe of today's doctor, with orders
 * left. 409 OTHER_CHECKOUT beside a shop's own checkout, REPEAT_EXISTS where it is on repeat; 422 with the line's problem.
 */
export async function findOfferedLine(ctx: PatientCtx, lineId: string): Promise<Offered> {
  if (ctx.storefront.kind === 'shopify') throw notHere()
  const settings = await getShopSettings(ctx)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const [line] = await loadLines(ctx, sql`l.id = ${lineId}`)
  if (!line) throw notFound()
  const [found] = await ctx.db
    .select({ recipe: recipes, doctor: doctors })
    .from(recipes)
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .where(
      and(
        eq(recipes.id, line.recipeId),
        eq(recipes.patientId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        ne(recipes.status, 'draft'),
      ),
    )
  if (!found) throw notFound()
  if (found.doctor.id !== ctx.actor.doctorId) throw refused(problemTexts.RECIPE_ENDED)
  refuseLine(ctx, line, found, today)
  if (await isOnRepeat(ctx, lineId)) throw repeatExists()
  const { recipe } = found
  return { line, recipe, settings, today, expiresOn: recipe.expiresOn }
}

function refuseLine(
  ctx: PatientCtx,
  line: LoadedLine,
  { recipe, doctor }: { recipe: Recipe; doctor: typeof doctors.$inferSelect },
  today: string,
): void {
  const refusal = refusalOf(
    factsOf(line),
    {
      status: recipe.status,
      expiresOn: recipe.expiresOn,
      doctorStatus: doctor.status,
      honoured: doctor.honourRecipesWhenSuspended,
    },
    today,
    ctx.config.timeZone,
  )
  // too soon for now is no hindrance: the first order comes later
  if (refusal && refusal.code !== 'REFILL_TOO_SOON') throw refused(problemTexts[refusal.code])
  if (line.view.product.availability === 'discontinued')
    throw refused(problemTexts.PRODUCT_UNAVAILABLE)
}

/** The earliest day of an order: tomorrow, or when the recipe allows the next one. */
export const firstOn = (view: Pick<RecipeLineView, 'next_order_on'>, today: string): string => {
  const tomorrow = addDays(today, 1)
  return view.next_order_on && view.next_order_on > tomorrow ? view.next_order_on : tomorrow
}

export const mostPacks = (view: Pick<RecipeLineView, 'quantity'>, settings: ShopSettings): number =>
  Math.max(1, Math.min(view.quantity, settings['cart.max_quantity']))

type Wanted = { quantity?: number | undefined; everyWeeks?: number | null | undefined }

/** What the recipe allows; 422 at the field. */
export function refuseTerms({ line, settings }: Line, wanted: Wanted): void {
  const { view } = line
  const most = mostPacks(view, settings)
  if (wanted.quantity !== undefined && wanted.quantity > most)
    throw invalid('quantity', 'MAX_QTY', {
      en: `The recipe allows up to ${most} ${most === 1 ? 'pack' : 'packs'} at a time. Enter 1 to ${most}.`,
      ja: `レシピで一度に注文できるのは${most}点までです。1〜${most}で入力してください。`,
    })
  const least = minWeeksOf(view)
  if (wanted.everyWeeks === null && supplyOf(line, view.quantity) === null)
    throw invalid('every_weeks', 'NOT_COUNTABLE', {
      en: 'The dosage has no daily amount, so we cannot tell when it runs out. Choose a number of weeks.',
      ja: '1日の用量が決まっていないため、なくなる時期を計算できません。間隔（週）を選択してください。',
    })
  if (typeof wanted.everyWeeks === 'number' && wanted.everyWeeks < least)
    throw invalid('every_weeks', 'REFILL_TOO_SOON', {
      en: `The recipe allows one order every ${view.min_days_between} days. Choose ${least} weeks or more.`,
      ja: `レシピでは${view.min_days_between}日ごとにご注文いただけます。${least}週以上を選択してください。`,
    })
}

/** The days between which the next order can be, while the recipe is valid; none where the first is after the last. */
export function daysOf(view: RecipeLineView, expiresOn: string | null, today: string): Days {
  const furthest = addDays(today, maxDelayDays)
  return {
    first_on: firstOn(view, today),
    last_on: expiresOn && expiresOn < furthest ? expiresOn : furthest,
  }
}

/** 422 at the field where the next order cannot be on the day. */
export function refuseDay({ first_on, last_on }: Days, day: string, field: string): void {
  if (day >= first_on && day <= last_on) return
  const [first, last] = [dateInBoth(first_on), dateInBoth(last_on)]
  throw invalid(
    field,
    'DATE_OUT_OF_RANGE',
    first_on > last_on
      ? {
          en: `The recipe is valid until ${last[0]}, and its next order is possible from ${first[0]}. Ask your doctor for a new recipe.`,
          ja: `レシピの有効期限は${last[1]}、次のご注文は${first[1]}から可能です。担当医に新しいレシピをご依頼ください。`,
        }
      : {
          en: `Choose a day from ${first[0]} to ${last[0]}.`,
          ja: `${first[1]}から${last[1]}までの日を選択してください。`,
        },
  )
}

/** 409 PRICE_CHANGED where a pack costs something else than was shown; clients that do not send it agree to what it is. */
export function refusePrice(now: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== now)
    throw conflict('PRICE_CHANGED', problemTexts.PRICE_CHANGED, { price: now })
}

/** Whether a line is on repeat, paused or not. */
export async function isOnRepeat(ctx: Ctx, lineId: string): Promise<boolean> {
  const isRunning = and(eq(repeats.recipeLineId, lineId), ne(repeats.status, 'stopped'))
  return (await ctx.db.$count(repeats, isRunning)) > 0
}

export const repeatExists = () =>
  conflict('REPEAT_EXISTS', {
    en: 'This product is on repeat already. Change it on the Repeats page.',
    ja: 'この商品はすでに定期注文に登録されています。「定期注文」の画面で変更できます。',
  })

const refused = (texts: Texts) =>
  new DomainError('invalid', 'REPEAT_REFUSED', texts, { fields: { recipe_line_id: [texts] } })

const notHere = () =>
  conflict('OTHER_CHECKOUT', {
    en: 'This shop does not offer repeats.',
    ja: 'このショップでは定期注文をご利用いただけません。',
  })
