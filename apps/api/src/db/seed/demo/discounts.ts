import type { Doctors } from './doctors.ts'
import { addAudit } from './people.ts'
import type { Shelf } from './products.ts'
import type { World } from './world.ts'

type Target = { catalogId: string } | { productId: string }

/** One discount that begins today and one that begins next week: the orders before them have none. */
export function makeDiscounts(world: World, shelf: Shelf, { demo }: Doctors): void {
  const sleep = world.rows.catalogs.find((each) => each.name === 'Sleep & calm')
  if (!sleep) throw new Error('no such catalog')
  add({ productId: shelf.get('collagen').id }, 'Collagen weeks', 1_000, [0, 30])
  add({ catalogId: sleep.id }, 'Better nights', 500, [7, 21])

  function add(target: Target, name: string, rateBp: number, [from, to]: [number, number]) {
    const createdAt = world.at(-1, 9)
    const kind = 'catalogId' in target ? ('catalog' as const) : ('product' as const)
    const row = world.make('discounts', createdAt, {
      doctorId: demo.id,
      kind,
      ...target,
      name,
      rateBp,
      startsOn: world.date(from),
      endsOn: world.date(to),
    })
    addAudit(world, {
      at: createdAt,
      actor: demo,
      action: 'discount.create',
      objectId: row.id,
      doctorId: demo.id,
      after: { kind, name, percent: rateBp / 100, starts_on: row.startsOn, ends_on: row.endsOn },
    })
  }
}
