/** Sum of the counts of some states. */
export const sumOf = (
  counts: Record<string, number> | undefined,
  states: readonly string[],
): number => states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
