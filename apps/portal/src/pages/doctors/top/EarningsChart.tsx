import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import { formatMoney, formatMonth } from '@officina/shared/format'
import { BarChart } from '@officina/ui/BarChart'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../features/Loaded.tsx'
import { earningsMessages } from './earningsMessages.ts'

/** What was earned in each of the last twelve months. */
export function EarningsChart() {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const query = useQuery(q('/api/doctor/earnings/months'))
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <Box component="section" sx={{ mt: 7 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.byMonth}
      </Typography>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {({ months, currency }) => (
          <BarChart
            name={t.byMonth}
            text={(amount) => formatMoney(amount, currency, locale)}
            bars={months.map(({ month, amount }) => ({
              value: amount,
              label: formatMonth(month, locale, 'short'),
              mark: short.format(new Date(`${month}-01T00:00:00Z`)),
            }))}
          />
        )}
      </Loaded>
    </Box>
  )
}
