import Button from '@mui/material/Button'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useDownload } from '../../schema/useDownload.ts'
import { ShipManyDialog } from './ShipManyDialog.tsx'

/** Papers for the chosen parcels, and shipping them together. */
export function BoardBulk(props: { ids: string[]; onDone: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const { save, pending } = useDownload()
  const [shipping, setShipping] = useState(false)
  const papers = ['pick-list', 'packing-slips', 'carrier-file'] as const
  return (
    <>
      {papers.map((paper) => (
        <Button
          key={paper}
          size="small"
          variant="outlined"
          aria-busy={pending || undefined}
          onClick={() =>
            void save(`/api/admin/shipments/${paper}`, {
              query: { locale, filter: { id: props.ids } },
            })
          }
        >
          {t[paper]}
        </Button>
      ))}
      <Button size="small" variant="contained" onClick={() => setShipping(true)}>
        {t.ship}
      </Button>
      {shipping && (
        <ShipManyDialog ids={props.ids} onDone={props.onDone} onClose={() => setShipping(false)} />
      )}
    </>
  )
}

const messages = defineMessages({
  'pick-list': ['Pick list', 'ピッキングリスト'],
  'packing-slips': ['Packing slips', '納品書'],
  'carrier-file': ['Carrier CSV', '配送会社用CSV'],
  ship: ['Mark shipped', '発送済みにする'],
})
