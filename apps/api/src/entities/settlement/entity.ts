import type { AdminActor, TxCtx } from '../../context.ts'
import { settlementStatuses, settlements } from '../../db/schema/settlement.ts'
import { eq, type SQLWrapper, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { forbidden } from '../errors.ts'
import { type Machine, transitionsOf } from '../machine.ts'

export type SettlementStatus = (typeof settlementStatuses)[number]

export const settlementMachine: Machine<SettlementStatus> = {
  entity: 'settlement',
  states: settlementStatuses,
  transitions: transitionsOf(
    { name: 'open', from: null, to: 'open', who: ['system', 'admin'] },
    { name: 'close', from: 'open', to: 'closed', who: ['system', 'admin'] },
    { name: 'carry over', from: 'closed', to: 'carried_over', who: ['system'] },
    { name: 'reopen', from: 'closed', to: 'open', who: ['admin'] },
    { name: 'approve', from: 'closed', to: 'approved', who: ['admin'] },
    { name: 'pay', from: 'approved', to: 'paying', who: ['admin'] },
    { name: 'mark paid', from: 'paying', to: 'paid', who: ['admin'] },
    { name: 'mark failed', from: ['paying', 'paid'], to: 'failed', who: ['admin'] },
    { name: 'approve again', from: 'failed', to: 'approved', who: ['admin'] },
    { name: 'void', from: ['closed', 'approved'], to: 'void', who: ['admin'] },
  ),
}

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

/** When a statement is paid: what is carried over is paid with a later one, and what is void never. */
export const payDay = ({ status, payOn }: Record<'status' | 'payOn', SQLWrapper>) =>
  sql`case when ${status} not in ('carried_over', 'void') then ${payOn}::text end`

type Admin = TxCtx<AdminActor>

/** The second of two people: whoever closed a statement does not also approve it. */
export function fourEyes(tx: Admin, { closedBy }: Settlement): void {
  if (closedBy === tx.actor.id)
    throw forbidden('FOUR_EYES', {
      en: 'You closed this statement, so someone else must do this.',
      ja: '締め処理を行った方とは別の担当者が操作してください。',
    })
}

export function owner({ actor }: Admin): void {
  if (actor.adminRole !== 'owner')
    throw forbidden('OWNER_ONLY', {
      en: 'Only an owner can do this.',
      ja: 'この操作はオーナーのみ行えます。',
    })
}
