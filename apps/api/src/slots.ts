/** Places for what may run at once in one server, in all and for each key. */
export type Slots = {
  /** Takes a place until the function it answers is called. @throws what `refuse` makes of the bound that is reached. */
  take(refuse: (bound: number) => Error, key?: string): () => void
}

export function createSlots(most: number, mostOfKey = most): Slots {
  const taken = new Map<string, number>()
  return {
    take(refuse, key = '') {
      const mine = taken.get(key) ?? 0
      const all = [...taken.values()].reduce((sum, n) => sum + n, 0)
      if (mine >= mostOfKey) throw refuse(mostOfKey)
      if (all >= most) throw refuse(most)
      taken.set(key, mine + 1)
      return () => {
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
