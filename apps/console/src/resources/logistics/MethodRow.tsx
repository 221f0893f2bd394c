import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { MethodTexts } from './deliveryTexts.ts'

type Props = {
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
export function MethodRow({ texts, readOnly, errorOf, onChange, onRemove }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {texts[locale] || texts.en || t.fresh}
      </Box>
      <Box sx={grid}>
        <Field
          label={t.en}
          required
          readOnly={readOnly}
          value={texts.en}
          error={errorOf('name.en') ?? errorOf('key')}
          onChange={(event) => onChange({ ...texts, en: event.target.value })}
          inputProps={{ maxLength: 40 }}
        />
        <Field
          label={t.ja}
          required
          readOnly={readOnly}
          value={texts.ja}
          error={errorOf('name.ja')}
          onChange={(event) => onChange({ ...texts, ja: event.target.value })}
          inputProps={{ maxLength: 40 }}
        />
        {(['transit_min', 'transit_max'] as const).map((name) => (
          <Field
            key={name}
            label={t[name]}
            required
            readOnly={readOnly}
            value={texts[name]}
            error={errorOf(name)}
            onChange={(event) => onChange({ ...texts, [name]: event.target.value })}
            inputProps={{ inputMode: 'numeric', maxLength: 2 }}
          />
        ))}
        <Box sx={{ pt: { md: 6 } }}>
          <CheckField
            label={t.active}
            disabled={readOnly}
            checked={texts.active}
            onChange={(event) => onChange({ ...texts, active: event.target.checked })}
          />
        </Box>
        <Box sx={{ pt: { md: 6 } }}>
          <CheckField
            label={t.free}
            disabled={readOnly}
            checked={texts.free}
            onChange={(event) => onChange({ ...texts, free: event.target.checked })}
          />
        </Box>
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
  gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 8rem 8rem auto auto auto' },
}

const messages = defineMessages({
  fresh: ['New method', '新しい配送方法'],
  en: ['Name', '名称（英語）'],
  ja: ['Name in Japanese', '名称（日本語）'],
  transit_min: ['Days, least', '最短（営業日）'],
  transit_max: ['Days, most', '最長（営業日）'],
  active: ['Offered', '提供中'],
  free: ['Can be free', '送料無料の対象'],
  remove: ['Remove', '削除'],
})
