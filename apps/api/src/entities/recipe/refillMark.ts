import type { recipeLines } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'

/**
 * Under which a recipe's `reminders_sent` has when its patient was told that a line runs out, after so many orders; and
 * the same of a line `l` in a statement.
 */
export const refillMarkOf = (
  line: Pick<typeof recipeLines.$inferSelect, 'id' | 'timesOrdered'>,
): string => `refill:${line.id}:${line.timesOrdered}`

export const refillMark = sql`('refill:' || l.id::text || ':' || l.times_ordered)`
