import type { components } from '@officina/openapi/schema'
import { addressProblems } from '@officina/shared/addressForm'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { type AddressSnapshot, orders } from '../../db/schema/order.ts'
import { maskPhone } from '../account/maskEmail.ts'
import { checkedAddress } from '../address/book.ts'
import { addressLines } from '../addressLines.ts'
import { mayReadHealth } from '../admin/permissions.ts'
import { conflict, invalid } from '../errors.ts'
import { defineWrites } from '../read/writes.ts'
import { isInHouse, type LoadedOrder, lockOrder } from './load.ts'

type Address = components['schemas']['OrderAddressRequest']['address']

const writes = defineWrites('adminChangeOrderAddress', orders, ['revision', 'address'])

/**
 * Until its first parcel is being picked, and again while one that did not arrive is to be sent once more:
 * nothing of the order may be in hands that have read the address.
 */
export function isAddressOpen({ order, lines, parcels }: LoadedOrder): boolean {
  const isBeingPacked = parcels.some((p) => isInHouse(p) && p.status !== 'to_pick')
  const hasLeft = lines.some((line) => line.qtyShipped > 0)
  const goesAgain = parcels.some(
    (p) => p.status === 'exception' || (p.status === 'to_pick' && p.reshipmentOf !== null),
  )
  return order.orderState === 'open' && !isBeingPacked && (!hasLeft || goesAgain)
}

/** Whether a carrier cannot find the place: a part is missing, or is none of its country. */
export const isAddressWrong = (address: AddressSnapshot): boolean =>
  [address.name, address.country].some((part) => part.trim() === '') ||
  Object.keys(addressProblems(address)).length > 0

/** As an administrator reads it: the phone number masked for who may not read health data. */
export const addressFor = (ctx: AdminCtx, address: AddressSnapshot): ShownAddress =>
  shownAddress(
    ctx,
    mayReadHealth(ctx) || !address.phone
      ? address
      : { ...address, phone: maskPhone(address.phone) },
  )

type ShownAddress = components['schemas']['AddressSnapshot']

/** With the lines that are printed, the country in the reader's language. */
export const shownAddress = (ctx: Ctx, address: AddressSnapshot): ShownAddress => ({
  ...address,
  company: address.company ?? null,
  vat_number: address.vat_number ?? null,
  lines: addressLines(address, ctx.origin.locale),
})

/** Corrects where an order goes, as long as that is open. 409 ADDRESS_LOCKED, REVISION_CONFLICT. */
export function changeOrderAddress(
  ctx: AdminCtx,
  orderId: string,
  body: { address: Address; revision: number },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, body.revision)
    const { order } = loaded
    if (!isAddressOpen(loaded))
      throw conflict('ADDRESS_LOCKED', {
        en: 'The order is being packed or has shipped, so its address can no longer be changed.',
        ja: '梱包または発送済みのため、お届け先を変更できません。',
      })
    const address = addressFrom(body.address, order.address)
    const shipRegion = `${address.country}-${address.region}`
    const flags = order.flags.filter((flag) => flag !== 'address_problem')
    const values = { ...writes(body), address, shipRegion, flags }
    await order.save(values, { action: 'address_changed' })
  })
}

/** Parts that were not sent are not there; a VAT number that was not sent stays: it decided about the tax. */
function addressFrom({ lines: _, ...given }: Address, stored: AddressSnapshot): AddressSnapshot {
  const { line2 = null, vat_number = stored.vat_number ?? null, company = null } = given
  const { region, city, postal_code } = given
  const parts = {
    ...given,
    region: region ?? '',
    city: city ?? '',
    postal_code: postal_code ?? '',
  }
  const phone = phoneFrom(given.phone, stored.phone)
  return checkedAddress({ ...parts, line2, vat_number, company, phone }, 'address.', stored)
}

/** Whoever read it masked sends it back masked, and means the one that is stored. */
function phoneFrom(given: string, stored: string): string {
  if (given === maskPhone(stored)) return stored
  if (!given.includes('•')) return given
  throw invalid('address.phone', 'VALIDATION_FAILED', {
    en: 'Enter the full phone number.',
    ja: '電話番号を省略せずに入力してください。',
  })
}
