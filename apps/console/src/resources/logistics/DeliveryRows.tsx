import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { CheckField } from '@officina/ui/CheckField'
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

type MethodProps = {
  texts: MethodTexts
  readOnly: boolean
  errorOf: (
    field: 'key' | 'name.en' | 'name.ja' | 'transit_min' | 'transit_max',
  ) => string | undefined
  onChange: (texts: MethodTexts) => void
  /** Absent for what orders may have: that is switched off. */
  onRemove: (() => void) | undefined
}

/** A way to deliver: its names, and whether it is offered. */
export function MethodRow({ texts, readOnly, errorOf, onChange, onRemove }: MethodProps) {
  const t = useText(messages)
  const locale = useLocale()
  const field = (name: 'en' | 'ja' | 'transit_min' | 'transit_max') => ({
    label: t[name],
    required: true,
    readOnly,
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...texts, [name]: event.target.value }),
    inputProps: { maxLength: 40 },
  })
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {texts[locale] || texts.en || t.newMethod}
      </Box>
      <Box sx={methodGrid}>
        <Field {...field('en')} error={errorOf('name.en') ?? errorOf('key')} />
        <Field {...field('ja')} error={errorOf('name.ja')} />
        {(['transit_min', 'transit_max'] as const).map((name) => (
          <Field
            key={name}
            {...field(name)}
            error={errorOf(name)}
            inputProps={{ inputMode: 'numeric', maxLength: 2 }}
          />
        ))}
        {(['active', 'free'] as const).map((name) => (
          <Box key={name} sx={{ pt: { md: 6 } }}>
            <CheckField
              label={name === 'free' ? t.canBeFree : t.active}
              disabled={readOnly}
              checked={texts[name]}
              onChange={(event) => onChange({ ...texts, [name]: event.target.checked })}
            />
          </Box>
        ))}
        {onRemove && (
          <Button onClick={onRemove} sx={{ alignSelf: 'start', mt: { md: 6 } }}>
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
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(120px, 1fr))' },
}

const methodGrid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 8rem 8rem auto auto auto' },
}

const messages = defineMessages({
  rest: ['Everywhere else', 'その他の地域'],
  fresh: ['New region', '新しい地域'],
  newMethod: ['New method', '新しい配送方法'],
  country: ['Country', '国'],
  regions: ['States', '都道府県・州'],
  all: ['All', 'すべて'],
  none: ['Not offered', '提供しない'],
  free: ['Free from', '送料無料になる金額'],
  never: ['Never', 'なし'],
  remove: ['Remove', '削除'],
  en: ['Name', '名称（英語）'],
  ja: ['Name (Japanese)', '名称（日本語）'],
  transit_min: ['Min. days', '最短（営業日）'],
  transit_max: ['Max. days', '最長（営業日）'],
  active: ['Offered', '提供中'],
  canBeFree: ['Eligible for free shipping', '送料無料の対象'],
})
