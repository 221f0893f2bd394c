import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { FactList } from '@officina/ui/facts'
import { Support } from '@officina/ui/Support'
import { CardSkeleton } from '@officina/ui/skeletons'
import { Space, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { Panel } from '../../../features/Panel.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { NextPayout } from './NextPayout.tsx'

export const earningsQuery = q('/api/doctor/earnings')

/** Unpaid balance and the next pay-out; leads to the statements. */
export function EarningsCard() {
  const t = useText(messages)
  const query = useQuery(earningsQuery)
  const { time_zone: timeZone } = useMe('doctor')
  return (
    <Panel
      title={t.earnings}
      action={
        <Button
          component={Link}
          to={pathTo('/doctors/top', {}, { panel: 'earnings' })}
          size="small"
        >
          {t.showEarnings}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            {data.bank_missing && (
              <Alert
                severity="warning"
                sx={{ mb: 4 }}
                action={
                  <Button
                    component={Link}
                    to={pathTo('/doctors/top', {}, { panel: 'account', section: 'bank' })}
                    color="inherit"
                    size="small"
                  >
                    {t.enterBank}
                  </Button>
                }
              >
                {t.bankMissing}
              </Alert>
            )}
            {data.payouts_frozen && (
              <Alert severity="error" sx={{ mb: 4 }}>
                {t.frozen}
                <Space />
                <Support />
              </Alert>
            )}
            <FactList
              facts={[
                {
                  label: t.unpaid,
                  value: <Money amount={data.unpaid} currency={data.currency} accent />,
                },
                { label: t.nextPay, value: <NextPayout earnings={data} timeZone={timeZone} /> },
                { label: t.lastStatement, value: data.last_statement?.number ?? t.noStatement },
              ]}
            />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
