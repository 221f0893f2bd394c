import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { eventText, roleText } from '@officina/shared/history/words'
import { statusOf } from '@officina/shared/status/words'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { OrderPart } from './parts.tsx'

export default function OrderEvents({ events }: { events: components['schemas']['OrderEvent'][] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box sx={{ mt: 6 }}>
      <OrderPart title={t.history}>
        <Timeline
          label={t.history}
          entries={events.toReversed().map(({ at, event, state, by }, index) => ({
            id: String(index),
            at,
            event: state ? statusOf('fulfilment', state, locale).label : eventText(event, locale),
            ...(by ? { actor: roleText(by, locale) } : {}),
          }))}
        />
      </OrderPart>
    </Box>
  )
}

const messages = defineMessages({ history: ['History', '履歴'] })
