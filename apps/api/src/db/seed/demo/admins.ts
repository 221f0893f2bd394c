import { addAccount, addAudit } from './people.ts'
import { addSettings } from './shopSettings.ts'
import type { World } from './world.ts'

const seeds = [
  ['owner', 'Mika Sato', 'admin', 'active', 'en'],
  ['operations', 'Jonas Weber', 'operations', 'active', 'en'],
  ['support', 'Amelia Grant', 'support', 'active', 'en'],
  ['clinical_reviewer', '渡邉 真理子', 'clinical', 'active', 'ja'],
  ['finance', 'Rui Carvalho', 'finance', 'active', 'en'],
  ['finance', '中村 誠', 'finance2', 'active', 'ja'],
  ['content', 'Nora Lindholm', 'content', 'active', 'en'],
  ['read_only', 'Samir Haddad', 'readonly', 'active', 'en'],
  ['support', 'Chloe Martin', 'chloe.martin', 'disabled', 'en'],
] as const

export type Admin = { role: 'admin'; id: string; accountId: string; name: string; email: string }
export type Admins = ReturnType<typeof makeAdmins>

/** One administrator of every role, two for finance (four eyes), one disabled and one invited. */
export function makeAdmins(world: World, passwordHash: string) {
  addSettings(world)
  const made = seeds.map(([adminRole, name, local, status, locale], index): Admin => {
    const createdAt = world.at(-410 + index * 3, 9)
    const email = `${local}@officina.test`
    const account = addAccount(world, passwordHash, {
      role: 'admin',
      email,
      locale,
      createdAt,
      lastLoginAt: world.at(status === 'active' ? -1 - (index % 3) : -120, 8, 10 + index),
    })
    const admin = world.make('admins', createdAt, {
      accountId: account.id,
      name,
      adminRole,
      status,
    })
    return { role: 'admin', id: admin.id, accountId: account.id, name, email }
  })
  const [owner, operations, , clinical, finance, approver, content] = made as [
    Admin,
    Admin,
    Admin,
    Admin,
    Admin,
    Admin,
    Admin,
  ]
  for (const row of world.rows.admins.slice(1)) {
    row.invitedBy = owner.id
    addAudit(world, {
      at: row.createdAt as Date,
      action: 'admin.invite',
      objectId: row.id,
      actor: owner,
      after: { admin_role: row.adminRole },
    })
  }
  return { operations, clinical, finance, approver, content }
}
