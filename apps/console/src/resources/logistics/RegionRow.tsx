import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { feesTyped, type MethodTexts, type RegionTexts } from './deliveryTexts.ts'

type Props = {
  texts: RegionTexts
  readOnly: boolean
  methods: MethodTexts[]
  /** What is wrong at `country`, `fees`, `fees.0.fee` of this region. */
  errorOf: (field: string) => string | undefined
  onChange: (texts: RegionTexts) => void
  /** Absent for the row of everywhere else, which has to stay. */
  onRemove: (() => void) | undefined
}

/** Fees of one region, as they are typed; a method without one is not offered there. */
export function RegionRow({ texts, readOnly, methods, errorOf, onChange, onRemove }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const isRest = texts.country === '*'
  const typed = feesTyped(texts, methods)
  const field = (name: 'country' | 'regions' | 'free_from') => ({
    value: texts[name],
    readOnly,
    error: errorOf(name),
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
        {methods.map((method) => {
          const at = typed.indexOf(method)
          return (
            <Field
              key={method.id}
              label={(locale === 'ja' ? method.ja : method.en) || t.newMethod}
              placeholder={t.none}
              readOnly={readOnly}
              value={texts.fees[method.id] ?? ''}
              error={errorOf(`fees.${at}.fee`) ?? errorOf(`fees.${at}.method`)}
              onChange={(event) =>
                onChange({ ...texts, fees: { ...texts.fees, [method.id]: event.target.value } })
              }
              inputProps={{ inputMode: 'decimal' }}
            />
          )
        })}
        <Field {...field('free_from')} label={t.free} placeholder={t.never} />
        {onRemove && (
          <Button onClick={onRemove} sx={{ alignSelf: 'start', mt: 6 }}>
            {t.remove}
          </Button>
        )}
      </Box>
      {errorOf('fees') && <FormHelperText error>{errorOf('fees')}</FormHelperText>}
    </Box>
  )
}

const grid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(120px, 1fr))' },
}

const messages = defineMessages({
  rest: ['Everywhere else', 'その他の地域'],
  fresh: ['New region', '新しい地域'],
  newMethod: ['New method', '新しい配送方法'],
  country: ['Country', '国'],
  regions: ['States', '都道府県・州'],
  all: ['All', 'すべて'],
  none: ['Not offered', '提供しない'],
  free: ['Free from', '送料無料'],
  never: ['Never', 'なし'],
  remove: ['Remove', '削除'],
})
