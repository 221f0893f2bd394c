import Button from '@mui/material/Button'
import { packText } from '@officina/shared/dosage/units'
import { bracketed, formatMoney } from '@officina/shared/format'
import { oddPrice } from '@officina/shared/oddPrice'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { amountOf, amountText, useAmountCheck } from '../../schema/amounts.ts'
import { useReadAgain, useUndo } from '../../schema/useUndo.tsx'
import { CellPopover } from './CellPopover.tsx'
import type { ProductRow } from './product.ts'

/** The price in the list; whoever manages products changes it in place, pack by pack. */
export function PriceCell({ row }: { row: ProductRow }) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions, connected_shop: shop } = useMe()
  const prices = row.packs.map(({ price }) => price)
  const money = (amount: number) => formatMoney(amount, row.currency, locale)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const text = prices.length === 0 ? '–' : least === most ? money(least) : t.from(money(least))
  if (prices.length === 0 || shop || !permissions.includes('product.manage')) return text
  return (
    <CellPopover
      value={text}
      label={t.change(row.title, text)}
      title={t.title(row.title)}
      keepAs={[nameOf(row)]}
    >
      {(close) => <PriceForm row={row} onClose={close} />}
    </CellPopover>
  )
}

const nameOf = ({ id }: ProductRow) => `price ${id}`

function PriceForm({ row, onClose }: { row: ProductRow; onClose: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const readAgain = useReadAgain()
  const offerUndo = useUndo()
  const check = useAmountCheck(row.currency)
  const names = row.packs.map(({ id }) => id)
  const send = (prices: { variant_id: string; price: number }[], revision: number) =>
    dataProvider.call('POST', `/api/admin/products/${row.id}/prices`, {
      body: { prices, revision },
    }) as Promise<{ revision: number }>
  const form = useServerForm<Record<string, string>>(
    {
      ...Object.fromEntries(
        row.packs.map(({ id, price }) => [id, amountText(price, row.currency)]),
      ),
      // the row is read again while this is open: what somebody else has priced since is not priced back
      revision: `${row.revision}`,
    },
    async (values) => {
      const changed = row.packs
        .map((pack) => ({ pack, price: amountOf(values[pack.id] ?? '', row.currency) }))
        .filter(({ pack, price }) => price !== pack.price)
      if (changed.length === 0) return onClose()
      const answer = await send(
        changed.map(({ pack, price }) => ({ variant_id: pack.id, price })),
        Number(values.revision),
      )
      await readAgain('products')
      onClose()
      const before = changed.map(({ pack }) => ({ variant_id: pack.id, price: pack.price }))
      offerUndo(t.done(row.title), 'products', () => send(before, answer.revision))
    },
    (values) => ({
      ...check(values, names),
      ...Object.fromEntries(
        names.filter((id) => !values[id]?.trim()).map((id) => [id, [t.missing]]),
      ),
    }),
    nameOf(row),
  )
  const odd = (id: string, before: number) => {
    const typed = form.values[id] ?? ''
    const isAmount = typed.trim() && Object.keys(check(form.values, [id])).length === 0
    return isAmount
      ? oddPrice(before, amountOf(typed, row.currency), row.currency)?.[locale]
      : undefined
  }
  return (
    <form {...form.formProps}>
      <KeptNotice kept={form.kept} />
      {row.packs.map((pack, at) => (
        <Field
          key={pack.id}
          {...form.field(pack.id)}
          // the field that was asked for
          autoFocus={at === 0}
          label={bracketed(packText(pack.title, locale), row.currency, locale)}
          help={odd(pack.id, pack.price)}
          inputProps={{ inputMode: 'decimal' }}
        />
      ))}
      <FormError>{form.message}</FormError>
      <Button type="submit" variant="contained" size="small" aria-busy={form.pending || undefined}>
        {t.save}
      </Button>
      <Button size="small" onClick={onClose} sx={{ ml: 2 }}>
        {t.cancel}
      </Button>
    </form>
  )
}

const messages = defineMessages({
  from: (price: string) => [`from ${price}`, `${price}〜`],
  change: (title: string, price: string) => [
    `${title}: ${price}. Change price`,
    `${title}：${price}。価格を変更`,
  ],
  title: (title: string) => [`Price of ${title}`, `「${title}」の価格`],
  missing: ['Enter a price.', '価格を入力してください。'],
  save: ['Save price', '価格を保存'],
  cancel: ['Cancel', 'キャンセル'],
  done: (title: string) => [`Price of ${title} changed`, `「${title}」の価格を変更しました`],
})
