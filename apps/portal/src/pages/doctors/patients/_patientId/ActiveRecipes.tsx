import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import { formatDaysLeft } from '@officina/shared/format'
import type { Tone } from '@officina/shared/status/words'
import { DaysBar, ShareBar } from '@officina/ui/DaysBar'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import type { PatientDetail } from '../../../../features/patient/PatientFrame.tsx'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

type Recipe = PatientDetail['active_recipes'][number]
type Line = Recipe['lines'][number]

/** What the patient takes now, with the days that are left of each product. */
export function ActiveRecipes({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const { adherence, active_recipes: recipes, renewal } = patient
  return (
    <Panel title={t.recipes} action={renewal && <Status kind="renewal" value={renewal} />}>
      {recipes.length === 0 && <Quiet>{t.noRecipes}</Quiet>}
      {recipes.map((recipe) => (
        <RecipeBlock key={recipe.id} recipe={recipe} patientId={patient.id} />
      ))}
      {adherence.lines > 0 && (
        <Quiet>
          <ShareBar share={adherence.lines_ordered / adherence.lines} tone="good" />{' '}
          {t.ordered(adherence.lines_ordered, adherence.lines)}
          {patient.last_order_at && (
            <>
              {' · '}
              {t.lastOrder} <DateText value={patient.last_order_at} />
            </>
          )}
        </Quiet>
      )}
    </Panel>
  )
}

function RecipeBlock({ recipe, patientId }: { recipe: Recipe; patientId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Link to={pathTo('/doctors/patients/:patientId/recipes', { patientId }, { id: recipe.id })}>
          {recipe.label || recipe.title || recipe.number}
        </Link>
        <Status kind="recipe" value={recipe.status} />
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {unbroken(recipe.number)} · {t.validTo} <DateText value={recipe.expires_on} />
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {recipe.lines.map((line) => (
          <Box component="li" key={line.id} sx={row}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              {line.title}
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {packText(line.variant_title, locale)} × {line.quantity} ·{' '}
                {t.ordersLeft(line.orders_left)}
              </Box>
            </Box>
            <DaysLeft line={line} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function DaysLeft({ line }: { line: Line }) {
  const t = useText(messages)
  const locale = useLocale()
  if (line.state !== 'active') return <Status kind="recipe_line" value={line.state} />
  // a new version may count its orders anew, and what is there goes on
  if (line.times_ordered === 0 && !line.is_coming && line.days_left === null)
    return <StatusChip tone="draft">{t.noDays}</StatusChip>
  if (line.is_coming && (line.days_left ?? 0) <= 0)
    return <StatusChip tone="progress">{t.coming}</StatusChip>
  if (line.days_left === null) return <StatusChip tone="draft">{t.daysUnknown}</StatusChip>
  const days = line.days_left
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <DaysBar days={days} tone={toneOf(days)} />
      <StatusChip tone={toneOf(days)}>
        {days > 0 ? formatDaysLeft(days, locale) : t.ranOut(-days)}
      </StatusChip>
    </Box>
  )
}

const toneOf = (days: number): Tone => {
  if (days <= 0) return 'stopped'
  if (days <= 7) return 'attention'
  return days <= 14 ? 'progress' : 'good'
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
}
