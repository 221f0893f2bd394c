import type { Db } from './client.ts'

/**
 * A hot statement that is put together once for each connection, with its values as `sql.placeholder(…)`:
 * building it anew costs more than asking it. `make` ends in `.prepare('')`; connections name it by its
 * text. `variant` is what its text depends on, if anything, and must be an object that is kept.
 */
export function prepared<S, V extends object = Db>(
  make: (db: Db, variant: V) => S,
): (db: Db, variant?: V) => S {
  const made = new WeakMap<Db, WeakMap<object, S>>()
  return (db, variant = db as object as V) => {
    const known = made.get(db) ?? new WeakMap<object, S>()
    made.set(db, known)
    const statement = known.get(variant) ?? make(db, variant)
    known.set(variant, statement)
    return statement
  }
}
