/** Work that takes longer than this holds nobody up. */
const patienceMs = 20

/**
 * Lets so much short work run at once; the rest waits in line. When nothing has ended for 20 ms, all who wait begin.
 */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting: (() => void)[] = []
  let running = 0
  let patience: NodeJS.Timeout | undefined
  const letAllIn = () => {
    const all = waiting
    waiting = []
    running += all.length
    for (const begin of all) begin()
  }
  const ended = () => {
    running--
    if (waiting.length === 0) return
    patience?.refresh()
    if (running >= most) return
    running++
    waiting.shift()?.()
    if (waiting.length === 0) clearTimeout(patience)
  }
  return async (work) => {
    if (running < most) running++
    else
      await new Promise<void>((begin) => {
        if (waiting.push(begin) === 1) patience = setTimeout(letAllIn, patienceMs).unref()
      })
    try {
      return await work()
    } finally {
      ended()
    }
  }
}
