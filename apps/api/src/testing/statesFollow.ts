import { expect } from 'vitest'
import type { Ctx } from '../context.ts'
import { deriveStates } from '../entities/order/derive.ts'
import { loadParts, type Order } from '../entities/order/load.ts'

/** The states of an order and its lines are those that its quantities and parcels give; answers them. */
export async function expectStatesFollow(ctx: Ctx, order: Order) {
  const loaded = await loadParts(ctx, order)
  const derived = deriveStates(loaded)
  expect([order.number, derived.fulfilmentState]).toEqual([order.number, order.fulfilmentState])
  for (const line of loaded.lines)
    expect([order.number, derived.lines.get(line.id)]).toEqual([order.number, line.lineStatus])
  return derived
}
