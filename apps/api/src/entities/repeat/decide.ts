import { isIssued } from '@officina/shared/recipe'
import { isMuchDearer, type PauseReason, type StopReason } from '@officina/shared/repeats'
import type { CartProblem } from '../cart/problems.ts'

/** What becomes of an order that was due and is not placed. */
export type Outcome =
  | { kind: 'stop'; reason: StopReason }
  | { kind: 'pause'; reason: PauseReason }
  /** Tried again tomorrow. */
  | { kind: 'wait' }
  /** The recipe allows it later; the patient is told of the new day. */
  | { kind: 'move'; to: string }

/** What is true of a repeat today, whatever its plan. */
export type Facts = {
  patientStatus: string
  /** The patient has asked for the account to be deleted. */
  isLeaving: boolean
  isOwnDoctor: boolean
  /** The doctor works, or is suspended and their recipes still count. */
  isHonoured: boolean
  recipeStatus: string
  expiresOn: string | null
  lineState: string
  ordersLeft: number
  priceAgreed: number
  priceNow: number
}

const endings: Readonly<Record<string, StopReason>> = {
  cancelled: 'doctor',
  entered_in_error: 'doctor',
  expired: 'recipe_ended',
  superseded: 'recipe_ended',
  completed: 'refills_used',
}

/** Why a repeat cannot go on at all; undefined while it can. */
export function endOf(facts: Facts, today: string): Outcome | undefined {
  const stop = (reason: StopReason): Outcome => ({ kind: 'stop', reason })
  if (facts.patientStatus !== 'active' || facts.isLeaving) return stop('account_closed')
  if (!facts.isOwnDoctor) return stop('doctor_changed')
  const ending = endings[facts.recipeStatus]
  if (ending) return stop(ending)
  if (facts.expiresOn !== null && facts.expiresOn < today) return stop('recipe_ended')
  if (facts.lineState === 'stopped') return stop('doctor')
  return facts.ordersLeft <= 0 ? stop('refills_used') : undefined
}

/** The recipe or its line is paused, or its doctor is suspended together with their recipes. */
export const isHeld = ({ recipeStatus, lineState, isHonoured }: Facts): boolean =>
  !isIssued({ status: recipeStatus }) || lineState !== 'active' || !isHonoured

/** Why nothing is ordered today although it is due; undefined when the shop may be asked. */
export function refusalToday(facts: Facts, today: string): Outcome | undefined {
  const pause = (reason: PauseReason): Outcome => ({ kind: 'pause', reason })
  const end = endOf(facts, today)
  if (end) return end
  if (isHeld(facts)) return pause('recipe_on_hold')
  return isMuchDearer(facts.priceAgreed, facts.priceNow) ? pause('price') : undefined
}

/** What the cart says of a line, in terms of its repeat. */
export function outcomeOf(problem: CartProblem): Outcome {
  const { code } = problem
  if (code === 'OUT_OF_STOCK' || code === 'BACKORDERED') return { kind: 'wait' }
  if (code === 'REFILL_TOO_SOON' && problem.until) return { kind: 'move', to: problem.until }
  if (code === 'REFILLS_USED') return { kind: 'stop', reason: 'refills_used' }
  if (code === 'RECIPE_LINE_STOPPED') return { kind: 'stop', reason: 'doctor' }
  if (code === 'RECIPE_EXPIRED' || code === 'RECIPE_ENDED')
    return { kind: 'stop', reason: 'recipe_ended' }
  if (code === 'RECIPE_ON_HOLD' || code === 'RECIPE_LINE_PAUSED')
    return { kind: 'pause', reason: 'recipe_on_hold' }
  if (code === 'MAX_QTY') return { kind: 'pause', reason: 'quantity' }
  return { kind: 'pause', reason: 'product_unavailable' }
}
