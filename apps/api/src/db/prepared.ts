import type { Db } from './client.ts'
import { direct } from './direct.ts'
import { grouped } from './grouped.ts'

/**
 * A hot statement that is put together once for each connection, with its values as `sql.placeholder(…)`:
 * building it anew costs more than asking it. `make` ends in `.prepare('')`; connections name it by its
 * text. `variant` is what its text depends on, if anything, and must be an object that is kept. With the `types` of its
 * values it is one that reads a record, for all who ask at once (`grouped`).
 */
export function prepared<S extends object, V extends object = Db>(
  make: (db: Db, variant: V) => S,
  types?: Record<string, string>,
): (db: Db, variant?: V) => S {
  const asked = (statement: S) =>
    types ? direct(statement, (of, ask) => grouped(of, types, ask)) : statement
  const made = new WeakMap<Db, WeakMap<object, S>>()
  return (db, variant = db as object as V) => {
    const known = made.get(db) ?? new WeakMap<object, S>()
    made.set(db, known)
    const statement = known.get(variant) ?? asked(make(db, variant))
    known.set(variant, statement)
    return statement
  }
}
