import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { BulkDialog } from '../../schema/BulkDialog.tsx'
import { useDownload } from '../../schema/useDownload.ts'

/** What can be done with the chosen statements: approve them, or hand them to the bank with its file. */
export function SettlementBulk(props: { ids: string[]; clear: () => void }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const { save } = useDownload()
  const [open, setOpen] = useState<'approve' | 'paying'>()
  const file = (ids: string[]) =>
    save('/api/admin/settlements/bank-file', { query: { filter: { id: ids } } })
  const shared = { ...props, onClose: () => setOpen(undefined) }
  return (
    <>
      {permissions.includes('settlement.approve') && (
        <Button size="small" variant="outlined" onClick={() => setOpen('approve')}>
          {t.approve}
        </Button>
      )}
      {permissions.includes('settlement.pay') && (
        <>
          <Button size="small" variant="outlined" onClick={() => setOpen('paying')}>
            {t.pay}
          </Button>
          <Button size="small" variant="outlined" onClick={() => void file(props.ids)}>
            {t.again}
          </Button>
        </>
      )}
      {open === 'approve' && (
        <BulkDialog
          {...shared}
          path="/api/admin/settlements/approve"
          title={t.approveTitle(props.ids.length)}
          consequence={t.approveText}
          verb={t.approve}
        />
      )}
      {open === 'paying' && (
        <BulkDialog
          {...shared}
          path="/api/admin/settlements/paying"
          title={t.payTitle(props.ids.length)}
          consequence={t.payText}
          verb={t.payVerb}
          onDone={(ids) => void file(ids)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  approve: ['Approve', '承認'],
  pay: ['Bank file', '振込ファイル'],
  again: ['Download the file again', '振込ファイルを再取得'],
  approveTitle: (n: number) => [
    `Approve ${n} statements for payment?`,
    `${n}件の明細の支払いを承認しますか`,
  ],
  approveText: [
    'They can be paid after that. Statements that you closed yourself are left out.',
    '承認すると支払いに進めます。ご自身で締めた明細は対象外です。',
  ],
  payTitle: (n: number) => [
    `Hand ${n} statements to the bank?`,
    `${n}件の明細の振込を依頼しますか`,
  ],
  payText: [
    'They count as being paid from now on, and a CSV file with the transfers is downloaded. It holds whole account numbers.',
    '振込中になり、振込用のCSVファイルがダウンロードされます。口座番号が含まれます。',
  ],
  payVerb: ['Write the bank file', '振込ファイルを作成'],
})
