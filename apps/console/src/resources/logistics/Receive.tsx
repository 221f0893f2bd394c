import '@officina/openapi/resources/stock-movements'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { packText } from '@officina/shared/dosage/units'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { PageHeader } from '@officina/ui/PageHeader'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { dataProvider, idempotencyKey } from '../../providers/dataProvider.ts'
import { Breadcrumbs } from '../../schema/Breadcrumbs.tsx'
import { RelatedList } from '../../schema/RelatedList.tsx'
import { unitsOf } from '../../schema/units.ts'
import { scanned } from './parcel.ts'
import { ReceiveFields } from './ReceiveFields.tsx'
import type { Shelf } from './stockActions.ts'

const empty = { code: '', quantity: '', lot: '', expires_on: '', document: '' }

/** A delivery, product by product: the scanner names the product, Enter puts its units on the shelf and waits for the next. */
export default function Receive() {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const scan = useRef<HTMLInputElement>(null)
  // its units are received once, however often they are sent
  const [shelf, setShelf] = useState<Shelf & { key: string }>()
  const form = useServerForm(empty, async ({ code: _, ...values }) => {
    if (!shelf) return
    const body = {
      quantity: unitsOf(values.quantity),
      lot: values.lot.trim() || null,
      expires_on: values.expires_on || null,
      document: values.document.trim() || null,
    }
    const path = `/api/admin/stock/${shelf.id}/receive`
    await dataProvider.call('POST', path, { body, key: shelf.key })
    notify(t.received(body.quantity, shelf.product), { type: 'success' })
    setShelf(undefined)
    // the next product of the same delivery
    for (const name of ['code', 'quantity', 'lot', 'expires_on'] as const) form.set(name, '')
    scan.current?.focus()
    refresh()
  })
  const find = async () => {
    const code = form.values.code.trim()
    if (!code) return
    const { data } = await dataProvider.getList<Shelf>('stock', {
      filter: { q: code },
      // other SKUs may begin with it
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'product', order: 'ASC' },
    })
    const exact = data.find(({ sku }) => scanned(sku) === scanned(code))
    const found = exact ?? (data.length === 1 ? data[0] : undefined)
    setShelf(found && { ...found, key: idempotencyKey() })
    if (!found)
      form.setErrors((old) => ({ ...old, code: [data.length > 1 ? t.many(code) : t.none(code)] }))
  }
  return (
    <>
      <Breadcrumbs links={[{ to: '/logistics/stock', label: t.stock }]} current={t.title} />
      <PageHeader title={t.title} />
      <Card sx={{ p: { xs: 4, sm: 6 }, maxWidth: 720, mb: 8 }}>
        <Box component="form" {...form.formProps} noValidate>
          <Box
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void find()
            }}
          >
            <Field
              {...form.field('code')}
              onChange={(event) => {
                form.set('code', event.target.value)
                setShelf(undefined)
              }}
              label={t.scan}
              help={t.scanHelp}
              inputRef={scan}
              autoFocus
              autoComplete="off"
              inputProps={{ maxLength: 80 }}
            />
          </Box>
          {shelf && (
            <Typography role="status" sx={{ fontWeight: 600, mb: 4 }}>
              {shelf.product} · {packText(shelf.variant, locale)} · {t.onHand(shelf.on_hand)}
            </Typography>
          )}
          <ReceiveFields form={form} disabled={!shelf} />
          <FormError>{form.message}</FormError>
          <SubmitButton pending={form.pending} disabled={!shelf}>
            {t.receive}
          </SubmitButton>
        </Box>
      </Card>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.latest}
      </Typography>
      <RelatedList resource="stock-movements" filter={{ kind: ['received'] }} />
    </>
  )
}

const messages = defineMessages({
  stock: ['Stock', '在庫'],
  title: ['Receive delivery', '入庫'],
  scan: ['Scan or type an SKU', '品番を読み取る・入力する'],
  scanHelp: ['Press Enter to find the product.', 'Enterキーで商品を検索します。'],
  none: (code: string) => [`No product found for ${code}.`, `${code} の商品が見つかりません。`],
  many: (code: string) => [
    `Several products match ${code}. Enter the SKU.`,
    `${code} に一致する商品が複数あります。品番を入力してください。`,
  ],
  onHand: (n: number) => [`${n} on hand`, `在庫${n}点`],
  receive: ['Put on the shelf', '棚に入れる'],
  received: (n: number, product: string) => [
    `${n} × ${product} received`,
    `${product} を${n}点入庫しました`,
  ],
  latest: ['Recently received', '最近の入庫'],
})
