import { admins } from '../../db/schema/account.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

type UserStatus = typeof admins.$inferSelect.status

/** An administrator's account. One that was never set up goes back to invited, not to active. */
export const userMachine: Machine<UserStatus> = {
  entity: 'administrator',
  states: ['invited', 'active', 'disabled'],
  transitions: [
    { name: 'invite', from: null, to: 'invited', who: ['admin', 'system'] },
    { name: 'register', from: 'invited', to: 'active', who: ['visitor'] },
    { name: 'revoke', from: 'invited', to: 'disabled', who: ['admin'] },
    { name: 'invite_again', from: 'disabled', to: 'invited', who: ['admin'] },
    { name: 'disable', from: 'active', to: 'disabled', who: ['admin'] },
    { name: 'enable', from: 'disabled', to: 'active', who: ['admin'] },
  ],
}

/** An administrator. */
export const admin = defineEntity({
  lock: 'admin',
  kind: 'admin',
  table: admins,
  states: { status: userMachine },
  facts: ({ status, adminRole }) => ({ status, admin_role: adminRole }),
})

export type LockedAdmin = Awaited<ReturnType<typeof admin.lock>>
