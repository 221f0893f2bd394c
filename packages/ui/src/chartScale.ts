/** Top, middle and bottom of a scale that holds all values and zero; below zero only where a value is. */
export function scaleOf(values: readonly number[], least = 2): { top: number; bottom: number } {
  const lowest = Math.min(0, ...values)
  return {
    top: roundAbove(Math.max(least, ...values)),
    bottom: lowest < 0 ? -roundAbove(-lowest) : 0,
  }
}

/** The top of a scale whose middle is a round number too: 2, 4, 6, 8, 10, 20, 40, 100 … */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}

/** Labels below an axis that has no room for all: the first, the middle and the last. */
export const endsOf = <T>(all: readonly T[]): T[] => [
  ...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-1)].flatMap((each) => each ?? [])),
]
