import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { eventText, roleText } from '@officina/shared/history/words'
import type { Locale } from '@officina/shared/locale'
import { type StatusKind, statusOf } from '@officina/shared/status/words'
import { Timeline } from '@officina/ui/Timeline'
import { useLocale } from '@officina/ui/text'

type Event = components['schemas']['SettlementEvent']

/** What happened to an order, a parcel or a statement, newest first. */
export function RecordTimeline(props: {
  events: readonly Event[]
  kind: 'order' | 'shipment' | 'settlement'
}) {
  const locale = useLocale()
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <Timeline
        entries={props.events.toReversed().map((event, i) => ({
          id: `${event.at}${i}`,
          at: event.at,
          actor: event.actor || roleText(event.actor_role, locale),
          event: eventText(event.event, locale),
          ...(event.to && event.from
            ? {
                before: wordOf(props.kind, event.from, locale),
                after: wordOf(props.kind, event.to, locale),
              }
            : {}),
          note: event.reason ?? undefined,
        }))}
      />
    </Card>
  )
}

/** An order has three states, each with words of its own. */
function wordOf(kind: StatusKind, value: string, locale: Locale): string {
  const kinds: StatusKind[] = kind === 'order' ? ['fulfilment', 'payment', 'order'] : [kind]
  const labels = kinds.map((each) => ({ each, ...statusOf(each, value, locale) }))
  const plain = value.replaceAll('_', ' ')
  return (labels.find((l) => l.label.toLowerCase() !== plain) ?? labels[0])?.label ?? value
}
