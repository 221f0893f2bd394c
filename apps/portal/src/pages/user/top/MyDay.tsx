import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { dosageSentence, dosageWord, timesOfDay } from '@officina/ui/dosage.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { useLocale, useText } from '@officina/ui/text'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'

type Recipe = components['schemas']['PatientRecipe']
type Line = Recipe['lines'][number]

/** All valid recipes as one day: what to take when; care in the order of its steps. */
export function MyDay({ recipes }: { recipes: Recipe[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const lines = recipes
    .filter((recipe) => recipe.status === 'issued')
    .flatMap((recipe) => recipe.lines)
    .filter((line) => line.state === 'active')
  const times = [...timesOfDay, 'anytime']
  return (
    <Section title={t.day}>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>{t.dayText}</Box>
      <Card>
        {times.map((time) => {
          const due = dueAt(lines, time)
          if (due.length === 0) return null
          return (
            <Box key={time} sx={slot}>
              <Box component="h3" sx={slotName}>
                {time === 'anytime' ? t.anytime : dosageWord('time_of_day', time, locale)}
              </Box>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
                {due.map((line) => (
                  <Dose key={line.id} line={line} />
                ))}
              </Box>
            </Box>
          )
        })}
      </Card>
    </Section>
  )
}

function Dose({ line }: { line: Line }) {
  const t = useText(messages)
  const locale = useLocale()
  // the time is the slot's own: the sentence goes without it
  const dose = dosageSentence({ ...line, time_of_day: [], duration_days: null, step: null }, locale)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
      <ProductImage product={line.product} size={48} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.product.title}</Box>
        <div>
          {line.step ? `${t.step(line.step)} · ` : ''}
          {dose}
        </div>
      </Box>
    </Box>
  )
}

function dueAt(lines: Line[], time: string): Line[] {
  const due = lines.filter((line) =>
    time === 'anytime'
      ? line.time_of_day.length === 0
      : line.time_of_day.some((each) => each === time),
  )
  return due.sort((a, b) => (a.step ?? 0) - (b.step ?? 0))
}

const slotName = {
  m: 0,
  fontSize: '1rem',
  fontWeight: 600,
  '&::first-letter': { textTransform: 'uppercase' },
} as const
const slot = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  p: 4,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
