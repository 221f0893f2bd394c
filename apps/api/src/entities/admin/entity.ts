import { admins } from '../../db/schema/account.ts'
import { defineEntity } from '../entity.ts'
import { userMachine } from './machine.ts'

/** An administrator. */
export const admin = defineEntity({
  lock: 'admin',
  kind: 'admin',
  table: admins,
  states: { status: userMachine },
  facts: ({ status, adminRole }) => ({ status, admin_role: adminRole }),
})

export type LockedAdmin = Awaited<ReturnType<typeof admin.lock>>
