import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long may a piece of work hold up everybody else. */
const mostMs = 5

/** Work of many steps on the event loop of one server, done so that everybody else has their turns. */
export type Turns = {
  /** Waited for between two steps, it gives up the loop once the work has held it for 5 ms. */
  begin(): () => Promise<void>
  /** What `map` makes of each item, in turns. */
  map<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]>
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  // of all who ask, each gets a free turn of its own
  const freeTurn = () => {
    last = last.then(() => nextTurn())
    return last
  }
  const begin = () => {
    let since = performance.now()
    return async () => {
      if (performance.now() - since < mostMs) return
      await freeTurn()
      since = performance.now()
    }
  }
  return {
    begin,
    async map(items, map) {
      const turn = begin()
      const made: ReturnType<typeof map>[] = []
      for (const item of items) {
        made.push(map(item))
        await turn()
      }
      return made
    },
  }
}
