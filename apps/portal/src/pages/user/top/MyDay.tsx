import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { components } from '@officina/openapi/schema'
import { dosageWord } from '@officina/shared/dosage/sentence'
import { formatDate } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { usePdf } from '../../../features/shop/download.ts'
import { DoseRow } from './DoseRow.tsx'
import { dayMessages } from './dayMessages.ts'
import { Section } from './Section.tsx'
import { Supplies } from './Supplies.tsx'

type Top = components['schemas']['PatientTop']

/** All valid recipes as one day: what to take when, to be ticked, and what is left of it. */
export function MyDay({ top }: { top: Top }) {
  const t = useText(dayMessages)
  const locale = useLocale()
  const pdf = usePdf('/api/patient/day/pdf')
  const [isPast, setPast] = useState(false)
  const [today, yesterday] = top.days
  const day = isPast ? yesterday : today
  const lines = new Map(
    top.recipes.flatMap((recipe) => recipe.lines.map((line) => [line.id, { line, recipe }])),
  )
  if (!day) return null
  return (
    <Section title={t.day}>
      <Box sx={bar}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isPast}
          aria-label={t.which}
          onChange={(_event, value: boolean | null) => value !== null && setPast(value)}
        >
          <ToggleButton value={false}>{t.today}</ToggleButton>
          <ToggleButton value={true}>{t.yesterday}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ color: 'text.secondary', flex: 1, minWidth: 100 }}>
          {formatDate(day.day, locale, 'UTC')}
        </Box>
        <Button
          variant="outlined"
          size="small"
          aria-busy={pdf.pending || undefined}
          onClick={() => void pdf.save()}
        >
          {t.print}
        </Button>
      </Box>
      <Card>
        {day.slots.length === 0 && <Box sx={{ p: 4, color: 'text.secondary' }}>{t.nothing}</Box>}
        {day.slots.map((slot) => (
          <Box key={slot.time} sx={slotBox}>
            <Box component="h3" sx={slotName}>
              {slot.time === 'anytime' ? t.anytime : dosageWord('time_of_day', slot.time, locale)}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
              {slot.doses
                .filter((dose) => dose.nth === 1)
                .map(({ recipe_line_id: id }) => {
                  const found = lines.get(id)
                  if (!found) return null
                  const { line, recipe } = found
                  const twin = slot.doses
                    .map((dose) => lines.get(dose.recipe_line_id))
                    .find(
                      (other) =>
                        other?.line.product_id === line.product_id && other.recipe !== recipe,
                    )?.recipe
                  return (
                    <DoseRow
                      key={id}
                      line={line}
                      recipeId={recipe.id}
                      alsoOn={twin && (twin.label || twin.number)}
                      day={day.day}
                      time={slot.time}
                      doses={slot.doses.filter((dose) => dose.recipe_line_id === id)}
                    />
                  )
                })}
            </Box>
          </Box>
        ))}
      </Card>
      <Supplies recipes={top.recipes} />
    </Section>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }
const slotName = {
  m: 0,
  fontSize: '1rem',
  fontWeight: 600,
  '&::first-letter': { textTransform: 'uppercase' },
} as const
const slotBox = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  p: 4,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
