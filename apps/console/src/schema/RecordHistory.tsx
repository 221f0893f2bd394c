import Card from '@mui/material/Card'
import { eventText, roleText } from '@officina/shared/history/words'
import { Timeline } from '@officina/ui/Timeline'
import { useLocale } from '@officina/ui/text'
import { listQ } from '../providers/queries.ts'
import { ChangeList } from './ChangeList.tsx'
import { Older } from './Older.tsx'

/** What happened to a record, newest first: who, why, and each field before and after. */
export default function RecordHistory(props: { resource: string; id: string; step?: number }) {
  const locale = useLocale()
  const { step, ...path } = props
  return (
    <Card sx={{ p: { xs: 4, sm: 5 } }}>
      <Older
        step={step}
        query={(range) =>
          listQ('/api/admin/{resource}/{id}/history', { params: { path, query: { range } } })
        }
      >
        {(rows) => (
          <Timeline
            entries={rows.map((entry) => ({
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
        )}
      </Older>
    </Card>
  )
}
