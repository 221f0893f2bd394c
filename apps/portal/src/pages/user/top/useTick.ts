import { q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { showSupply } from '../../../features/supply/showSupply.ts'
import { toast } from '../../../features/toast.tsx'

type Schemas = components['schemas']
type Tick = Schemas['DoseTick']

const top = q('/api/patient/top')

/** Ticks a dose: shown at once, and back as it was, with a notice, when the server refuses. */
export function useTick() {
  const client = useQueryClient()
  const { mutate } = useApiMutation('post', '/api/patient/doses', {
    scope: { id: 'doses' },
    onSuccess: (supply) => showSupply(client, supply),
  })
  return (tick: Tick) => {
    void client.cancelQueries({ queryKey: top.queryKey })
    show(client, tick)
    mutate(
      { body: tick },
      {
        onError: (error) => {
          show(client, { ...tick, taken: !tick.taken })
          if (!error.handled) toast.error(errorText(error))
          // a recipe that has ended meanwhile takes its doses with it
          if (error.status === 404 || error.status === 422)
            void client.invalidateQueries({ queryKey: top.queryKey })
        },
      },
    )
  }
}

/** Only the one box: others may have been ticked meanwhile. */
function show(client: QueryClient, tick: Tick): void {
  client.setQueryData(top.queryKey, (old) => old && { ...old, days: withTick(old.days, tick) })
}

const withTick = (days: Schemas['PatientDay'][], tick: Tick): Schemas['PatientDay'][] =>
  days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      doses: slot.doses.map((dose) =>
        day.day === tick.day &&
        slot.time === tick.time &&
        dose.recipe_line_id === tick.recipe_line_id &&
        dose.nth === tick.nth
          ? { ...dose, taken: tick.taken }
          : dose,
      ),
    })),
  }))
