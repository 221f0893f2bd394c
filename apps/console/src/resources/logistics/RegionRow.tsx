import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'

export type RegionTexts = {
  key: number
  country: string
  regions: string
  standard: string
  priority: string
  free_from: string
}

type Props = {
  texts: RegionTexts
  onChange: (texts: RegionTexts) => void
  /** Absent for the row of everywhere else, which has to stay. */
  onRemove: (() => void) | undefined
}

/** Fees of one region, as they are typed. */
export function RegionRow({ texts, onChange, onRemove }: Props) {
  const t = useText(messages)
  const isRest = texts.country === '*'
  const field = (name: Exclude<keyof RegionTexts, 'key'>) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...texts, [name]: event.target.value }),
  })
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {isRest ? t.rest : texts.country || t.fresh}
      </Box>
      <Box sx={grid}>
        {!isRest && (
          <>
            <Field {...field('country')} label={t.country} required inputProps={{ maxLength: 2 }} />
            <Field {...field('regions')} label={t.regions} placeholder={t.all} />
          </>
        )}
        <Field {...field('standard')} label={t.standard} required />
        <Field {...field('priority')} label={t.priority} required />
        <Field {...field('free_from')} label={t.free} placeholder={t.never} />
        {onRemove && (
          <Button onClick={onRemove} sx={{ alignSelf: 'start', mt: 6 }}>
            {t.remove}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const grid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: '90px 1.5fr 1fr 1fr 1fr auto' },
}

const messages = defineMessages({
  en: {
    rest: 'Everywhere else',
    fresh: 'New region',
    country: 'Country',
    regions: 'States',
    all: 'All',
    standard: 'Standard',
    priority: 'Priority',
    free: 'Free from',
    never: 'Never',
    remove: 'Remove',
  },
  ja: {
    rest: 'その他の地域',
    fresh: '新しい地域',
    country: '国',
    regions: '都道府県・州',
    all: 'すべて',
    standard: '通常配送',
    priority: '速達',
    free: '送料無料',
    never: 'なし',
    remove: '削除',
  },
})
