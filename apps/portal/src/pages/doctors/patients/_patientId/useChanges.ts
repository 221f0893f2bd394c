import type { components } from '@officina/openapi/schema'
import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { statusOf } from '@officina/shared/status/words'
import { useLocale, useText } from '@officina/ui/text'
import { actionMessages } from '../../../../features/patient/actionMessages.ts'
import { fieldMessages } from '../../../../features/patient/messages.ts'
import { labelsOf } from '../../../../features/patient/patientForm.ts'
import { historyMessages } from './historyMessages.ts'

type Event = components['schemas']['PatientEvent']
type Change = Event['changes'][number]

/** What an event has changed: values before and after where the log has them, else the names of the fields. */
export function useChanges() {
  const t = useText(historyMessages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const labels = labelsOf(words)
  const codes: Record<string, string> = useText(actionMessages).declineCodes
  const why = useText(recipeEventWords)
  const accesses: Record<string, string> = words.accesses

  function textOf({ field }: Change, value: string | null): string {
    if (field === 'status') return value ? statusOf('patient', value, locale).label : '–'
    if (field === 'catalog_access') return value ? (accesses[value] ?? value) : t.ownSetting
    return value === null ? '–' : `${labels[field] ?? field} ${value}%`
  }
  const join = (changes: Change[], side: 'before' | 'after') =>
    changes.map((change) => textOf(change, change[side])).join(t.comma)

  return (event: Event) => {
    const { changes } = event
    const valued = changes.filter(
      (change) =>
        change.field !== 'code' &&
        (change.field === 'catalog_access' || change.before !== null || change.after !== null),
    )
    const named = changes
      .filter((change) => !valued.includes(change))
      .map(({ field, after }) =>
        field === 'code' ? (codes[after ?? ''] ?? after) : (labels[field] ?? field),
      )
    return {
      ...(valued.length > 0 && { before: join(valued, 'before'), after: join(valued, 'after') }),
      note: [named.join(t.comma), reasonText(why, event)].filter(Boolean).join(' · ') || undefined,
    }
  }
}
