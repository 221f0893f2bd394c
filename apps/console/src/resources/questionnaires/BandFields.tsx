import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { DraftSection } from '@officina/shared/questionnaireDraft'
import { scoreRange, scoreStep } from '@officina/shared/questionnaireScores'
import { NumberField } from '@officina/ui/NumberField'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { removed, replaced } from './draftOps.ts'
import { useEdited } from './EditContext.ts'
import { messages } from './messages.ts'
import { TextPair } from './TextPair.tsx'

type Props = {
  path: string
  section: DraftSection
  onChange: (part: Partial<DraftSection>) => void
}

/** How a section is scored, and what its scores mean to the doctor. */
export function BandFields({ path, section, onChange }: Props) {
  const t = useText(messages)
  const { errors } = useEdited()
  const { scoring, bands } = section
  const range = scoreRange(section)
  const isDecimal = scoring === 'mean'
  const change = (index: number, part: Partial<DraftSection['bands'][number]>) => {
    const band = bands[index]
    if (band) onChange({ bands: replaced(bands, index, { ...band, ...part }) })
  }
  // the next range begins where the last one ends
  function add() {
    const last = bands.at(-1)?.to
    const step = scoreStep(scoring)
    const from = typeof last === 'number' ? Math.round((last + step) * 10) / 10 : range?.low
    const next = { from: from ?? null, to: range?.high ?? null, title: { en: '', ja: '' } }
    onChange({ bands: [...bands, next] })
  }
  const bounds = { min: -100_000, max: 100_000, decimals: isDecimal }
  return (
    <Box sx={{ mb: 4 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectField
          id={`${path}.scoring`}
          label={t.scoring}
          value={scoring}
          options={scorings.map((value) => ({ value, label: t.scorings[value] }))}
          {...(range && { help: t.range(range.low, range.high) })}
          error={errors[`${path}.scoring`]}
          onChange={(event) => onChange({ scoring: event.target.value as typeof scoring })}
        />
      </Box>
      {scoring !== 'none' && (
        <Box role="group" aria-label={t.bands}>
          <Box sx={{ fontSize: '0.875rem', fontWeight: 600 }}>{t.bands}</Box>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 3 }}>{t.bandsHelp}</Box>
          {bands.map((band, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a range has no name of its own
            <Box key={index} sx={row} role="group" aria-label={t.bandNo(index + 1)}>
              {(['from', 'to'] as const).map((name) => (
                <NumberField
                  key={name}
                  {...bounds}
                  id={`${path}.bands.${index}.${name}`}
                  label={t[name]}
                  value={band[name]}
                  error={errors[`${path}.bands.${index}.${name}`]}
                  onChange={(value) => change(index, { [name]: value })}
                />
              ))}
              <TextPair
                path={`${path}.bands.${index}.title`}
                label={t.meaning}
                value={band.title}
                max={120}
                onChange={(title) => change(index, { title })}
              />
              <IconButton
                aria-label={t.removeBand(index + 1)}
                onClick={() => onChange({ bands: removed(bands, index) })}
                sx={{ alignSelf: 'start', justifySelf: 'end', mt: { sm: '24px' } }}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Box>
          ))}
          {bands.length < 10 && (
            <Button size="small" startIcon={<Add />} onClick={add}>
              {t.addBand}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

const scorings = ['none', 'sum', 'mean'] as const
const row = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '90px 90px minmax(0, 1fr) 40px' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > button': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
}
