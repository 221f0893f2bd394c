import type { components } from '@officina/openapi/schema'

export type Repeat = components['schemas']['Repeat']
export type PatientRepeat = components['schemas']['PatientRepeat']
export type RepeatAction = Repeat['actions'][number]

/** What goes along with an action. */
export type ActionInput = {
  until?: string
  quantity?: number
  every_weeks?: number | null
  payment_method?: 'card' | 'invoice'
  card?: string | null
}

/** Does something to a repeat, by whoever is signed in or by the link of a mail, and answers it as it is then. */
export type SendAction = (
  repeat: PatientRepeat,
  action: RepeatAction,
  input?: ActionInput,
) => Promise<PatientRepeat>
