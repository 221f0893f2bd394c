import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { useJoin, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'

type Delivery = components['schemas']['PatientTop']['deliveries'][number]
const steps = ['ordered', 'packed', 'shipped', 'delivered'] as const

/** Orders on their way: how far each has come, and where to follow it. */
export function Deliveries({ deliveries }: { deliveries: Delivery[] }) {
  const t = useText(messages)
  const join = useJoin()
  return (
    <Section title={t.deliveries}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {deliveries.map((delivery) => (
          <Card key={delivery.order_id} sx={{ p: 4 }}>
            <Link to={pathTo('/user/order-histories', {}, { id: delivery.order_id })}>
              {unbroken(delivery.number)}
            </Link>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 3 }}>
              {join(delivery.items)}
            </Box>
            <Progress delivery={delivery} />
            {delivery.tracking_url && (
              <Box sx={{ mt: 3 }}>
                <a href={delivery.tracking_url} target="_blank" rel="noreferrer">
                  {t.track}
                </a>
              </Box>
            )}
          </Card>
        ))}
      </Box>
    </Section>
  )
}

function Progress({ delivery }: { delivery: Delivery }) {
  const t = useText(messages)
  const reached = steps.indexOf(delivery.step)
  return (
    <Box component="ol" aria-label={t.progress(delivery.number)} sx={bar}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          data-done={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t.steps[step]}
        </Box>
      ))}
    </Box>
  )
}

const bar = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 1,
  fontSize: '0.75rem',
  color: 'text.secondary',
  '& li': { pt: 2, borderTop: '4px solid', borderColor: 'divider' },
  '& li[data-done]': { borderColor: 'primary.main', color: 'text.primary' },
  '& li[aria-current]': { fontWeight: 600 },
}
