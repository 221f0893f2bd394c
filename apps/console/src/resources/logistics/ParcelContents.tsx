import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import type { Parcel } from './parcel.ts'

type Line = Parcel['lines'][number]

/** What goes into the box, where it stands, and its lot once it is packed. */
export function ParcelContents({ parcel }: { parcel: Parcel }) {
  const t = useText(messages)
  const columns: Column<Line>[] = [
    {
      key: 'title',
      header: t.product,
      render: (line) => (
        <>
          {line.title}
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {line.variant_title} · {line.sku}
          </Box>
          {line.heat_sensitive && <StatusChip tone="progress">{t.cool}</StatusChip>}
        </>
      ),
    },
    { key: 'quantity', header: t.quantity, align: 'right', render: (line) => line.quantity },
    { key: 'bin', header: t.bin, render: (line) => line.bin ?? '–' },
    {
      key: 'lot',
      header: t.lot,
      render: (line) =>
        line.lot ? (
          <div>
            {line.lot}
            {line.expires_on && (
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                <DateText value={line.expires_on} timeZone="UTC" />
              </Box>
            )}
          </div>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.contents}
      </Typography>
      <DataTable
        label={t.contents}
        columns={columns}
        rows={parcel.lines}
        rowKey={(line) => line.id}
      />
    </section>
  )
}

const messages = defineMessages({
  contents: ['Contents', '内容'],
  product: ['Product', '商品'],
  quantity: ['Units', '数量'],
  bin: ['Shelf', '棚'],
  lot: ['Lot, use by', 'ロット・使用期限'],
  cool: ['Keep cool', '要冷蔵'],
})
