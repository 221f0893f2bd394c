import Button from '@mui/material/Button'
import { download, saveBlob } from '@officina/client/transfer'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ComponentType, useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import { AdjustDialog, PaidDialog } from './MoneyDialogs.tsx'
import {
  ApproveDialog,
  FailedDialog,
  PayDialog,
  RecalculateDialog,
  ReopenDialog,
  VoidDialog,
} from './StateDialogs.tsx'
import type { Settlement, SettlementDialogProps } from './types.ts'

const dialogs = {
  approve: ApproveDialog,
  pay: PayDialog,
  paid: PaidDialog,
  adjust: AdjustDialog,
  recalculate: RecalculateDialog,
  reopen: ReopenDialog,
  failed: FailedDialog,
  void: VoidDialog,
} satisfies Record<string, ComponentType<SettlementDialogProps>>
type Action = keyof typeof dialogs

/** The steps that the state and the administrator's role allow, and the document. */
export function SettlementActions({ settlement }: { settlement: Settlement }) {
  const t = useText(messages)
  const { permissions, admin_role: role } = useMe()
  const [open, setOpen] = useOpened<Action>(`statement ${settlement.id}`)
  const shown = actionsOf(settlement, (permission) => permissions.includes(permission), role)
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: ['approve', 'pay', 'paid'].includes(key),
          isDangerous: key === 'void' || key === 'failed',
        }))}
        onChoose={setOpen}
      />
      <PdfButton settlement={settlement} />
      {Dialog && <Dialog settlement={settlement} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function PdfButton({ settlement }: { settlement: Settlement }) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const [pending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      const file = await download('get', '/api/admin/settlements/{settlementId}/pdf', {
        params: { path: { settlementId: settlement.id }, query: { locale } },
      })
      saveBlob(file.blob, file.filename)
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="outlined" aria-busy={pending || undefined} onClick={() => void save()}>
      {t.pdf}
    </Button>
  )
}

function actionsOf(
  { status, allowed }: Settlement,
  may: (permission: string) => boolean,
  role: string,
): Action[] {
  const leads = (state: string) => allowed.includes(state)
  const isOwner = role === 'owner'
  const open: [Action, boolean][] = [
    ['approve', leads('approved') && may('settlement.approve')],
    ['pay', leads('paying') && may('settlement.pay')],
    ['paid', leads('paid') && may('settlement.pay')],
    ['adjust', status === 'open' && may('settlement.adjust')],
    ['recalculate', status === 'open' && may('settlement.close')],
    ['reopen', leads('open') && isOwner && may('settlement.close')],
    ['failed', leads('failed') && may('settlement.pay')],
    ['void', leads('void') && isOwner && may('settlement.approve')],
  ]
  return open.filter(([, allowed]) => allowed).map(([action]) => action)
}

const messages = defineMessages({
  approve: ['Approve', '承認'],
  pay: ['Handed to the bank', '銀行へ依頼済みにする'],
  paid: ['Mark paid', '支払い済みにする'],
  adjust: ['Add adjustment', '調整を追加'],
  recalculate: ['Recalculate', '再計算'],
  reopen: ['Reopen', '締めを取り消す'],
  failed: ['Transfer failed', '振込失敗'],
  void: ['Make void', '無効にする'],
  pdf: ['PDF', 'PDF'],
})
