/**
 * Answers of a pure function by its text argument, each worked out once. For what never changes while the program runs,
 * such as formats and the contract: nothing in it belongs to a server. More than `most` are forgotten and begun anew.
 */
export function memo<K extends string | number, V>(
  make: (key: K) => V,
  most = 10_000,
): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** The same by an object, which is forgotten with its answer. */
export function memoOf<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
