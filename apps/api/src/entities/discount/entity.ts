import { discounts } from '../../db/schema/discount.ts'
import { eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'

export const discount = defineEntity({
  lock: 'discount',
  kind: 'discount',
  table: discounts,
  visible: (actor) => (actor.role === 'doctor' ? eq(discounts.doctorId, actor.id) : sql`false`),
  about: ({ doctorId }) => ({ doctorId }),
  changedBy: ({ actor }) => (actor.role === 'doctor' ? actor.name : null),
})

export type LockedDiscount = Awaited<ReturnType<typeof discount.lock>>
