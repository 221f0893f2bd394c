import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import type { AppliedDiscount } from '../discounts.ts'
import { arrival, shipsOn } from '../platform/shipping.ts'
import { taxNameOf } from '../platform/tax.ts'
import { dosageOf } from '../recipe/substitutes.ts'
import type { CheckedLine } from './check.ts'
import { lastsDays, takenDosage } from './dosage.ts'
import { type LoadedCart, loadCart } from './load.ts'
import { type CartRecord, findCart } from './open.ts'
import { offeredPayments } from './payments.ts'
import type { PricedLine } from './price.ts'
import { type CartRow, selectSubstitutes } from './rows.ts'
import { cartTotals } from './totals.ts'

type Cart = components['schemas']['Cart']
type CartLine = components['schemas']['CartLine']
type Substitute = CartLine['substitutes'][number] & { variant_id: string }

/** Shown as a number only when it is small: a shop's stock is nobody's business. */
const fewUnits = 5
const emptyCartId = '00000000-0000-0000-0000-000000000000'

/** The signed-in patient's cart as it stands; an empty one when there is none. */
export const getCart = async (ctx: PatientCtx): Promise<Cart> => viewCart(ctx, await findCart(ctx))

export async function viewCart(ctx: PatientCtx, cart: CartRecord | undefined): Promise<Cart> {
  const loaded = await loadCart(ctx, cart)
  const { settings, priced, lines, saved, address, method } = loaded
  const substitutes = await substitutesOf(ctx, [...lines, ...saved])
  const isHosted = ctx.storefront.kind === 'shopify'
  const none: PricedLine = { gross: 0, discount: 0, discounts: [], net: 0, total: 0, tax: 0 }
  const missing = loaded.minimum - (priced.subtotal - priced.discount)
  const offered = offeredPayments(loaded)
  const leaves = shipsOn(ctx.clock.now(), ctx.config.timeZone, settings)
  const paymentMethod = offered.find((each) => each === cart?.paymentMethod)
  return {
    id: cart?.id ?? emptyCartId,
    revision: cart?.revision ?? 1,
    lines: [
      ...lines.map((line, i) => viewLine(line, priced.lines[i] ?? none, substitutes)),
      ...saved.map((line) => viewLine(line, none, substitutes)),
    ],
    count: lines.reduce((sum, { row }) => sum + row.line.quantity, 0),
    currency: ctx.config.currency,
    subtotal: priced.subtotal,
    discounts: priced.discounts.map(appliedOnWire),
    discount: priced.discount,
    shipping: priced.shipping,
    tax: priced.tax,
    tax_added: priced.taxAdded,
    tax_name: taxNameOf(settings, address),
    reverse_charge: priced.reverseCharge,
    taxes: priced.taxes.map(({ rateBp, gross, tax }) => ({ rate_bp: rateBp, gross, tax })),
    total: priced.total,
    free_shipping: isHosted ? null : freeShipping(loaded),
    address_id: address?.id ?? null,
    method: method.key,
    payment_method: paymentMethod ?? null,
    card_id: paymentMethod === 'card' ? (cart?.cardId ?? null) : null,
    card_consent: paymentMethod === 'card' ? (cart?.cardConsent ?? null) : null,
    methods: loaded.methods.map((each) => ({
      method: each.key,
      name: each.name,
      price: each.price,
      arrives: arrival(leaves, each, settings),
    })),
    payment_methods: offered,
    min_order: lines.length > 0 && missing > 0 ? missing : null,
    cancel_minutes: settings['order.cancel_minutes'],
    disclosure: loaded.buyer.disclosure(ctx.origin.locale),
    ...(await cartTotals(ctx, lines)),
    checkout: isHosted ? 'hosted' : 'own',
    can_check_out:
      lines.length > 0 &&
      lines.every(({ problems }) => problems.length === 0) &&
      missing <= 0 &&
      (isHosted || (address !== undefined && paymentMethod !== undefined)),
  }
}

function viewLine(checked: CheckedLine, price: PricedLine, substitutes: Substitute[]): CartLine {
  const { row, problems } = checked
  const { line, variant, product, recipe, recipeLine } = row
  const taken = takenDosage(row)
  const accepted = problems.length > 0 ? (recipeLine?.substitutes ?? []) : []
  return {
    id: line.id,
    product_id: product.id,
    variant_id: variant.id,
    title: product.title,
    brand: product.brand,
    form: product.form,
    image: product.images[0]?.url ?? null,
    variant_title: variant.title,
    quantity: line.quantity,
    max_quantity: checked.maxQuantity,
    unit_price: variant.price,
    discount: price.discount,
    discounts: price.discounts.map(appliedOnWire),
    line_total: price.net,
    availability: availabilityOf(row),
    available: row.available !== null && row.available <= fewUnits ? row.available : null,
    restock_on: variant.restockOn,
    backorder_choice: line.backorderChoice,
    saved_for_later: line.savedForLater !== 0,
    recipe:
      // one that was issued by mistake is not shown any more
      recipe && recipeLine && recipe.status !== 'entered_in_error'
        ? {
            id: recipe.id,
            line_id: recipeLine.id,
            number: recipe.number ?? '',
            label: recipe.label,
            doctor_name: row.recipeDoctor ?? '',
          }
        : null,
    dosage: taken?.dosage ?? null,
    replaces: replacedBy(row),
    lasts_days: lastsDays(row),
    problems,
    substitutes: substitutes.filter(
      (each) => accepted.includes(each.variant_id) && each.variant_id !== variant.id,
    ),
  }
}

/** What the recipe says, where a substitute is taken: the original, its packs and dosage, and what the new ones follow. */
function replacedBy(row: CartRow): CartLine['replaces'] {
  const { own, recipeLine } = row
  const taken = takenDosage(row)
  if (!taken?.basis || !own || !recipeLine) return null
  return {
    title: recipeLine.snapshot?.title ?? own.product.title,
    variant_title: recipeLine.snapshot?.variant_title ?? own.variant.title,
    dosage: dosageOf(recipeLine),
    quantity: recipeLine.quantity,
    packs: taken.quantity,
    basis: taken.basis,
  }
}

const appliedOnWire = ({ kind, name, rateBp, amount }: AppliedDiscount) => ({
  kind,
  name: name ?? null,
  rate_bp: rateBp,
  amount,
})

function availabilityOf({ product, variant, available }: CartRow): CartLine['availability'] {
  if (product.removedAt) return 'discontinued'
  if (product.availability !== 'in_stock') return product.availability
  if (variant.available && (available === null || available > 0)) return 'in_stock'
  return variant.restockOn && variant.backorderAllowed ? 'backordered' : 'out_of_stock'
}

function freeShipping({ priced, lines, method }: LoadedCart): Cart['free_shipping'] {
  const { freeFrom } = method
  if (freeFrom === null || lines.length === 0) return null
  return { from: freeFrom, missing: Math.max(0, freeFrom - (priced.subtotal - priced.discount)) }
}

async function substitutesOf(ctx: PatientCtx, lines: CheckedLine[]): Promise<Substitute[]> {
  const wanted = lines
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ row }) => row.recipeLine?.substitutes ?? [])
  const rows = await selectSubstitutes(ctx, [...new Set(wanted)])
  return rows.map(({ variant, product }) => ({
    variant_id: variant.id,
    title: product.title,
    variant_title: variant.title,
    price: variant.price,
  }))
}
