import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { Figures } from './Figures.tsx'
import { Hours } from './Hours.tsx'
import { Queues } from './Queues.tsx'

/** What waits for one's role, and how business goes. */
export default function Reports() {
  const t = useText(messages)
  const { permissions, admin_role: role } = useMe()
  const { data } = useQuery(q('/api/admin/queues'))
  const isShipping = role === 'operations'
  const hours = data && data.hours.length > 0 && (
    <Box sx={{ my: 5 }}>
      <Hours hours={data.hours} />
    </Box>
  )
  return (
    <>
      <PageHeader
        title={t.title}
        action={
          <>
            {permissions.includes('product.cost') && (
              <Button variant="outlined" component={Link} to="/reports/stock-value">
                {t.stockValue}
              </Button>
            )}
            <Button variant="outlined" onClick={() => print()}>
              {t.print}
            </Button>
          </>
        }
      />
      {data && <Queues queues={data.queues} />}
      {isShipping && hours}
      {permissions.includes('order.read') && <Figures />}
      {!isShipping && hours}
    </>
  )
}

const messages = defineMessages({
  title: ['Reports', 'レポート'],
  print: ['Print', '印刷'],
  stockValue: ['Stock value', '在庫金額'],
})
