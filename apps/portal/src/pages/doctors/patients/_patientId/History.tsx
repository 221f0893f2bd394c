import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { recipeEventWords } from '@officina/shared/recipeEvents'
import { CardSkeleton } from '@officina/ui/skeletons'
import { Timeline } from '@officina/ui/Timeline'
import { useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel } from '../../../../features/Panel.tsx'
import { historyMessages } from './historyMessages.ts'
import { messages } from './messages.ts'
import { shownAtFirst, timelineQuery } from './overview.ts'
import { useChanges } from './useChanges.ts'

/** What happened to the patient, their recipes and orders. */
export function History({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const words = useText(historyMessages)
  const { events: recipeWords } = useText(recipeEventWords)
  const partsOf = useChanges()
  const [shown, setShown] = useState<number>(shownAtFirst.timeline)
  const query = useQuery({
    ...timelineQuery(patientId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t.history}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            <Timeline
              label={t.history}
              entries={data.data.map((event) => ({
                id: event.id,
                at: event.at,
                actor: event.actor_name ?? words.roles[event.actor_role as 'system'] ?? undefined,
                event: wordsOf(event, words.events, recipeWords),
                ...partsOf(event),
              }))}
            />

            {data.total > shown && (
              <Button onClick={() => setShown(Math.min(100, shown + 30))}>{t.more}</Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** An event that has no words yet reads as its own code in plain words. */
function wordsOf(
  { event, kind, object }: components['schemas']['PatientEvent'],
  events: Record<string, string>,
  ofRecipes: Record<string, string>,
): string {
  if (kind === 'recipe') return `${object?.label ?? ''}: ${ofRecipes[event] ?? event}`
  const key = kind === 'patient' ? event : `${kind}.${event}`
  const plain = event.replaceAll(/[._]/g, ' ')
  const words = events[key] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
  return object ? `${words} (${object.label})` : words
}
