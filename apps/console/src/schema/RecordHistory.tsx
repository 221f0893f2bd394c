import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { eventText, roleText } from '@officina/shared/history/words'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQ } from '../providers/queries.ts'
import { ChangeList } from './ChangeList.tsx'

/** What happened to a record, newest first: who, why, and each field before and after. */
export default function RecordHistory(props: { resource: string; id: string; step?: number }) {
  const t = useText(messages)
  const locale = useLocale()
  const { step = 25, ...path } = props
  const [shown, setShown] = useState(step)
  const { data, error, refetch } = useQuery(
    listQ('/api/admin/{resource}/{id}/history', {
      params: { path, query: { range: [0, shown - 1] } },
    }),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={5} />
  return (
    <Card sx={{ p: { xs: 4, sm: 5 } }}>
      <Timeline
        entries={data.data.map((entry) => ({
          id: entry.id,
          at: entry.at,
          actor: entry.actor_name || roleText(entry.actor_role, locale),
          event: (
            <>
              {eventText(entry.action, locale)}
              <ChangeList changes={entry.changes} />
            </>
          ),
          note: entry.reason ?? undefined,
        }))}
      />
      {data.total > shown && shown < 100 && (
        <Button onClick={() => setShown(shown + step)}>{t.more}</Button>
      )}
    </Card>
  )
}

const messages = defineMessages({
  more: ['Show older', 'さらに表示'],
})
