type Rounds<K extends string> = Record<K, { median: number; spread: number }>

/**
 * Runs the works one after the other, several times over, so that a busy neighbour slows all of them
 * alike. Each work answers one figure; the medians come back with their spread (max - min) / median. A round before them
 * is not counted: a server's code is compiled while it runs.
 */
export async function rounds<K extends string>(
  works: Record<K, () => Promise<number>>,
  count = 3,
): Promise<Rounds<K>> {
  const names = Object.keys(works) as K[]
  const seen = new Map<K, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= count; round++)
    for (const name of names) {
      const figure = await works[name]()
      if (round > 0) seen.get(name)?.push(figure)
    }
  return Object.fromEntries(
    names.map((name) => {
      const values = seen.get(name) ?? []
      const middle = median(values)
      return [
        name,
        { median: middle, spread: (Math.max(...values) - Math.min(...values)) / middle },
      ]
    }),
  ) as Rounds<K>
}

export const median = (values: number[]): number => percentile(values, 50)

/** The value that so many percent of the values do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
