import type { AdminCtx } from '../../context.ts'
import { loadSpec } from '../../contract.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Permission } from './permissions.ts'

type Kind = {
  /** Its name in the audit log. */
  type: string
  table: string
  /** The column that names a record, for Find; where search.ts does not say more. */
  find?: string
}
type RecordKind = Kind & { read: Permission; write: Permission }
export type RecordRef = { resource: string; id: string }

/** Records with history and notes, by the console's name of the resource. */
const kinds: Readonly<Record<string, Kind>> = {
  doctors: { type: 'doctor', table: 'doctors' },
  patients: { type: 'patient', table: 'patients' },
  recipes: { type: 'recipe', table: 'recipes' },
  templates: { type: 'template', table: 'recipes' },
  orders: { type: 'order', table: 'orders' },
  shipments: { type: 'shipment', table: 'shipments' },
  products: { type: 'product', table: 'products' },
  catalogs: { type: 'catalog', table: 'catalogs' },
  stock: { type: 'stock', table: 'variants' },
  'stock-counts': { type: 'stock_count', table: 'stock_counts', find: 'number' },
  'stock-lots': { type: 'stock_lot', table: 'stock_lots', find: 'lot' },
  settlements: { type: 'settlement', table: 'settlements' },
  'bank-transfers': { type: 'bank_transfer', table: 'bank_transfers' },
  news: { type: 'news', table: 'news', find: 'title' },
  users: { type: 'admin', table: 'admins' },
  'purchase-orders': { type: 'purchase_order', table: 'purchase_orders', find: 'number' },
  suppliers: { type: 'supplier', table: 'suppliers', find: 'name' },
  repeats: { type: 'repeat', table: 'repeats' },
  synonyms: { type: 'synonym', table: 'synonyms', find: 'name' },
}

/** The same with who may see one (as its list) and write notes on it (`notes` of `x-console`). */
export const recordKinds: Readonly<Record<string, RecordKind>> = Object.fromEntries(
  Object.entries(kinds).map(([resource, kind]) => [
    resource,
    { ...kind, read: readOf(resource), write: notesOf(resource) },
  ]),
)

function readOf(resource: string): Permission {
  const permission = loadSpec().paths[`/api/admin/${resource}`]?.get?.['x-permission']
  if (!permission) throw new Error(`The list of ${resource} says no permission.`)
  return permission as Permission
}

function notesOf(resource: string): Permission {
  for (const schema of Object.values(loadSpec().components.schemas)) {
    const hints = schema['x-console'] as { resource: string; notes?: Permission } | undefined
    if (hints?.resource === resource && hints.notes) return hints.notes
  }
  throw new Error(`x-console of ${resource} does not say who may write notes.`)
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
