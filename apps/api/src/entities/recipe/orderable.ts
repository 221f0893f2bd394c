import { addDays, dateIn } from '@officina/shared/dates/days'
import { isIssued } from '@officina/shared/recipe'
import type { recipeLines } from '../../db/schema/recipe.ts'

type OrderRefusal =
  | 'RECIPE_ENDED'
  | 'RECIPE_ON_HOLD'
  | 'RECIPE_EXPIRED'
  | 'RECIPE_LINE_PAUSED'
  | 'RECIPE_LINE_STOPPED'
  | 'REFILLS_USED'
  | 'REFILL_TOO_SOON'
  | 'MAX_QTY'

/** Why a line cannot be ordered now. `until`: first day (YYYY-MM-DD) it can. `max`: most packs in one order. */
export type Refusal = { code: OrderRefusal; until?: string; max?: number }

type LineFacts = Pick<
  typeof recipeLines.$inferSelect,
  | 'quantity'
  | 'refillsAllowed'
  | 'minDaysBetween'
  | 'timesOrdered'
  | 'earlyAfter'
  | 'lastOrderedAt'
  | 'state'
>
type RecipeFacts = {
  status: string
  expiresOn: string | null
  doctorStatus: string
  honoured: boolean
}

/** The rule itself, without a database. `today` is YYYY-MM-DD in `timeZone`. */
export function refusalOf(
  line: LineFacts,
  recipe: RecipeFacts,
  today: string,
  timeZone: string,
  quantity = 1,
): Refusal | undefined {
  // what the doctor ended has ended, whatever day it is
  if (['cancelled', 'superseded'].includes(recipe.status)) return { code: 'RECIPE_ENDED' }
  const suspended = recipe.doctorStatus !== 'approved' && !recipe.honoured
  if (recipe.status === 'on_hold' || (isIssued(recipe) && suspended))
    return { code: 'RECIPE_ON_HOLD' }
  if (recipe.status === 'expired' || (recipe.expiresOn !== null && recipe.expiresOn < today))
    return { code: 'RECIPE_EXPIRED' }
  if (recipe.status === 'completed' || line.timesOrdered > line.refillsAllowed)
    return { code: 'REFILLS_USED' }
  if (!isIssued(recipe)) return { code: 'RECIPE_ENDED' }
  if (line.state === 'paused') return { code: 'RECIPE_LINE_PAUSED' }
  if (line.state !== 'active') return { code: 'RECIPE_LINE_STOPPED' }
  const until = nextOrderOn(line, timeZone)
  if (until && until > today) return { code: 'REFILL_TOO_SOON', until }
  if (quantity > line.quantity) return { code: 'MAX_QTY', max: line.quantity }
  return undefined
}

/**
 * First day (YYYY-MM-DD) a line may be ordered again; undefined before its first order, and where its doctor has allowed
 * the next one early. One of the version before holds nothing back unless it is counted.
 */
export function nextOrderOn(
  line: Pick<LineFacts, 'lastOrderedAt' | 'minDaysBetween' | 'timesOrdered' | 'earlyAfter'>,
  timeZone: string,
): string | undefined {
  const { lastOrderedAt, timesOrdered, earlyAfter } = line
  return lastOrderedAt && timesOrdered > 0 && timesOrdered !== earlyAfter
    ? addDays(dateIn(lastOrderedAt, timeZone), line.minDaysBetween)
    : undefined
}

/** Orders of a line that are still allowed: the first one and the refills. */
export const ordersLeft = (line: Pick<LineFacts, 'refillsAllowed' | 'timesOrdered'>): number =>
  Math.max(0, line.refillsAllowed + 1 - line.timesOrdered)
