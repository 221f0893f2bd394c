import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { listQ } from '@officina/client/query'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeText, eventWords } from './historyWords.ts'

const step = 25

/** What happened to the account, newest first. */
export function History(props: { doctorId: string }) {
  const t = useText(messages)
  const words = useText(eventWords)
  const locale = useLocale()
  const [shown, setShown] = useState(step)
  const { data, error, refetch } = useQuery(
    listQ('/api/admin/doctors/{doctorId}/history', {
      params: {
        path: { doctorId: props.doctorId },
        query: { range: [0, Math.min(shown, 100) - 1] },
      },
    }),
  )
  if (error) return <ErrorState onRetry={() => void refetch()} message={error.message} />
  if (!data) return <ListSkeleton rows={5} />
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Timeline
        entries={data.data.map((entry) => ({
          id: entry.id,
          at: entry.at,
          actor: entry.actor_name ?? words.roles[entry.actor_role as 'admin'] ?? entry.actor_role,
          event: words.actions[entry.action as 'doctor.update'] ?? entry.action,
          note: [changeText(entry.before, entry.after, locale), entry.reason]
            .filter(Boolean)
            .join(' – '),
        }))}
      />
      {data.total > shown && shown < 100 && (
        <Button onClick={() => setShown(shown + step)}>{t.more}</Button>
      )}
    </Card>
  )
}

const messages = defineMessages({ en: { more: 'Show older' }, ja: { more: 'さらに表示' } })
