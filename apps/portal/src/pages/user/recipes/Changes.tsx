import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { patientWords } from '../../../features/recipe/patientWords.ts'
import { messages } from './messages.ts'

type Schemas = components['schemas']
type Change = Schemas['RecipeLineChange']
type Part = Change['parts'][number]
type Terms = Schemas['RecipeLineTerms']

/** Which products a version added, changed and removed, with what was and what is. */
export function Changes(props: { recipe: Pick<Schemas['PatientRecipe'], 'changes' | 'lines'> }) {
  const t = useText(messages)
  const { changes, lines } = props.recipe
  if (!changes?.lines.length) return null
  return (
    <Box component="section" aria-label={t.whatChanged} sx={box}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t.whatChanged}
        </Typography>
        <Box sx={muted}>{t.comparedWith(changes.version)}</Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, mt: 2 }}>
        {changes.lines.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can be removed twice
          <li key={index}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
              <StatusChip tone={tones[each.change]}>{t.changes[each.change]}</StatusChip>
              <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                {each.title}
              </Box>
            </Box>
            <Parts change={each} now={lines.find(({ id }) => id === each.line_id)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Parts({ change, now }: { change: Change; now: Terms | undefined }) {
  const t = useText(messages)
  const textOf = usePartText()
  const { before, parts } = change
  if (!before || !now || parts.length === 0) return null
  return (
    <Box component="dl" sx={rows}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t.parts[part]}</dt>
          <dd>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {textOf(part, before)}
            </Box>{' '}
            → {textOf(part, now)}
          </dd>
        </div>
      ))}
    </Box>
  )
}

/** A part of what a recipe says of a product, in the reader's words. */
function usePartText() {
  const t = useText(messages)
  const words = useText(patientWords)
  const locale = useLocale()
  return (part: Part, line: Terms): string => {
    const texts: Record<Part, string> = {
      pack: packText(line.variant_title, locale),
      dosage: dosageSentence(line, locale),
      instructions: line.dosage_mode === 'text' ? '' : line.instructions,
      rationale: line.rationale,
      quantity: words.perOrder(line.quantity),
      refills: t.times(line.refills_allowed),
      interval: t.days(line.min_days_between),
      optional: line.optional ? words.optional : t.required,
    }
    return texts[part] || t.nothing
  }
}

const tones = { added: 'good', changed: 'progress', removed: 'draft' } as const

const muted = { fontSize: '0.875rem', color: 'text.secondary' }
const box = {
  mb: 4,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
}
const rows = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  '& dt': muted,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}
