import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { packText } from '@officina/shared/dosage/units'
import { formatDate } from '@officina/shared/format'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { patientWords } from '../../../features/recipe/patientWords.ts'
import { messages } from './messages.ts'

type Schemas = components['schemas']
type Recipe = Pick<
  Schemas['PatientRecipe'],
  'changes' | 'lines' | 'title' | 'label' | 'starts_on' | 'expires_on'
>
type Changed = NonNullable<Recipe['changes']>
type Change = Schemas['RecipeLineChange']
type Part = Change['parts'][number]
type Terms = Schemas['RecipeLineTerms']

/** What a version says otherwise, and which products it added, changed and removed, with what was and what is. */
export function Changes({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const { changes, lines } = recipe
  if (!changes || changes.lines.length + changes.parts.length === 0) return null
  return (
    <Box component="section" aria-label={t.whatChanged} sx={box}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t.whatChanged}
        </Typography>
        <Box sx={muted}>{t.comparedWith(changes.version)}</Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, mt: 2 }}>
        {changes.parts.map((part) => (
          <li key={part}>
            <Head change="changed" title={t.heads[part]} />
            {part !== 'message' && <HeadPart part={part} before={changes.before} now={recipe} />}
          </li>
        ))}
        {changes.lines.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can be removed twice
          <li key={index}>
            <Head change={each.change} title={each.title} />
            <Parts change={each} now={lines.find(({ id }) => id === each.line_id)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Head({ change, title }: Pick<Change, 'change' | 'title'>) {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <StatusChip tone={tones[change]}>{t.changes[change]}</StatusChip>
      <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
    </Box>
  )
}

function HeadPart(props: {
  part: keyof Changed['before']
  before: Changed['before']
  now: Changed['before']
}) {
  const t = useText(messages)
  const locale = useLocale()
  const textOf = (of: Changed['before']) => {
    const value = of[props.part]
    if (!value) return t.nothing
    return props.part.endsWith('_on') ? formatDate(value, locale, 'UTC') : value
  }
  return <BeforeAndNow before={textOf(props.before)} now={textOf(props.now)} />
}

const BeforeAndNow = ({ before, now }: { before: string; now: string }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {before}
    </Box>{' '}
    → {now}
  </Box>
)

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
            <BeforeAndNow before={textOf(part, before)} now={textOf(part, now)} />
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
  '& dd': { m: 0 },
}
