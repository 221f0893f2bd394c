import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate, formatMoney, formatNumber, formatPercent } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../../admin/MeContext.ts'
import { FieldValue } from '../../schema/FieldValue.tsx'
import type { InputProps } from '../../schema/overrides.ts'
import type { FieldSpec } from '../../schema/spec.ts'
import { useEffectText } from './EffectsContext.ts'

type Note = {
  field: string
  changed_at: string | null
  changed_by: string | null
}
type GroupRecord = { id: string; defaults: Record<string, unknown>; notes: Note[] }

/** Below an input: the default with a way back to it, what the value would do, where it is used, who changed it last. */
export function SettingFacts(
  props: InputProps & { usedBy: readonly [string, string]; children: ReactNode },
) {
  const { source, field, usedBy } = props
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const record = useRecordContext<GroupRecord>()
  const { setValue } = useFormContext()
  const value = useWatch({ name: source })
  const effect = useEffectText(source)
  if (!record) return props.children
  const usual = record.defaults[source]
  const isUsual = JSON.stringify(value ?? null) === JSON.stringify(usual ?? null)
  const note = record.notes.find((each) => each.field === source)
  const isPlain = typeof usual !== 'object' || usual === null || field.items?.type === 'string'
  const isEmpty = usual === null || usual === '' || (Array.isArray(usual) && usual.length === 0)
  const bounds = boundsOf(field, (n) => show(field, n, currency, locale), t.between)
  return (
    <Box sx={{ mb: 6, '&:last-child': { mb: 0 } }}>
      {props.children}
      <Box sx={facts}>
        {effect && (
          <Box role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {effect}
          </Box>
        )}
        <Box>
          {isPlain && !isEmpty && (
            <>
              {t.usual}
              <FieldValue field={field} value={usual} />
            </>
          )}
          {isEmpty && t.noDefault}
          {!isPlain && !isEmpty && (isUsual ? t.isDefault : t.isOwn)}
          {bounds && ` · ${bounds}`}
          {!isUsual && !isEmpty && (
            <Button
              size="small"
              onClick={() =>
                setValue(source, structuredClone(usual), { shouldDirty: true, shouldTouch: true })
              }
              sx={{ ml: 2, my: -1, minHeight: { xs: 44, sm: 28 }, fontSize: 'inherit' }}
              aria-label={t.resetOf(locale === 'ja' ? field.title_ja : field.title)}
            >
              {t.reset}
            </Button>
          )}
        </Box>
        <Box>{t.usedBy(usedBy[locale === 'ja' ? 1 : 0])}</Box>
        {note?.changed_at && (
          <Box>{t.changed(formatDate(note.changed_at, locale), note.changed_by)}</Box>
        )}
      </Box>
    </Box>
  )
}

/** What may be entered, where that is a number between two others. */
function boundsOf(
  { minimum, maximum }: FieldSpec,
  text: (n: number) => string,
  between: (least: string, most: string) => string,
): string | undefined {
  const isTold = minimum !== undefined && maximum !== undefined && maximum < 1_000_000_000
  return isTold ? between(text(minimum), text(maximum)) : undefined
}

const show = ({ format }: FieldSpec, n: number, currency: string, locale: Locale) =>
  format === 'basis-points'
    ? formatPercent(n, locale)
    : format === 'money'
      ? formatMoney(n, currency, locale)
      : formatNumber(n, locale)

const facts = { mt: -4, fontSize: '0.75rem', lineHeight: 1.6, color: 'text.secondary' }

const messages = defineMessages({
  usual: ['Default: ', '初期値：'],
  noDefault: ['Default: empty', '初期値：空欄'],
  isDefault: ['Default', '初期値'],
  isOwn: ['Differs from the default', '初期値から変更されています'],
  reset: ['Reset to default', '初期値に戻す'],
  resetOf: (name: string | undefined) => [
    `Reset to default: ${name ?? ''}`,
    `初期値に戻す：${name ?? ''}`,
  ],
  between: (least: string, most: string) => [`${least} to ${most}`, `${least}〜${most}`],
  usedBy: (where: string) => [`Used by: ${where}`, `適用先：${where}`],
  changed: (day: string, by: string | null) => [
    by ? `Changed ${day} by ${by}` : `Changed ${day}`,
    by ? `${day}に${by}が変更` : `${day}に変更`,
  ],
})
