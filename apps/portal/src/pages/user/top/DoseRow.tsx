import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { dosageWord, doseSentence } from '@officina/shared/dosage/sentence'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ComingChip } from '../../../features/supply/ComingChip.tsx'
import { showSupply } from '../../../features/supply/showSupply.ts'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'
import { dayMessages } from './dayMessages.ts'

type Schemas = components['schemas']
type Slot = Schemas['PatientDay']['slots'][number]

/** One product at one time of day, with a box for each dose. */
export function DoseRow(props: {
  line: Schemas['PatientRecipe']['lines'][number]
  day: string
  time: Slot['time']
  doses: Slot['doses']
  recipeId: string
  /** The label of another recipe with the same product at the same time. */
  alsoOn: string | undefined
}) {
  const { line, day, time, doses } = props
  const t = useText(dayMessages)
  const locale = useLocale()
  const tick = useTick()
  const boxes = doses.filter((dose) => dose.at_hand || dose.taken)
  const when = time === 'anytime' ? t.anytime : dosageWord('time_of_day', time, locale)
  return (
    <Box component="li" sx={row}>
      <ProductImage product={line.product} size={48} decorative />
      <div className="dose-of">
        <div className="dose-product">{line.product.title}</div>
        <div>
          {line.step ? `${t.step(line.step)} · ` : ''}
          {doseSentence(line, time, locale)}
        </div>
        {props.alsoOn && <Box sx={{ color: 'warning.main' }}>{t.alsoOn(props.alsoOn)}</Box>}
      </div>
      <div className="dose-boxes">
        {boxes.length === 0 && line.coming && <ComingChip coming={line.coming} />}
        {boxes.length === 0 && !line.coming && (
          <Link
            to={pathTo('/user/recipes', {}, { id: props.recipeId })}
            aria-label={t.orderName(line.product.title)}
          >
            {t.order}
          </Link>
        )}
        {boxes.map(({ nth, of, taken }) => (
          <Checkbox
            key={nth}
            checked={taken}
            onChange={(_event, isTaken) =>
              tick({ recipe_line_id: line.id, day, time, nth, taken: isTaken })
            }
            slotProps={{ input: { 'aria-label': t.taken(line.product.title, when, nth, of) } }}
            sx={{ width: 44, height: 44 }}
          />
        ))}
      </div>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  '& > .dose-of': { minWidth: 0, flex: '1 1 120px' },
  '& > .dose-of > .dose-product': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .dose-boxes': { display: 'flex', flexWrap: 'wrap', ml: 'auto' },
}

type Tick = Schemas['DoseTick']

const top = q('/api/patient/top')

/** Ticks a dose: shown at once, and back as it was, with a notice, when the server refuses. */
function useTick() {
  const client = useQueryClient()
  const { mutate } = useApiMutation('post', '/api/patient/doses', {
    scope: { id: 'doses' },
    onSuccess: (supply) => showSupply(client, supply),
    // here, because of several quick ones only the last is answered to who has pressed it
    onError: (error, { body: tick }) => {
      show(client, { ...tick, taken: !tick.taken })
      toast.failed(error)
      // a recipe that has ended meanwhile takes its doses with it
      if (error.status === 404 || error.status === 422)
        void client.invalidateQueries({ queryKey: top.queryKey })
    },
  })
  return (tick: Tick) => {
    void client.cancelQueries({ queryKey: top.queryKey })
    show(client, tick)
    mutate({ body: tick })
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
