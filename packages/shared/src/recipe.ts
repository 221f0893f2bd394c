/** The states of a patient's recipe, in the order of its life. */
export const recipeStatuses = [
  'draft',
  'issued',
  'on_hold',
  'superseded',
  'cancelled',
  'completed',
  'expired',
  'entered_in_error',
] as const
export type RecipeStatus = (typeof recipeStatuses)[number]

/** States in which a version is over; only a copy or a new version leads on from here. */
export const endedStatuses = [
  'superseded',
  'cancelled',
  'completed',
  'expired',
  'entered_in_error',
] as const satisfies RecipeStatus[]

/** States from which a doctor can give one more refill. */
export const refillableStatuses = [
  'issued',
  'completed',
  'expired',
] as const satisfies RecipeStatus[]

type WithStatus = { status: string }

/** What counts as running, where a version is taken for one. */
export const running = { status: 'issued' } as const

/** It runs: its patient can order from it. */
export const isIssued = ({ status }: WithStatus): boolean => status === 'issued'

/** It runs or is paused. */
export const isInForce = ({ status }: WithStatus): boolean =>
  status === 'issued' || status === 'on_hold'
