import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { parseMoney } from '@officina/ui/format.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { amountText } from '../amounts.ts'
import { RegionRow, type RegionTexts } from './RegionRow.tsx'

type Settings = components['schemas']['LogisticsSettings']
type Props = { settings: Settings; onSaved: () => void }

export function SettingsForm({ settings, onSaved }: Props) {
  const t = useText(messages)
  const notify = useNotify()
  const { currency, revision } = settings
  const [regions, setRegions] = useState(() =>
    settings.regions.map((region) => textsOf(region, currency)),
  )
  const initial = { cut_off: settings.cut_off, holidays: settings.holidays.join('\n') }
  const form = useServerForm(initial, async ({ cut_off, holidays }) => {
    await api.request('PATCH', '/api/admin/logistics-settings', {
      body: {
        revision,
        cut_off,
        holidays: holidays.split(/[\s,、]+/).filter(Boolean),
        regions: regions.map((texts) => regionOf(texts, currency)),
      },
    })
    notify(t.saved, { type: 'success' })
    onSaved()
  })
  const change = (at: number, texts: RegionTexts) =>
    setRegions((old) => old.map((each, i) => (i === at ? texts : each)))
  return (
    <form {...form.formProps} style={{ maxWidth: 900, marginTop: 24 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.fees(currency)}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.feesText}</Typography>
      {regions.map((texts, i) => (
        <RegionRow
          key={texts.key}
          texts={texts}
          onChange={(changed) => change(i, changed)}
          onRemove={
            texts.country === '*'
              ? undefined
              : () => setRegions((old) => old.filter((each) => each.key !== texts.key))
          }
        />
      ))}
      <Button
        variant="outlined"
        onClick={() => setRegions((old) => [emptyRegion(), ...old])}
        sx={{ mb: 5 }}
      >
        {t.add}
      </Button>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '200px 1fr' } }}>
        <Field
          {...form.field('cut_off')}
          label={t.cutOff}
          help={t.cutOffHelp}
          type="time"
          required
        />
        <Field
          {...form.field('holidays')}
          label={t.holidays}
          help={t.holidaysHelp}
          multiline
          minRows={3}
        />
      </Box>
      <FormError>{form.message}</FormError>
      <Button type="submit" variant="contained" aria-busy={form.pending || undefined}>
        {t.save}
      </Button>
    </form>
  )
}

let keys = 0
const emptyRegion = (): RegionTexts => ({
  key: ++keys,
  country: '',
  regions: '',
  standard: '',
  priority: '',
  free_from: '',
})

const textsOf = (region: Settings['regions'][number], currency: string): RegionTexts => ({
  key: ++keys,
  country: region.country,
  regions: region.regions.join(', '),
  standard: amountText(region.standard, currency),
  priority: amountText(region.priority, currency),
  free_from: region.free_from === null ? '' : amountText(region.free_from, currency),
})

// an amount that cannot be read is sent as -1, which the server refuses at its field
const regionOf = (texts: RegionTexts, currency: string): Settings['regions'][number] => ({
  country: texts.country.trim().toUpperCase(),
  regions: texts.regions
    .split(/[,、]/)
    .map((name) => name.trim())
    .filter(Boolean),
  standard: parseMoney(texts.standard, currency) ?? -1,
  priority: parseMoney(texts.priority, currency) ?? -1,
  free_from: texts.free_from.trim() === '' ? null : (parseMoney(texts.free_from, currency) ?? -1),
})

const messages = defineMessages({
  en: {
    fees: (currency: string) => `Fees by region (${currency})`,
    feesText:
      'The first row that fits an address counts. Orders that are placed keep what they were promised.',
    add: 'Add a region',
    cutOff: 'Cut-off',
    cutOffHelp: 'What is released earlier ships the same day.',
    holidays: 'Days without shipping',
    holidaysHelp: 'One date a line, as 2026-12-31.',
    save: 'Save the rules',
    saved: 'The rules are saved',
  },
  ja: {
    fees: (currency) => `地域別の送料（${currency}）`,
    feesText: '住所に合う最初の行が適用されます。確定済みのご注文には影響しません。',
    add: '地域を追加',
    cutOff: '締切時刻',
    cutOffHelp: 'この時刻までの出荷指示は当日発送されます。',
    holidays: '発送しない日',
    holidaysHelp: '1行に1日ずつ、2026-12-31 の形式で入力してください。',
    save: '設定を保存',
    saved: '設定を保存しました',
  },
})
