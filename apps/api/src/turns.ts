import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long may a piece of work hold up everybody else. */
const mostMs = 5
let last: Promise<unknown> = Promise.resolve()

/** The next free turn of the event loop: of all who ask, each gets one of its own. */
const freeTurn = () => {
  last = last.then(() => nextTurn())
  return last
}

/**
 * For work of many steps on the event loop: waited for between two of them, it lets everybody else have their
 * turn once the work has held the loop for 5 ms.
 */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostMs) return
    await freeTurn()
    since = performance.now()
  }
}

/** What `map` makes of each item, in turns. */
export async function mapInTurns<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const turn = createTurns()
  const made: R[] = []
  for (const item of items) {
    made.push(map(item))
    await turn()
  }
  return made
}
