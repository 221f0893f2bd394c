import type { AdminActor, TxCtx } from '../../context.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { forbidden } from '../errors.ts'
import { settlementMachine } from './machine.ts'

export const settlement = defineEntity({
  lock: 'settlement',
  kind: 'settlement',
  table: settlements,
  states: { status: settlementMachine },
  visible: (actor) => (actor.role === 'doctor' ? eq(settlements.doctorId, actor.id) : undefined),
  about: ({ doctorId }) => ({ doctorId }),
  facts: ({ status, net }) => ({ status, net }),
})

export type Settlement = typeof settlements.$inferSelect
export type LockedSettlement = Awaited<ReturnType<typeof settlement.lock>>

type Admin = TxCtx<AdminActor>

/** The second of two people: whoever closed a statement does not also approve or void it. */
export function fourEyes(tx: Admin, { closedBy }: Settlement): void {
  if (closedBy === tx.actor.id)
    throw forbidden('FOUR_EYES', {
      en: 'You closed this statement. A second person has to do this.',
      ja: '締め処理を行った方とは別の担当者が操作してください。',
    })
}

export function owner({ actor }: Admin): void {
  if (actor.adminRole !== 'owner')
    throw forbidden('OWNER_ONLY', {
      en: 'Only an owner may do this.',
      ja: 'この操作はオーナーのみ行えます。',
    })
}
