import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { bracketed, formatMoney } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { FactList } from '@officina/ui/facts'
import { SearchInput } from '@officina/ui/SearchInput'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { q } from '../../providers/queries.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { Command } from '../../schema/actions.ts'
import { unitsOf } from '../../schema/units.ts'
import type { Line, Order } from './order.ts'

/** Another product for a line: chosen, priced before anything happens, then confirmed. */
export default function ChangeProductDialog(props: {
  order: Order
  line: Line
  onClose: () => void
}) {
  const { order, line } = props
  const t = useText(messages)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const [chosen, setChosen] = useState<Replacement>()
  return (
    <ActionDialog
      action={changeProduct}
      record={{ ...order, line }}
      onClose={props.onClose}
      initial={{ variant_id: '', quantity: String(line.qty_ordered), consent_note: '' }}
      body={(values) => ({
        variant_id: values.variant_id || undefined,
        quantity: unitsOf(values.quantity),
        consent_note: values.consent_note || null,
        expected_total: chosen?.total ?? order.total,
      })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('quantity')}
            label={t.quantity}
            required
            inputProps={{ inputMode: 'numeric' }}
          />
          <ReplacementPicker
            order={order}
            line={line}
            quantity={unitsOf(form.values.quantity)}
            error={form.field('variant_id').error}
            onChange={(found) => {
              setChosen(found)
              if (found?.dosage && found.variant_id !== form.values.variant_id)
                form.set('quantity', String(found.suggested_quantity ?? line.qty_ordered))
              form.set('variant_id', found?.variant_id ?? '')
            }}
          />
          {chosen && (
            <>
              <FactList
                columns={1}
                facts={[
                  {
                    label: t.line,
                    value: `${money(line.line_total)} → ${money(chosen.line_total)}`,
                  },
                  {
                    label: t.dosage,
                    value:
                      chosen.dosage &&
                      bracketed(
                        dosageSentence(chosen.dosage, locale),
                        t[chosen.basis ?? 'recipe'],
                        locale,
                      ),
                  },
                  { label: t.total, value: `${money(order.total)} → ${money(chosen.total)}` },
                ]}
              />
              <Alert severity="info" sx={{ my: 4 }}>
                {chosen.covered > 0
                  ? t.covered(money(chosen.covered))
                  : chosen.paid_back > 0
                    ? t.paidBack(money(chosen.paid_back))
                    : chosen.total === order.total
                      ? t.same
                      : t.due(money(chosen.total))}
              </Alert>
              {!chosen.approved && (
                <Field
                  {...form.field('consent_note')}
                  label={t.consent}
                  help={t.consentHelp}
                  required
                  multiline
                  minRows={2}
                  inputProps={{ maxLength: 500 }}
                />
              )}
            </>
          )}
        </>
      )}
    </ActionDialog>
  )
}

type Replacement = components['schemas']['OrderReplacement']

type Props = {
  order: Order
  line: Order['lines'][number]
  quantity: number
  error: string | undefined
  onChange: (chosen: Replacement | undefined) => void
}

/** What the doctor has named as a substitute, and by searching what else is sold; priced for the quantity. */
function ReplacementPicker({ order, line, quantity, error, onChange }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const labelId = useId()
  const [search, setSearch] = useState('')
  const [id, setId] = useState('')
  const units = quantity >= 1 && quantity <= 20 ? quantity : line.qty_ordered
  const { data = [], isFetched } = useQuery({
    ...q('/api/admin/orders/{orderId}/lines/{lineId}/replacements', {
      params: {
        path: { orderId: order.id, lineId: line.id },
        query: { quantity: units, ...(search ? { q: search } : {}) },
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const chosen = data.find((row) => row.variant_id === id)
  // a price of another quantity, or of a changed order, is a new one
  const figures = JSON.stringify(chosen ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures stand for the row
  useEffect(() => onChange(chosen), [figures])
  return (
    <Box sx={{ mb: 4 }}>
      <Box
        sx={{ mb: 3 }}
        // Enter searches; it does not confirm the change
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <SearchInput value={search} onChange={setSearch} label={t.search} />
      </Box>
      <Box id={labelId} sx={{ fontWeight: 600 }}>
        {t.choose}
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={id}
        onChange={(_, value) => setId(value)}
        sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        {data.map((row) => (
          <FormControlLabel
            key={row.variant_id}
            value={row.variant_id}
            control={<Radio />}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 }}>
                <span>{titleWithPack(row.title, row.variant_title, locale)}</span>
                <span>{formatMoney(row.price, order.currency, locale)}</span>
                <span>{row.available === null ? t.sold : t.available(row.available)}</span>
                {row.approved && <StatusChip tone="good">{t.approved}</StatusChip>}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {isFetched && data.length === 0 && (search ? t.none : t.noSubstitute)}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}

const changeProduct: Command<Order & { line: Line }> = {
  call: 'POST /api/admin/orders/{orderId}/lines/{lineId}/change-product',
  label: ['Change product', '商品を変更'],
  title: ({ line, number }) => [
    `Change ${line.title} in order ${number}?`,
    `注文 ${number} の「${line.title}」を変更しますか？`,
  ],
  text: ({ patient_name }) => [
    `Nothing changes until you confirm. ${patient_name} then gets an email. The shipping fee stays the same.`,
    `確定するまで何も変更されません。確定すると ${patient_name} さんにメールで通知されます。送料は変わりません。`,
  ],
  done: ({ number }) => [`Product in ${number} changed`, `${number} の商品を変更しました`],
}

const messages = defineMessages({
  quantity: ['Quantity', '数量'],
  dosage: ['Dosage', '用法・用量'],
  amount: ['same amount of each active ingredient', '有効成分は同量'],
  label: ['as on its label, could not be converted', '換算できないため商品表示の用量'],
  recipe: ['as on the recipe, could not be converted', '換算できないためレシピの用量'],
  line: ['Line', '明細'],
  total: ['Order total', '注文の合計'],
  covered: (amount: string) => [
    `The order is paid. The patient pays nothing more; the shop covers ${amount}.`,
    `支払い済みのため患者の負担は増えません。差額${amount}は当店が負担します。`,
  ],
  paidBack: (amount: string) => [
    `The patient gets ${amount} back.`,
    `支払い済みの金額から${amount}を患者に返金します。`,
  ],
  same: ['The total stays the same.', '合計は変わりません。'],
  due: (amount: string) => [
    `The order is not paid yet. ${amount} will be due.`,
    `未払いのため、請求額は${amount}になります。`,
  ],
  consent: ['Doctor’s consent', '医師の同意の記録'],
  consentHelp: [
    'The doctor has not named this product as a substitute. Record who agreed, when and how. It is kept in the history.',
    '医師が代替品に指定していない商品です。誰が、いつ、どのように同意したかを記録してください。履歴に残ります。',
  ],
  search: ['Search all products', 'すべての商品から検索'],
  choose: ['New product', '変更後の商品'],
  approved: ['Doctor’s substitute', '医師指定の代替品'],
  available: (n: number) => [`${n} in stock`, `在庫${n}点`],
  sold: ['In stock', '在庫あり'],
  none: ['No products found.', '該当する商品がありません。'],
  noSubstitute: [
    'The doctor has not named a substitute for this line. Search for a product and record their consent.',
    '医師が指定した代替品はありません。商品を検索し、医師の同意を記録してください。',
  ],
})
