/**
 * The order in which a transaction locks rows; two that keep to it never wait for each other in a circle. Rows of
 * one table are locked by ascending id. Parcels have no place of their own: whoever holds the order holds them.
 * A call that does many records in one transaction (an import, a bulk command) keeps to it in each of its parts.
 */
export const lockOrder = [
  'shop_event',
  'repeat',
  'pay_link',
  'cart',
  'bank_transfer',
  'order',
  'return',
  'report',
  'settlement',
  'doctor',
  'answer_set',
  'patient',
  'account',
  'admin',
  'request',
  'recipe_line',
  'recipe',
  'template',
  'my_recipe',
  'catalog',
  'product_import',
  'product',
  'discount',
  'news',
  'record',
  'purchase_order',
  'stock_count',
  'stock',
  'stock_lot',
  'file',
  'mail',
  'invitation',
] as const
export type LockName = (typeof lockOrder)[number]

/** What a transaction has locked, in the order in which it did. */
export type Locks = {
  locks: { entity: LockName; id: string }[]
  /** Index of the first lock of the part that is being done (`savepoint.ts`). */
  part: number
}

/**
 * Notes a lock. `strict`, as in tests, one that comes out of order is an error; elsewhere PostgreSQL ends the
 * circle and the transaction is tried again.
 */
export function noteLock(
  { locks, part }: Locks,
  entity: LockName,
  id: string,
  strict: boolean,
): void {
  if (isHeld(locks, entity, id)) return
  const rank = lockOrder.indexOf(entity)
  const late = locks.slice(part).find((held) => {
    const heldRank = lockOrder.indexOf(held.entity)
    return heldRank > rank || (heldRank === rank && held.id > id)
  })
  if (strict && late)
    throw new Error(`${entity} ${id} is locked after ${late.entity} ${late.id}: see lockOrder.ts`)
  locks.push({ entity, id })
}

export const isHeld = (locks: Locks['locks'], entity: LockName, id: string): boolean =>
  locks.some((held) => held.entity === entity && held.id === id)
