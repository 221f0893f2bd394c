import { q } from '@officina/client/query'
import { formatDate, formatPercent } from '@officina/shared/format'
import { BarChart } from '@officina/ui/BarChart'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Quiet } from '../../../../features/Panel.tsx'
import { messages } from './messages.ts'

/** How much of what was due the patient has ticked in each of the last weeks. */
export function Adherence({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const query = useQuery(
    q('/api/doctor/patients/{patientId}/adherence', { params: { path: { patientId } } }),
  )
  return (
    <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
      {({ weeks }) => {
        // who had not begun to tick had missed nothing
        const first = weeks.findIndex((week) => week.taken > 0)
        if (first < 0) return <Quiet>{t.noDoses}</Quiet>
        return (
          <BarChart
            name={t.share}
            text={(basisPoints) => formatPercent(basisPoints, locale)}
            bars={weeks
              .slice(first)
              .filter(({ due }) => due > 0)
              .map(({ week, taken, due }) => ({
                value: Math.round((taken / due) * 100) * 100,
                label: formatDate(week, locale, 'UTC'),
                // the last one is the week that runs
                note:
                  week === weeks.at(-1)?.week
                    ? t.soFar(t.dosesOf(taken, due))
                    : t.dosesOf(taken, due),
              }))}
          />
        )
      }}
    </Loaded>
  )
}
