import type { TxCtx } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import type { Machine } from '../machine.ts'

/** Put away for good by its doctor; one of the platform comes back, one of a shop with its collection. */
const catalogMachine: Machine<'active' | 'archived'> = {
  entity: 'catalog',
  states: ['active', 'archived'],
  transitions: [
    { name: 'create', from: null, to: 'active', who: ['doctor', 'admin', 'system'] },
    { name: 'archive', from: 'active', to: 'archived', who: ['doctor', 'admin', 'system'] },
    { name: 'restore', from: 'archived', to: 'active', who: ['admin', 'system'] },
  ],
}

/** A catalog; doctors change their own alone, as long as it is active, and administrators those of the platform. */
export const catalog = defineEntity({
  lock: 'catalog',
  kind: 'catalog',
  table: catalogs,
  states: { status: catalogMachine },
  visible: (actor) => {
    if (actor.role === 'doctor')
      return and(eq(catalogs.ownerDoctorId, actor.id), eq(catalogs.status, 'active'))
    return actor.role === 'admin' ? eq(catalogs.kind, 'platform') : undefined
  },
  about: ({ ownerDoctorId }) => ({ doctorId: ownerDoctorId }),
  changedBy: (tx, { id }) =>
    tx.actor.role === 'doctor' ? tx.actor.name : lastChangedBy(tx, 'catalog', id),
})

/** No other transaction gives a platform catalog this name meanwhile. The collections of a shop are named by the shop. */
export const holdName = (tx: TxCtx, name: string) =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog ${name}`}))`)

export type LockedCatalog = Awaited<ReturnType<typeof catalog.lock>>

/** Place and picture of a product `p` that stands in a catalog as `item`. */
export const pictureOf = sql`row_number() over (order by item.position, p.title, p.id) as n,
  json_build_object('title', p.title, 'brand', p.brand, 'form', p.form, 'image', p.images->0->>'url') as picture`

/** Of such rows, named `shown`, the pictures of the first four. */
export const firstPictures = sql`coalesce(json_agg(shown.picture order by shown.n) filter (where shown.n <= 4), '[]'::json)`
