import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import { formatDate } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { Disclosure } from '@officina/ui/Disclosure'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../features/Loaded.tsx'
import { Quiet } from '../../../features/Panel.tsx'
import { earningsMessages } from './earningsMessages.ts'
import { useLineColumns } from './lineColumns.tsx'

/** What the statement of this month will hold, line by line, as long as nothing else happens. */
export function NextStatement() {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const query = useQuery(q('/api/doctor/earnings/next-statement'))
  const { data } = query
  const columns = useLineColumns(data?.currency ?? '')
  const day = (date: string) => formatDate(date, locale)
  return (
    <Box component="section" sx={{ mt: 7 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.next}
      </Typography>
      <Loaded query={query} skeleton={<ListSkeleton rows={1} />}>
        {(data) => (
          <>
            {data.lines.length === 0 && <Quiet>{t.nextEmpty(day(data.period_end))}</Quiet>}
            {data.lines.length > 0 && (
              <>
                <Box sx={{ mb: 3 }}>
                  {t.nextText(day(data.period_end), day(data.pay_on))}{' '}
                  <strong>
                    <Money amount={data.amount} currency={data.currency} accent />
                  </strong>
                </Box>
                <Disclosure summary={t.nextLines(data.lines.length)}>
                  <DataTable
                    label={t.nextTable}
                    columns={columns}
                    rows={data.lines}
                    rowKey={(row) => row.id}
                  />
                </Disclosure>
              </>
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}
