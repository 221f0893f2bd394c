import { useStore } from 'react-admin'

/**
 * The columns of a list: which are shown, and in which order. The first one names the row and always
 * stays in front; a column that is new in the contract comes last, until it is moved.
 */
export function useColumns(storeKey: string, names: readonly string[], hidden: readonly string[]) {
  const [off, setOff] = useStore<readonly string[]>(`${storeKey}.hiddenColumns`, hidden)
  const [order, setOrder] = useStore<readonly string[]>(`${storeKey}.columnOrder`, [])
  const all = ordered(names, order)
  return {
    all,
    shown: all.filter((name, index) => index === 0 || !off.includes(name)),
    toggle: (name: string) =>
      setOff(off.includes(name) ? off.filter((other) => other !== name) : [...off, name]),
    /** Moves a column by one place; -1 is to the front. */
    move(name: string, by: -1 | 1) {
      const from = all.indexOf(name)
      const to = from + by
      if (to < 1 || to >= all.length) return
      const next = [...all]
      next.splice(from, 1)
      next.splice(to, 0, name)
      setOrder(next)
    },
    /** Shows exactly these, in this order. */
    show(wanted: readonly string[]) {
      const known = wanted.filter((name) => names.includes(name))
      setOrder([...known, ...names.filter((name) => !known.includes(name))])
      setOff(names.filter((name) => !known.includes(name)))
    },
    reset() {
      setOrder([])
      setOff(hidden)
    },
  }
}

export type Columns = ReturnType<typeof useColumns>

export function ordered(names: readonly string[], order: readonly string[]): string[] {
  const [first, ...rest] = names
  const known = order.filter((name) => rest.includes(name))
  const added = rest.filter((name) => !known.includes(name))
  return first === undefined ? [] : [first, ...known, ...added]
}

type Density = 'comfortable' | 'compact'

/** Height of the rows of all lists; follows the account. */
export const useDensity = () => useStore<Density>('density', 'comfortable')
