import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import { formatDate, formatDateTime } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { useLocale, useText } from '@officina/ui/text'
import type { AnswerSet } from '../../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** When it was sent and by whom it was filled in, its scores, and what needs attention. */
export function Facts({ set }: { set: AnswerSet }) {
  const t = useText(messages)
  const locale = useLocale()
  const time = (at: string | null) => at && formatDateTime(at, locale)
  const facts = [
    { label: t.sent, value: time(set.sent_at) },
    { label: t.due, value: set.due_on && formatDate(set.due_on, locale, 'UTC') },
    { label: t.submitted, value: time(set.submitted_at) },
    { label: t.filledBy, value: set.filled_by && t.fillers[set.filled_by] },
    { label: t.message, value: set.message },
    { label: t.reason, value: set.status_reason },
    { label: t.reminded, value: time(set.reminded_at) },
  ].filter(({ value }) => value)
  return (
    <>
      {set.flags.length > 0 && (
        <Alert severity="error" component="section" aria-label={t.flags} sx={{ mb: 4 }}>
          {set.flags.map(({ code, label }) => (
            <div key={code}>{label}</div>
          ))}
        </Alert>
      )}
      <Card sx={{ p: 5, mb: 5 }}>
        <FactList facts={facts} columns={3} />
        {set.scores.length > 0 && (
          <section aria-label={t.scores} style={{ marginTop: 20 }}>
            <FactList
              columns={3}
              facts={set.scores.map(({ title, score, max }) => ({
                label: title,
                value: t.ofMax(score, max),
              }))}
            />
          </section>
        )}
      </Card>
    </>
  )
}
