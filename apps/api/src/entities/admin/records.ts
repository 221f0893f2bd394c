import type { AdminCtx } from '../../context.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Permission } from './permissions.ts'

/** A kind of record: its name in the audit log, its table, and who may see it and write notes on it. */
type RecordKind = { type: string; table: string; read: Permission; write: Permission }
export type RecordRef = { resource: string; id: string }

/** By the console's name of the resource. */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  doctors: { type: 'doctor', table: 'doctors', read: 'doctor.read', write: 'doctor.manage' },
  patients: { type: 'patient', table: 'patients', read: 'patient.read', write: 'patient.manage' },
  recipes: { type: 'recipe', table: 'recipes', read: 'recipe.read', write: 'recipe.hold' },
  templates: {
    type: 'template',
    table: 'recipes',
    read: 'recipe.read',
    write: 'template.manage',
  },
  orders: { type: 'order', table: 'orders', read: 'order.read', write: 'order.manage' },
  shipments: { type: 'shipment', table: 'shipments', read: 'order.read', write: 'order.manage' },
  settlements: {
    type: 'settlement',
    table: 'settlements',
    read: 'settlement.read',
    write: 'settlement.adjust',
  },
  news: { type: 'news', table: 'news', read: 'news.read', write: 'news.publish' },
  users: { type: 'admin', table: 'admins', read: 'user.manage', write: 'user.manage' },
}

/** The kind of an existing record, for an administrator with one of the permissions; 403 and 404 else. */
export async function getRecordKind(
  ctx: AdminCtx,
  ref: RecordRef,
  permissions: (kind: RecordKind) => readonly Permission[],
): Promise<RecordKind> {
  const kind = Object.hasOwn(recordKinds, ref.resource) ? recordKinds[ref.resource] : undefined
  if (!kind) throw notFound()
  if (!permissions(kind).some((permission) => ctx.actor.permissions.includes(permission)))
    throw forbidden()
  // the table's name comes from the list above
  const found = await ctx.pool.query(`select 1 from ${kind.table} where id = $1`, [ref.id])
  if (found.rows.length === 0) throw notFound()
  return kind
}
