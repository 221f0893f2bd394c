import '@officina/openapi/resources/stock-lots'
import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Expiry } from '../../schema/Expiry.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { packOfRow } from '../../schema/tableStyles.ts'
import { HoldChip } from './HoldChip.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'

/** Lots in the house, the first to expire first. */
export default function Lots() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaList
      resource="stock-lots"
      title={t.title}
      storeKey="logistics.lots"
      above={<LogisticsTabs current="lots" />}
      cells={{
        product: (row) => (
          <>
            {row.product}
            <Box sx={packOfRow}>{packText(row.variant ?? '', locale)}</Box>
          </>
        ),
        expires_on: (row) => <Expiry isLot on={row.expires_on ?? null} days={90} />,
        hold_reason: (row) => (row.hold_reason ? <HoldChip reason={row.hold_reason} /> : '–'),
        quarantined: (row) =>
          row.quarantined ? <StatusChip tone="attention">{row.quarantined}</StatusChip> : '0',
      }}
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

const messages = defineMessages({
  title: ['Lots', 'ロット'],
  empty: ['No lots here', 'ロットがありません'],
  emptyText: [
    'Lots appear when units are received or packed with their lot number.',
    'ロット番号を付けて入庫または梱包すると、ここに表示されます。',
  ],
})
