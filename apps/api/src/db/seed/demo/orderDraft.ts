import { dateIn } from '@officina/shared/dates/days'
import { legalVersions } from '@officina/shared/legalVersions'
import type { ActionOf } from '../../../entities/auditActions.ts'
import { type PricedCart, priceCart } from '../../../entities/cart/price.ts'
import { discountOf, pricedColumns } from '../../../entities/checkout/insert.ts'
import { earnedBp } from '../../../entities/doctor/rates.ts'
import { assertTransition, type Machine } from '../../../entities/machine.ts'
import {
  fulfilmentMachine,
  type LineState,
  lineMachine,
  orderMachine,
  paymentMachine,
  type ShipmentState,
  shipmentMachine,
} from '../../../entities/order/entity.ts'
import { snapshotOf } from '../../../entities/order/snapshot.ts'
import { offeredMethods, zoneOf } from '../../../entities/platform/shipping.ts'
import type { ShopSettings } from '../../../entities/platform/shopSettings.ts'
import {
  destinationOf,
  shippingTaxOf,
  taxRateOf,
  taxTermsOf,
} from '../../../entities/platform/tax.ts'
import type { Admins } from './admins.ts'
import { rateOn, waives } from './doctors.ts'
import type { Item, OrderPlan } from './orderPlan.ts'
import { addAudit } from './people.ts'
import { addEvent } from './recipes.ts'
import { hoursAfter, type Row, type World } from './world.ts'

type Who = 'patient' | 'admin' | 'system'
export type DraftLine = Row<'orderLines'> & { item: Item }
export type Parcel = Row<'shipments'> & { contents: { line: DraftLine; quantity: number }[] }
export type Draft = ReturnType<typeof placeOrder>

export type Shop = { settings: ShopSettings; admins: Admins; firstOrders: Set<string> }

/** An order as it is when it has just been placed; what happens next goes through the state machines. */
export function placeOrder(world: World, shop: Shop, plan: OrderPlan, number: string) {
  const { patient, placedAt } = plan
  const priced = priceOf(world, shop, plan)
  shop.firstOrders.add(patient.id)
  const row = insertOrder(world, shop, plan, { number, priced })
  const lines = insertLines(world, shop, plan, { order: row, priced })
  const payment = world.make('payments', placedAt, {
    doctorId: row.doctorId,
    orderId: row.id,
    provider: plan.pay === 'card' ? 'test_bank' : plan.pay,
    status: 'pending',
    amount: row.total,
    currency: row.currency,
  })
  const actors = { patient, admin: shop.admins.operations, system: null }

  const draft = {
    world,
    shop,
    plan,
    row,
    lines,
    payment,
    parcels: [] as Parcel[],
    /** The instant of the last thing that happened. */
    last: placedAt,

    /** Moves any of the three axes one step, with revision and audit row. */
    move(
      action: ActionOf<'order'>,
      at: Date,
      who: Who,
      to: Partial<
        Pick<Row<'orders'>, 'orderState' | 'paymentState' | 'fulfilmentState' | 'refunded'>
      >,
      reason: string | null = null,
      by = actors[who],
    ) {
      const facts = () => ({
        ...statesOf(row),
        ...(to.refunded === undefined ? {} : { refunded: row.refunded ?? 0 }),
      })
      const before = facts()
      step(orderMachine, row.orderState, to.orderState, who)
      step(paymentMachine, row.paymentState, to.paymentState, who)
      step(fulfilmentMachine, row.fulfilmentState, to.fulfilmentState, who)
      Object.assign(row, to)
      touch(at)
      addAudit(world, {
        at,
        action: `order.${action}`,
        objectId: row.id,
        actor: by,
        doctorId: row.doctorId,
        patientId: row.patientId,
        before,
        after: facts(),
        reason,
      })
    },

    moveLine(line: DraftLine, to: LineState, who: Who = 'admin') {
      assertTransition(lineMachine, line.lineStatus, to, who)
      line.lineStatus = to
    },

    addParcel(at: Date, contents: Parcel['contents'], reshipmentOf: string | null = null): Parcel {
      const shipment = world.make('shipments', at, {
        number: '',
        doctorId: row.doctorId,
        orderId: row.id,
        status: 'to_pick',
        method: row.method,
        reshipmentOf,
      })
      const parcel = Object.assign(shipment, { contents })
      for (const { line, quantity } of contents)
        world.add('shipmentLines', {
          id: world.id(at),
          doctorId: row.doctorId,
          shipmentId: shipment.id,
          orderLineId: line.id,
          quantity,
        })
      draft.parcels.push(parcel)
      auditParcel(parcel, at, 'create', null)
      return parcel
    },

    moveParcel(
      parcel: Parcel,
      to: ShipmentState,
      at: Date,
      values: Partial<Row<'shipments'>> = {},
      reason: string | null = null,
    ) {
      assertTransition(shipmentMachine, parcel.status, to, 'admin')
      const before = parcel.status
      Object.assign(parcel, values, {
        status: to,
        updatedAt: at,
        revision: (parcel.revision ?? 1) + 1,
      })
      auditParcel(parcel, at, to, before, reason)
      touch(at)
    },
  }

  addAudit(world, {
    at: placedAt,
    action: 'order.placed',
    objectId: row.id,
    actor: patient,
    doctorId: row.doctorId,
    patientId: row.patientId,
    after: { order_state: 'open', number, total: row.total },
  })
  for (const recipe of new Set(plan.items.map((item) => item.recipe?.row)))
    if (recipe) addEvent(world, recipe, 'ordered', placedAt, patient, { text: number })
  return draft

  function touch(at: Date) {
    row.updatedAt = at
    row.revision = (row.revision ?? 1) + 1
    draft.last = at
  }

  function auditParcel(
    parcel: Parcel,
    at: Date,
    action: ActionOf<'shipment'>,
    before: string | null,
    reason: string | null = null,
  ) {
    addAudit(world, {
      at,
      action: `shipment.${action}`,
      objectId: parcel.id,
      actor: shop.admins.operations,
      doctorId: row.doctorId,
      patientId: row.patientId,
      before: before ? { status: before } : null,
      after: { status: parcel.status },
      reason,
    })
  }
}

function step<S extends string>(machine: Machine<S>, from: S, to: S | undefined, who: Who): void {
  if (to !== undefined) assertTransition(machine, from, to, who)
}

const statesOf = (row: Row<'orders'>) => ({
  order_state: row.orderState,
  payment_state: row.paymentState,
  fulfilment_state: row.fulfilmentState,
})

function insertOrder(
  world: World,
  shop: Shop,
  plan: OrderPlan,
  { number, priced }: { number: string; priced: PricedCart },
): Row<'orders'> {
  const { patient, placedAt, items } = plan
  const address = patient.address
  if (!address) throw new Error(`${patient.key} has no address`)
  const fromRecipe = items.filter((item) => item.recipe).length
  for (const row of world.rows.patients) if (row.id === patient.id) row.lastOrderAt = placedAt
  return world.make('orders', placedAt, {
    number,
    doctorId: patient.doctorId,
    patientId: patient.id,
    placedByRole: 'patient',
    placedById: patient.accountId,
    source: fromRecipe === 0 ? 'catalog' : fromRecipe === items.length ? 'recipe' : 'mixed',
    currency: world.settings.currency,
    ...pricedColumns(priced, shop.settings, address),
    orderState: 'open',
    paymentState: 'pending',
    fulfilmentState: 'unfulfilled',
    method: plan.priority ? 'priority' : 'standard',
    paymentMethod: plan.pay,
    cancelUntil: hoursAfter(placedAt, shop.settings['order.cancel_minutes'] / 60),
    disclosureVersion: legalVersions.disclosure,
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    placedAt,
  })
}

function priceOf(world: World, shop: Shop, { patient, placedAt, items, priority }: OrderPlan) {
  const { settings } = shop
  const rate = rateOn(world, patient.doctorId, dateIn(placedAt, world.settings.timeZone))
  const isWaived = waives(world, patient.doctorId)
  const discounts = [
    { kind: 'individual' as const, rateBp: patient.discountBp ?? 0 },
    ...(shop.firstOrders.has(patient.id)
      ? []
      : [{ kind: 'first_order' as const, rateBp: patient.firstOrderDiscountBp ?? 0 }]),
  ]
  const to = patient.address ?? undefined
  const key = priority ? 'priority' : 'standard'
  const method = offeredMethods(settings, zoneOf(settings, to)).find((each) => each.key === key)
  return priceCart({
    tax: taxTermsOf(settings, to),
    lines: items.map((item) => ({
      unitPrice: item.variant.price,
      quantity: item.quantity,
      taxRateBp: taxRateOf(settings, item.product, to),
      discounts: isWaived
        ? [
            {
              kind: 'waived' as const,
              rateBp: Math.min(rate, item.product.commissionOverrideBp ?? rate),
            },
          ]
        : [],
    })),
    discounts,
    maxDiscountBp: rate,
    shipping: {
      price: method?.fee ?? 0,
      freeFrom: method?.freeFrom ?? null,
      taxRateBp: shippingTaxOf(settings, to),
    },
  })
}

function insertLines(
  world: World,
  shop: Shop,
  plan: OrderPlan,
  { order, priced }: { order: Row<'orders'>; priced: PricedCart },
): DraftLine[] {
  const day = dateIn(plan.placedAt, world.settings.timeZone)
  const doctor = {
    rateBp: rateOn(world, order.doctorId, day),
    waives: waives(world, order.doctorId),
  }
  return plan.items.map((item, position) => {
    const { product, variant, quantity } = item
    const price = priced.lines[position]
    if (!price) throw new Error('a line has no price')
    const row = world.add('orderLines', {
      id: world.id(plan.placedAt),
      orderId: order.id,
      doctorId: order.doctorId,
      position,
      productId: product.id,
      variantId: variant.id,
      snapshot: snapshotOf(product, variant),
      recipeId: item.recipe?.row.id ?? null,
      recipeLineId: item.line?.id ?? null,
      qtyOrdered: quantity,
      unitPrice: variant.price,
      discount: price.discount,
      discounts: price.discounts.map(discountOf),
      tax: price.tax,
      taxRateBp: taxRateOf(shop.settings, item.product, destinationOf(order.shipRegion)),
      lineTotal: price.total,
      commissionRateBp: earnedBp(doctor, {
        commissionOverrideBp: product.commissionOverrideBp ?? null,
      }),
      backorderChoice: product.availability === 'backordered' ? ('wait' as const) : null,
      ...(product.availability === 'backordered' && {
        backorderToldAt: plan.placedAt,
        restockTold: variant.restockOn ?? null,
      }),
      lineStatus: product.availability === 'backordered' ? 'backordered' : 'reserved',
    })
    return Object.assign(row, { item })
  })
}
