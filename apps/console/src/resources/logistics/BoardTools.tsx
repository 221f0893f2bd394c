import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Field } from '@officina/ui/Field'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Suspense, useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'

const ImportDialog = lazyWithRetry(() => import('../../schema/ImportDialog.tsx'))

/** The scanner types a number and Enter: the parcel opens. The carrier's list comes in beside it. */
export function BoardTools(props: { onFound: (parcelId: string, step?: string) => void }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [importing, setImporting] = useState(false)
  const scan = useServerForm({ number: '' }, async ({ number }) => {
    const wanted = number.trim().toUpperCase()
    const { data } = await dataProvider.getList('shipments', {
      filter: { q: wanted },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'created_at', order: 'ASC' },
    })
    const found = (data as { id: string; number: string; order_number: string; status: string }[])
      .filter((row) => [row.number, row.order_number].includes(wanted))
      .sort((a, b) => rank(a.status) - rank(b.status))[0]
    if (!found) throw { status: 422, message: '', errors: { number: [t.unknown(wanted)] } }
    scan.set('number', '')
    // who has the box in hand wants to pack it
    props.onFound(found.id, found.status === 'picking' ? 'packed' : undefined)
  })
  if (!permissions.includes('logistics.manage')) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start', mb: 2 }}>
      <form {...scan.formProps} style={{ flex: '1 1 240px', maxWidth: 340 }}>
        <Field
          {...scan.field('number')}
          label={t.scan}
          placeholder="S-2026-000045"
          autoComplete="off"
          inputProps={{ maxLength: 40, inputMode: 'text' }}
        />
      </form>
      <Button variant="outlined" sx={{ mt: { sm: 6 } }} onClick={() => setImporting(true)}>
        {t.import}
      </Button>
      {importing && (
        <Suspense>
          <ImportDialog
            title={t.import}
            text={t.columns}
            path="/api/admin/shipments/import-tracking"
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** Of several parcels of an order, the one that is next in the house. */
const rank = (status: string) => {
  const place = ['picking', 'to_pick', 'packed'].indexOf(status)
  return place < 0 ? 9 : place
}

const messages = defineMessages({
  scan: ['Scan a parcel or an order', '出荷番号・注文番号を読み取る'],
  unknown: (number: string) => [
    `There is no parcel for ${number}.`,
    `${number} の出荷はありません。`,
  ],
  import: ['Import tracking numbers', '追跡番号の取り込み'],
  columns: [
    'The columns are Shipment (or Order), Carrier, Tracking number and, if known, Shipped at. Every row is tried first.',
    '列は「出荷番号」（または「注文番号」）「配送会社」「お問い合わせ番号」、わかる場合は「発送日」です。まず内容を確認します。',
  ],
})
