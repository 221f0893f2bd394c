import type { Draft } from './orderDraft.ts'
import { addAudit } from './people.ts'
import { daysAfter, type World } from './world.ts'

/** The newest delivered order of the demo patient has a reaction to answer, an older one damage that is dealt with. */
export function makeReports(world: World, orders: Draft[]): void {
  const arrived = orders
    .filter(({ plan, row }) => plan.patient.key === 'ana' && row.fulfilmentState === 'delivered')
    .filter(({ lines }) => lines.some((line) => line.lineStatus === 'delivered'))
  const [newest, older] = arrived.toReversed()
  if (newest) report(world, newest, 'reaction')
  if (older) report(world, older, 'damaged')
}

function report(world: World, o: Draft, kind: 'reaction' | 'damaged'): void {
  const line = o.lines.find((each) => each.lineStatus === 'delivered')
  if (!line) return
  const sent = world.rows.shipmentLines.find((each) => each.orderLineId === line.id)
  const at = daysAfter(line.deliveredAt as Date, 0.2)
  const isDone = kind === 'damaged'
  world.make('productReports', at, {
    doctorId: o.row.doctorId,
    patientId: o.row.patientId,
    orderId: o.row.id,
    orderLineId: line.id,
    productId: line.productId,
    kind,
    message: isDone
      ? 'The lid was cracked when the parcel came.'
      : 'My skin went red and itched an hour after the first use. It is better now.',
    lot: sent?.lot ?? null,
    expiresOn: sent?.expiresOn ?? null,
    status: 'open',
    ...(isDone
      ? {
          handledAt: daysAfter(at, 0.2),
          handledBy: o.shop.admins.operations.id,
          handlingNote: 'A new one is on its way with the next order.',
          revision: 2,
        }
      : {}),
  })
  if (!isDone) o.row.flags = [...(o.row.flags ?? []), 'problem_reported']
  addAudit(world, {
    at,
    action: 'order.problem_reported',
    objectId: o.row.id,
    actor: o.plan.patient,
    doctorId: o.row.doctorId,
    patientId: o.row.patientId,
  })
}
