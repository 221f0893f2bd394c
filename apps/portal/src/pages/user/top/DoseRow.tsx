import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { components } from '@officina/openapi/schema'
import { dosageWord, doseSentence } from '@officina/shared/dosage/sentence'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { dayMessages } from './dayMessages.ts'
import { useTick } from './useTick.ts'

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
      <Box sx={{ minWidth: 0, flex: '1 1 120px' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.product.title}</Box>
        <div>
          {line.step ? `${t.step(line.step)} · ` : ''}
          {doseSentence(line, time, locale)}
        </div>
        {props.alsoOn && <Box sx={{ color: 'warning.main' }}>{t.alsoOn(props.alsoOn)}</Box>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
        {boxes.length === 0 && (
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
      </Box>
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }
