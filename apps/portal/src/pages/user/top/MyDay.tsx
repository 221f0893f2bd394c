import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { dosageWord } from '@officina/shared/dosage/sentence'
import { asTaken, isCountable } from '@officina/shared/dosage/substitute'
import { formatDate, formatDaysLeft } from '@officina/shared/format'
import { isIssued } from '@officina/shared/recipe'
import { DaysBar } from '@officina/ui/DaysBar'
import { Later } from '@officina/ui/Later'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ComingChip } from '../../../features/supply/ComingChip.tsx'
import { supplyMessages } from '../../../features/supply/messages.ts'
import { StillHave } from '../../../features/supply/StillHave.tsx'
import { usePdf } from '../../../features/useSaveFile.ts'
import { DoseRow } from './DoseRow.tsx'
import { dayMessages } from './dayMessages.ts'
import { Section } from './Section.tsx'

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
    top.recipes.flatMap((recipe) =>
      recipe.lines.map((line) => [line.id, { line: asTaken(line), recipe }]),
    ),
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
        <div className="day-date">{formatDate(day.day, locale, 'UTC')}</div>
        <Button
          variant="outlined"
          size="small"
          aria-busy={pdf.pending || undefined}
          onClick={() => void pdf.save()}
        >
          {t.print}
        </Button>
      </Box>
      <Card sx={slots}>
        {day.slots.length === 0 && <Box sx={{ p: 4, color: 'text.secondary' }}>{t.nothing}</Box>}
        {day.slots.map((slot) => (
          <div key={slot.time} className="day-slot">
            <h3>
              {slot.time === 'anytime' ? t.anytime : dosageWord('time_of_day', slot.time, locale)}
            </h3>
            <ul>
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
            </ul>
          </div>
        ))}
      </Card>
      <Box sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>{t.seen}</Box>
      <Later>
        <Supplies recipes={top.recipes} />
      </Later>
    </Section>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mb: 3,
  '& > .day-date': { color: 'text.secondary', flex: 1, minWidth: 100 },
}
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
}
const slots = {
  '& > .day-slot': slotBox,
  '& > .day-slot + .day-slot': { borderTop: 1, borderColor: 'divider' },
  '& > .day-slot > h3': slotName,
  '& > .day-slot > ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 },
}

type Recipe = components['schemas']['PatientRecipe']

/** How long what was ordered lasts, and the place to say what there still is. */
function Supplies({ recipes }: { recipes: Recipe[] }) {
  const t = useText(dayMessages)
  const lines = recipes
    .filter((recipe) => isIssued(recipe))
    .flatMap((recipe) => recipe.lines)
    .filter((line) => line.state === 'active' && isCountable(line))
    .map(asTaken)
    .filter((line) => line.days_left !== null || line.coming || line.last_ordered_at)
    .sort((a, b) => (a.days_left ?? 1e6) - (b.days_left ?? 1e6))
  if (lines.length === 0) return null
  return (
    <Box sx={{ mt: 5 }}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mb: 2 }}>
        {t.supplies}
      </Typography>
      <Card component="ul" sx={supplies}>
        {lines.map((line) => (
          <li key={line.id}>
            <div className="supply-of">{line.product.title}</div>
            <SupplyChip line={line} />
            <StillHave line={line} />
          </li>
        ))}
      </Card>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
}
const supplies = {
  listStyle: 'none',
  m: 0,
  px: 4,
  py: 2,
  '& > li': row,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li > .supply-of': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > .supply-left': { display: 'inline-flex', alignItems: 'center', gap: 2 },
}

/** Days left of a line: red when it is used up, amber in the last week. */
function SupplyChip({ line }: { line: Recipe['lines'][number] }) {
  const t = useText(supplyMessages)
  const locale = useLocale()
  const days = line.days_left
  if (!days && line.coming) return <ComingChip coming={line.coming} />
  if (days === null) return null
  if (days === 0) return <StatusChip tone="stopped">{t.runOut}</StatusChip>
  const tone = days <= 7 ? 'attention' : 'good'
  return (
    <span className="supply-left">
      <DaysBar days={days} tone={tone} />
      <StatusChip tone={tone}>{formatDaysLeft(days, locale)}</StatusChip>
    </span>
  )
}
