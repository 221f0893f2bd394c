import { accounts, admins } from '../../db/schema/account.ts'
import { sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { permissionsOf, rolePermissions } from './permissions.ts'

const roles = Object.keys(rolePermissions).filter((role) =>
  permissionsOf(role).includes('doctor.approve'),
)

/** Whether the administrator `admins` is active and decides about applications. */
export const isReviewer = sql`${admins.status} = 'active' and ${admins.adminRole} in (${sql.join(
  roles.map((role) => sql`${role}`),
  sql`, `,
)})`

const name = sql`coalesce(nullif(${admins.name}, ''), ${accounts.email})`

/** Administrators to whom an application can be given, by name. */
export const reviewerList = defineList('adminListReviewers', {
  table: admins,
  joins: sql`inner join ${accounts} on ${accounts.id} = ${admins.accountId}`,
  where: isReviewer,
  columns: { name },
  filters: { q: (q) => sql`${name} ilike ${like(q)}` },
  joinedFilters: ['q'],
  sort: { name },
  order: ['name', 'ASC'],
})
