import { catalogs } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

/** Put away for good by its doctor; one of the shop comes back with its collection. */
const catalogMachine: Machine<'active' | 'archived'> = {
  entity: 'catalog',
  states: ['active', 'archived'],
  transitions: [
    { name: 'create', from: null, to: 'active', who: ['doctor', 'system'] },
    { name: 'archive', from: 'active', to: 'archived', who: ['doctor', 'system'] },
    { name: 'restore', from: 'archived', to: 'active', who: ['system'] },
  ],
}

/** A catalog; doctors change their own alone, as long as it is active. */
export const catalog = defineEntity({
  lock: 'catalog',
  kind: 'catalog',
  table: catalogs,
  states: { status: catalogMachine },
  visible: (actor) =>
    actor.role === 'doctor'
      ? and(eq(catalogs.ownerDoctorId, actor.id), eq(catalogs.status, 'active'))
      : undefined,
  about: ({ ownerDoctorId }) => ({ doctorId: ownerDoctorId }),
  changedBy: ({ actor }) => (actor.role === 'doctor' ? actor.name : null),
})

export type LockedCatalog = Awaited<ReturnType<typeof catalog.lock>>

/** Place and picture of a product `p` that stands in a catalog as `item`. */
export const pictureOf = sql`row_number() over (order by item.position, p.id) as n,
  json_build_object('title', p.title, 'brand', p.brand, 'form', p.form, 'image', p.images->0->>'url') as picture`

/** Of such rows, named `shown`, the pictures of the first four. */
export const firstPictures = sql`coalesce(json_agg(shown.picture order by shown.n) filter (where shown.n <= 4), '[]'::json)`
