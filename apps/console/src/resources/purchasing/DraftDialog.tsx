import { listedInSentence } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { BulkDialogProps, Command } from '../../schema/actions.ts'

type Chosen = { id: string; ids: readonly string[] }
type Created = { created: { id: string; number: string }[] }

/** A draft for each supplier of the chosen products, with the suggested units. */
export default function DraftDialog({ ids, clear, onClose }: BulkDialogProps) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <ActionDialog<Chosen>
      action={draft}
      record={{ id: ids.join(), ids }}
      onClose={onClose}
      onDone={(answer) => {
        const { created } = answer as Created
        const [first] = created
        const numbers = created.map(({ number }) => number)
        notify(t.done(listedInSentence(numbers, locale)), { type: 'success' })
        clear()
        onClose()
        void navigate(
          first && created.length === 1 ? `/purchase-orders/${first.id}` : '/purchase-orders',
        )
      }}
    />
  )
}

const draft: Command<Chosen> = {
  call: 'POST /api/admin/purchase-orders/from-suggestions',
  label: ['Draft purchase orders', '発注を作成'],
  title: ({ ids }) => [
    `Draft purchase orders for ${ids.length} ${ids.length === 1 ? 'product' : 'products'}?`,
    `${ids.length}件の商品の発注を作成しますか？`,
  ],
  text: [
    'One draft is made for each supplier, with the suggested units. Nothing is sent.',
    '仕入先ごとに、推奨発注数で下書きを作成します。送信はされません。',
  ],
  sends: ({ ids }) => ({ ids }),
}

const messages = defineMessages({
  done: (numbers: string) => [`${numbers} drafted`, `${numbers} を作成しました`],
})
