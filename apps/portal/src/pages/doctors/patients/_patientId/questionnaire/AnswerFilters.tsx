import { statusOf } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { useLocale, useText } from '@officina/ui/text'
import { answerStates } from '../../../../../features/questionnaire/doctorAnswers.ts'
import type { useListState } from '../../../../../features/useListState.ts'
import { messages } from './messages.ts'

/** State, day of sending and whether the answers were read. */
export function AnswerFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <FilterBar
      filters={[
        {
          kind: 'multi',
          key: 'status',
          label: t.status,
          value: list.many('status'),
          options: answerStates.map((value) => ({
            value,
            label: statusOf('questionnaire_answer', value, locale).label,
          })),
        },
        {
          kind: 'dates',
          key: 'sent',
          label: t.sent,
          value: { from: list.one('sent_from'), to: list.one('sent_to') },
        },
        { kind: 'toggle', key: 'unread', label: t.unread, value: list.flag('unread') },
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    />
  )
}
