import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { formatMoney, parseMoney } from '@officina/shared/format'
import { oddPrice } from '@officina/shared/oddPrice'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { boundsText } from '@officina/ui/numberBounds.ts'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type FieldErrors, useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider, idempotencyKey } from '../../providers/dataProvider.ts'
import type { BulkDialogProps } from '../../schema/actions.ts'
import { amountOf } from '../../schema/amounts.ts'
import { useReadAgain } from '../../schema/useUndo.tsx'

type Row = components['schemas']['AdminPriceChanged']
type Values = { by: 'percent' | 'amount'; value: string; ending: string }

/** New prices of many products: the server computes what each would become, then changes exactly that. */
export default function PricesDialog({ ids, clear, onClose }: BulkDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const readAgain = useReadAgain()
  const { currency = 'USD' } = useMe()
  const [preview, setPreview] = useState<Row[]>()
  const [refused, setRefused] = useState<Row[]>()
  const keyOf = useIdempotencyKey()
  const call = (body: object, key: string) =>
    dataProvider.call('POST', '/api/admin/products/change-prices', { body, key }) as Promise<Row[]>
  const end = () => {
    clear()
    onClose()
  }
  const form = useServerForm<Values>(
    { by: 'percent', value: '', ending: '' },
    async (values) => {
      const change = { ids, ...changeOf(values, currency) }
      if (!preview) {
        setPreview(await call({ ...change, dry_run: true }, idempotencyKey()))
        return false
      }
      const expected = preview.map(({ id, before }) => ({ variant_id: id, price: before }))
      const body = { ...change, dry_run: false, expected }
      const rows = await call(body, keyOf(body))
      await readAgain('products')
      const changed = rows.filter((row) => row.ok && row.before !== row.after).length
      if (changed > 0) notify(t.done(changed), { type: 'success' })
      if (rows.some(({ ok }) => !ok)) return setRefused(rows.filter(({ ok }) => !ok))
      end()
    },
    (values): FieldErrors => ({
      ...(isNumber(values, currency) ? {} : { value: [t.wrong] }),
      ...(/^\d{0,3}$/.test(plain(values.ending)) ? {} : { ending: [boundsText(endings, locale)] }),
    }),
    `prices ${ids.join()}`,
  )
  const close = () => {
    form.forget()
    onClose()
  }
  const toChange = preview?.filter((row) => row.ok && row.before !== row.after).length ?? 0
  const set = (name: keyof Values, value: string) => {
    form.set(name, value as never)
    setPreview(undefined)
  }
  // what was changed is not changed once more: what stays is named, and its form is over
  if (refused)
    return (
      <FormDialog title={t.refused(refused.length)} onClose={end}>
        <PriceTable rows={refused} currency={currency} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={t.title(ids.length)}
      form={form}
      verb={preview ? (toChange > 0 ? t.verb(toChange) : undefined) : t.preview}
      onClose={close}
    >
      <KeptNotice kept={form.kept} />
      <SelectField
        {...form.field('by')}
        label={t.by}
        options={[
          { value: 'percent', label: t.percent },
          { value: 'amount', label: t.amount(currency) },
        ]}
        onChange={(event) => set('by', event.target.value)}
      />
      <Field
        {...form.field('value')}
        label={form.values.by === 'percent' ? t.percentBy : t.amountBy(currency)}
        help={t.help}
        onChange={(event) => set('value', event.target.value)}
      />
      <Field
        {...form.field('ending')}
        label={t.ending}
        help={t.endingHelp}
        optional
        inputProps={{ inputMode: 'numeric' }}
        onChange={(event) => set('ending', event.target.value)}
      />
      {preview && <Preview rows={preview} currency={currency} />}
      <FormError>{form.message}</FormError>
    </FormDialog>
  )
}

const endings = { min: 0, max: 999 }

function changeOf({ by, value, ending }: Values, currency: string) {
  const amount = by === 'percent' ? Math.round(numberOf(value) * 100) : amountOf(value, currency)
  const digits = plain(ending)
  return {
    by,
    value: amount,
    // 05 is another ending than 5
    ...(digits === '' ? {} : { ending: Number(digits), ending_digits: digits.length }),
  }
}

const plain = (text: string) => text.normalize('NFKC').replace(/[\s%]/g, '').replace('−', '-')
const numberOf = (text: string) => Number(plain(text))
const isNumber = ({ by, value, ending }: Values, currency: string) =>
  by === 'percent'
    ? /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(plain(value))
    : parseMoney(value.trim().replace(/^[+−－-]\s*/, ''), currency) !== undefined ||
      (value.trim() === '' && ending.trim() !== '')

/** What each pack costs now and would cost then. */
function Preview({ rows, currency }: { rows: Row[]; currency: string }) {
  const t = useText(messages)
  const refused = rows.filter(({ ok }) => !ok)
  return (
    <Box sx={{ mb: 4 }}>
      {refused.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {t.refused(refused.length)}
        </Alert>
      )}
      <PriceTable rows={rows} currency={currency} />
    </Box>
  )
}

function PriceTable({ rows, currency }: { rows: Row[]; currency: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <Box component="table" aria-label={t.table} sx={table}>
      <thead>
        <tr>
          <th scope="col">{t.pack}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.product}
              <span>{packText(row.variant_title, locale)}</span>
            </th>
            <td>{money(row.before)}</td>
            <td>
              {row.ok ? money(row.after) : row.message}
              {row.ok && <div>{oddPrice(row.before, row.after, currency)?.[locale]}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1.5, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& th span': { color: 'text.secondary', ml: 2 },
}

const messages = defineMessages({
  title: (n: number) => [
    n === 1 ? 'Change the prices of 1 product' : `Change the prices of ${n} products`,
    `${n}件の価格を変更`,
  ],
  by: ['Change by', '変更方法'],
  percent: ['Percent', '割合（%）'],
  amount: (currency: string) => [`Amount (${currency})`, `金額（${currency}）`],
  percentBy: ['Change (%)', '増減（%）'],
  amountBy: (currency: string) => [`Change (${currency})`, `増減（${currency}）`],
  help: ['5 raises each price, -5 lowers it.', '5は値上げ、-5は値下げです。'],
  ending: ['Prices end in', '価格の端数'],
  endingHelp: [
    'The nearest price with that ending: 99 turns 12.30 into 11.99, and 00 into 12.00.',
    'その端数を持つ最も近い価格になります。例：99とすると12.30は11.99に、00とすると12.00になります。',
  ],
  wrong: ['Enter a number such as 5 or -5.', '5 や -5 のような数値を入力してください。'],
  preview: ['Preview', 'プレビュー'],
  verb: (n: number) => [n === 1 ? 'Change 1 price' : `Change ${n} prices`, `${n}件の価格を変更`],
  done: (n: number) => [
    n === 1 ? '1 price changed' : `${n} prices changed`,
    `${n}件の価格を変更しました`,
  ],
  refused: (n: number) => [
    n === 1 ? '1 price stays as it is.' : `${n} prices stay as they are.`,
    `${n}件の価格は変更されません。`,
  ],
  table: ['Prices before and after', '変更前と変更後の価格'],
  pack: ['Product', '商品'],
  before: ['Now', '現在'],
  after: ['After', '変更後'],
})
