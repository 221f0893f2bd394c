import type { components } from '@officina/openapi/schema'
import { confirmable } from '@officina/shared/repeats'
import type { RepeatRow } from './entity.ts'

export type RepeatAction = components['schemas']['Repeat']['actions'][number]

/** Why a paused repeat cannot simply go on: somebody else has to act first, or the patient has to agree. */
const isConfirmable = (reason: RepeatRow['reason']): boolean =>
  confirmable.some((each) => each === reason)

/** What the patient can do with a repeat as it stands. */
export function actionsOf({ status, reason, waitsFor }: RepeatRow): RepeatAction[] {
  if (status === 'stopped') return []
  // a card is being charged at this moment: its order cannot be skipped any more
  if (status === 'active')
    return waitsFor === 'payment'
      ? ['change', 'skip', 'pause', 'stop']
      : ['change', 'skip', 'delay', 'pause', 'stop']
  return [isConfirmable(reason) ? 'confirm' : 'resume', 'change', 'stop']
}
