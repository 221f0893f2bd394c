import type { World } from './world.ts'

/** A price list that was imported by mistake and undone within the hour. */
export function makeProductImports(world: World): void {
  const [owner] = world.rows.admins
  if (!owner) return
  const createdAt = world.at(-12, 10)
  const undoneAt = world.at(-12, 11)
  world.make('productImports', createdAt, {
    number: `IM-${createdAt.getUTCFullYear()}-000001`,
    fileName: 'price-list-draft.csv',
    adminId: owner.id,
    status: 'undone',
    total: 25,
    done: 25,
    added: 0,
    changed: 18,
    same: 6,
    failed: 1,
    undoneAt,
    undoneBy: owner.id,
    revision: 2,
    updatedAt: undoneAt,
  })
}
