import Button from '@mui/material/Button'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { BulkDialog } from '../../schema/BulkDialog.tsx'
import { useDownload } from '../../schema/useDownload.ts'

/** What can be done with the chosen orders together. */
export function OrderBulk(props: { ids: string[]; clear: () => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const { save, pending } = useDownload()
  const [open, setOpen] = useState<'release' | 'hold'>()
  return (
    <>
      {permissions.includes('order.manage') &&
        (['release', 'hold'] as const).map((verb) => (
          <Button key={verb} size="small" variant="outlined" onClick={() => setOpen(verb)}>
            {t[verb].verb}
          </Button>
        ))}
      {permissions.includes('logistics.manage') && (
        <Button
          size="small"
          variant="outlined"
          aria-busy={pending || undefined}
          onClick={() =>
            void save('/api/admin/shipments/packing-slips', {
              query: { locale, filter: { order_id: props.ids } },
            })
          }
        >
          {t.slips}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-busy={pending || undefined}
        onClick={() =>
          void save('/api/admin/orders/export', { query: { filter: { id: props.ids } } })
        }
      >
        {t.export}
      </Button>
      {open && (
        <BulkDialog
          ids={props.ids}
          path={`/api/admin/orders/${open}`}
          title={t[open].title(props.ids.length)}
          consequence={t[open].text}
          verb={t[open].verb}
          withReason={open === 'hold'}
          clear={props.clear}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  slips: ['Packing slips', '納品書'],
  export: ['Export chosen', '選択分を書き出す'],
  release: {
    verb: ['Release to logistics', '出荷指示'],
    title: (n: number) => [
      `Release ${n} order${n === 1 ? '' : 's'}?`,
      `${n}件の出荷を指示しますか`,
    ],
    text: [
      'A parcel is made for each with everything that is in stock. The patients can no longer cancel.',
      '在庫のある商品で出荷が作成され、患者はキャンセルできなくなります。',
    ],
  },
  hold: {
    verb: ['Hold', '保留'],
    title: (n: number) => [`Put ${n} order${n === 1 ? '' : 's'} on hold?`, `${n}件を保留しますか`],
    text: [
      'Nothing of them is picked or shipped until the hold is released.',
      '解除するまでピッキングと発送が止まります。',
    ],
  },
})
