import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { toApiError } from '@officina/client/errors'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { MethodRow, RegionRow } from './DeliveryRows.tsx'
import {
  methodOf,
  methodTexts,
  newMethod,
  newRegion,
  regionOf,
  regionTexts,
} from './deliveryTexts.ts'

type Settings = components['schemas']['LogisticsSettings']
type Props = {
  settings: Settings
  onTyped: (isTyped: boolean) => void
  /** Saved, or given up for what is there now. */
  onReload: () => Promise<void>
}

/** Ways to deliver, their fees by region, the hour of the last parcel and the days without one; to be read where they may not be changed. */
export function SettingsForm({ settings, onTyped, onReload }: Props) {
  const t = useText(messages)
  const notify = useNotify()
  const { currency, revision } = settings
  const readOnly = !useMe().permissions.includes('shipping.manage')
  const [first] = useState(() => {
    const methods = settings.methods.map(methodTexts)
    return { methods, regions: settings.regions.map((one) => regionTexts(one, methods, currency)) }
  })
  const { kept, keep, forget } = useKeptInput<typeof first>(`delivery rules ${revision}`)
  const [methods, setMethods] = useState(kept?.methods ?? first.methods)
  const [regions, setRegions] = useState(kept?.regions ?? first.regions)
  const [errors, setErrors] = useState<FieldErrors>({})
  const initial = { cut_off: settings.cut_off, holidays: settings.holidays.join('\n') }
  const form = useServerForm(
    initial,
    async ({ cut_off, holidays }) => {
      setErrors({})
      const days = holidays.split(/[\s,、]+/).filter(Boolean)
      const body = {
        revision,
        cut_off,
        holidays: days,
        methods: methods.map(methodOf),
        regions: regions.map((texts) => regionOf(texts, methods, currency)),
      }
      await dataProvider.call('PATCH', '/api/admin/logistics-settings', { body }).catch((error) => {
        const { status, message, errors } = toApiError(error)
        setErrors(errors)
        const lineOf = (day: string) =>
          holidays.split('\n').findIndex((line) => line.includes(day)) + 1
        const wrong = days.filter((_, i) => errors[`holidays.${i}`])
        const texts = wrong.map((day) => t.wrongDay(lineOf(day), day))
        throw {
          status,
          message,
          errors: texts.length > 0 ? { ...errors, holidays: [texts.join(' ')] } : errors,
        }
      })
      forget()
      notify(t.saved, { type: 'success' })
      await onReload()
    },
    undefined,
    `delivery times ${revision}`,
  )
  const isListTyped = methods !== first.methods || regions !== first.regions
  const isTyped = form.isTyped || isListTyped
  useEffect(() => {
    if (isListTyped) keep({ methods, regions })
  }, [keep, isListTyped, methods, regions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => onTyped(isTyped), [isTyped])
  const errorIn = (list: 'methods' | 'regions', i: number) => (field: string) =>
    errors[`${list}.${i}.${field}`]?.[0]
  return (
    <form {...form.formProps} style={{ maxWidth: 900, marginTop: 24 }}>
      <LeaveGuard
        isTyped={isTyped}
        onLeave={() => {
          forget()
          form.forget()
        }}
      />
      <Section title={t.methods} text={t.methodsText} />
      {methods.map((texts, i) => (
        <MethodRow
          key={texts.id}
          texts={texts}
          readOnly={readOnly}
          errorOf={errorIn('methods', i)}
          onChange={(changed) => setMethods((old) => old.with(i, changed))}
          onRemove={texts.isNew ? () => setMethods((old) => old.toSpliced(i, 1)) : undefined}
        />
      ))}
      {!readOnly && (
        <Button
          variant="outlined"
          onClick={() => setMethods((old) => [...old, newMethod()])}
          sx={{ mb: 6 }}
        >
          {t.addMethod}
        </Button>
      )}
      <Section title={t.fees(currency)} text={t.feesText} />
      {regions.map((texts, i) => (
        <RegionRow
          key={texts.id}
          texts={texts}
          readOnly={readOnly}
          methods={methods}
          errorOf={errorIn('regions', i)}
          onChange={(changed) => setRegions((old) => old.with(i, changed))}
          onRemove={
            texts.country === '*' || readOnly
              ? undefined
              : () => setRegions((old) => old.toSpliced(i, 1))
          }
        />
      ))}
      {!readOnly && (
        <Button
          variant="outlined"
          onClick={() => setRegions((old) => [newRegion(), ...old])}
          sx={{ mb: 6 }}
        >
          {t.add}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '200px 1fr' } }}>
        <Field
          {...form.field('cut_off')}
          label={t.cutOff}
          help={t.cutOffHelp}
          type="time"
          required
          readOnly={readOnly}
        />
        <Field
          {...form.field('holidays')}
          label={t.holidays}
          help={t.holidaysHelp}
          readOnly={readOnly}
          multiline
          minRows={3}
        />
      </Box>
      <FormError>{form.message}</FormError>
      {form.status === 409 && (
        <Button onClick={() => void onReload()} sx={{ mr: 3 }}>
          {t.reload}
        </Button>
      )}
      {!readOnly && (
        <Button type="submit" variant="contained" aria-busy={form.pending || undefined}>
          {t.save}
        </Button>
      )}
    </form>
  )
}

function Section(props: { title: string; text: string }) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {props.title}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{props.text}</Typography>
    </>
  )
}

const messages = defineMessages({
  methods: ['Delivery methods', '配送方法'],
  methodsText: [
    'Patients choose one at checkout. A method used by orders can be turned off, not removed.',
    '患者がご注文時に選択します。注文で使われた配送方法は、削除せずに提供を停止してください。',
  ],
  addMethod: ['Add method', '配送方法を追加'],
  fees: (currency: string) => [`Fees by region (${currency})`, `地域別の送料（${currency}）`],
  feesText: [
    'The first row that matches an address applies. A method without a fee is not offered there. Existing orders do not change.',
    '住所に合う最初の行が適用され、送料が空欄の配送方法はその地域では提供されません。確定済みのご注文には影響しません。',
  ],
  add: ['Add region', '地域を追加'],
  cutOff: ['Cut-off', '締切時刻'],
  cutOffHelp: [
    'Orders released before this time ship the same day.',
    'この時刻までの出荷指示は当日発送されます。',
  ],
  holidays: ['Days without shipping', '発送しない日'],
  holidaysHelp: [
    'One date per line, for example 2026-12-31.',
    '1行に1日ずつ、2026-12-31 の形式で入力してください。',
  ],
  wrongDay: (line: number, day: string) => [
    `Line ${line}: “${day}” is not a date. Enter it as 2026-12-31.`,
    `${line}行目の「${day}」は日付ではありません。2026-12-31 の形式で入力してください。`,
  ],
  save: ['Save settings', '設定を保存'],
  reload: ['Load the latest version', '最新の内容を読み込む'],
  saved: ['Settings saved', '設定を保存しました'],
})
