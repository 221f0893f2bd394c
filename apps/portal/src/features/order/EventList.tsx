import type { components } from '@officina/openapi/schema'
import { eventText, roleText } from '@officina/shared/history/words'
import { statusOf } from '@officina/shared/status/words'
import { Timeline } from '@officina/ui/Timeline'
import { useLocale } from '@officina/ui/text'

type Props = { label: string; events: components['schemas']['OrderEvent'][] }

export default function EventList({ label, events }: Props) {
  const locale = useLocale()
  return (
    <Timeline
      label={label}
      entries={events.toReversed().map(({ at, event, state, by }, index) => ({
        id: String(index),
        at,
        event: state
          ? statusOf('doctor_fulfilment', state, locale).label
          : eventText(event, locale),
        ...(by ? { actor: roleText(by, locale) } : {}),
      }))}
    />
  )
}
