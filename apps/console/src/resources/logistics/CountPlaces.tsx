import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { packText } from '@officina/shared/dosage/units'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Field } from '@officina/ui/Field'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { DateText } from '@officina/ui/values'
import { useRef, useState } from 'react'
import { CountInput } from './CountInput.tsx'
import { type Count, differences } from './countActions.ts'
import { scanned } from './parcel.ts'

type Place = Count['places'][number]

/** What lies where, by shelf. While counting goes on, scanning an SKU leads to its field. */
export function CountPlaces({ count }: { count: Count }) {
  const t = useText(messages)
  const locale = useLocale()
  const [isShort, setShort] = useState(true)
  const isCounting = count.status === 'counting'
  const differing = differences(count)
  const rows = isCounting || !isShort || differing.length === 0 ? count.places : differing
  const columns: Column<Place>[] = [
    { key: 'bin', header: t.bin, render: ({ bin }) => bin ?? '–' },
    {
      key: 'product',
      header: t.product,
      render: (place) => (
        <div>
          {place.product}
          <Box sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
            {packText(place.variant, locale)} · {place.sku}
          </Box>
        </div>
      ),
    },
    {
      key: 'lot',
      header: t.lot,
      render: ({ lot, expires_on }) => (
        <div>
          {lot ?? t.none}
          {expires_on && (
            <Box sx={{ fontSize: '0.875rem' }}>
              <DateText value={expires_on} timeZone="UTC" />
            </Box>
          )}
        </div>
      ),
    },
    {
      key: 'counted',
      header: t.counted,
      align: 'right',
      render: (place) =>
        isCounting ? <CountInput count={count} place={place} /> : (place.counted ?? t.notCounted),
    },
    ...(isCounting
      ? []
      : [
          {
            key: 'expected',
            header: t.expected,
            align: 'right' as const,
            render: ({ expected }: Place) => expected ?? '–',
          },
          {
            key: 'difference',
            header: t.difference,
            align: 'right' as const,
            render: (place: Place) => <Difference place={place} />,
          },
        ]),
  ]
  return (
    <>
      {isCounting ? (
        <Scan count={count} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 3 }}>
          <span role="status">{t.differing(differing.length)}</span>
          {differing.length > 0 && (
            <FormControlLabel
              control={<Switch checked={isShort} onChange={(_, is) => setShort(is)} />}
              label={t.only}
            />
          )}
        </Box>
      )}
      <DataTable label={t.places} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </>
  )
}

function Difference({ place: { counted, expected } }: { place: Place }) {
  if (counted === null || expected === null) return '–'
  const n = counted - expected
  if (n === 0) return '0'
  return (
    <StatusChip tone={n < 0 ? 'stopped' : 'attention'}>{n > 0 ? `+${n}` : `−${-n}`}</StatusChip>
  )
}

function Scan({ count }: { count: Count }) {
  const t = useText(messages)
  const last = useRef('')
  const form = useServerForm({ code: '' }, async ({ code }) => {
    const sku = scanned(code)
    const mine = count.places.filter((place) => scanned(place.sku) === sku)
    const next = mine.find(({ counted }) => counted === null) ?? mine[0]
    if (!next) throw { status: 422, message: '', errors: { code: [t.unknown(code.trim())] } }
    last.current = next.id
    form.set('code', '')
    document.getElementById(`count-${next.id}`)?.focus()
  })
  return (
    <Box component="form" {...form.formProps} sx={{ maxWidth: 340, mb: 2 }}>
      <Field
        {...form.field('code')}
        label={t.scan}
        help={t.progress(count.counted, count.lines)}
        autoFocus
        autoComplete="off"
        inputProps={{ maxLength: 80 }}
      />
    </Box>
  )
}

const messages = defineMessages({
  bin: ['Bin', '棚番'],
  product: ['Product', '商品'],
  lot: ['Lot, use by', 'ロット・使用期限'],
  none: ['Without a lot', 'ロットなし'],
  counted: ['Counted', '実数'],
  notCounted: ['Not counted', '未計数'],
  expected: ['In stock', '在庫数'],
  difference: ['Difference', '差異'],
  places: ['Places', '箇所'],
  scan: ['Scan or type an SKU', '品番を読み取る・入力する'],
  progress: (n: number, of: number) => [
    `${n} of ${of === 1 ? '1 place' : `${of} places`} counted`,
    `${of}箇所中${n}箇所を計数済み`,
  ],
  unknown: (code: string) => [
    `${code} is not part of this count. Use “Add a lot” for it.`,
    `${code} はこの棚卸しの対象ではありません。「ロットを追加」から追加してください。`,
  ],
  differing: (n: number) => [
    n === 0 ? 'Stock and count agree.' : n === 1 ? '1 place differs.' : `${n} places differ.`,
    n === 0 ? '在庫数と一致しています。' : `${n}箇所に差異があります。`,
  ],
  only: ['Differences only', '差異のみ表示'],
})
