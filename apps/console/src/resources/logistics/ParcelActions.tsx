import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import type { ComponentType } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { LotsDialog } from './LotsDialog.tsx'
import { PackDialog } from './PackDialog.tsx'
import { ExceptionDialog, ShipDialog } from './ShipDialog.tsx'
import {
  CancelParcelDialog,
  CloseRefundedDialog,
  DeliverDialog,
  InTransitDialog,
  PickDialog,
  ReshipDialog,
} from './StepDialogs.tsx'
import type { Parcel, ParcelDialogProps } from './types.ts'

/** Dialog by the state it leads to, in the order of the work. */
const dialogs = {
  picking: PickDialog,
  packed: PackDialog,
  shipped: ShipDialog,
  in_transit: InTransitDialog,
  reshipped: ReshipDialog,
  refunded: CloseRefundedDialog,
  delivered: DeliverDialog,
  exception: ExceptionDialog,
  cancelled: CancelParcelDialog,
  lots: LotsDialog,
  contact: ContactDialog,
} satisfies Record<string, ComponentType<ParcelDialogProps>>
export type ParcelStep = keyof typeof dialogs

/** The steps that the parcel's state and the administrator's role allow; the next one stands out. */
export function ParcelActions({ parcel, first }: { parcel: Parcel; first?: ParcelStep }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const isHeld = Boolean(parcel.hold_reason)
  const isAllowed = (step: ParcelStep) => {
    if (step === 'contact')
      return permissions.includes('order.manage') && parcel.status === 'exception'
    if (!permissions.includes('logistics.manage')) return false
    return step === 'lots' ? parcel.shipped_at !== null : parcel.allowed.includes(step)
  }
  // a step that somebody else has done meanwhile is refused in words, not taken away with what was typed
  const [open, setOpen] = useOpened(
    `parcel ${parcel.id}`,
    first && isAllowed(first) ? first : undefined,
  )
  const shown = (Object.keys(dialogs) as ParcelStep[]).filter(isAllowed)
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: key === shown[0],
          isDangerous: key === 'cancelled',
          disabled: isHeld && ['picking', 'packed', 'shipped'].includes(key),
        }))}
        onChoose={setOpen}
      />
      {Dialog && <Dialog parcel={parcel} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const messages = defineMessages({
  picking: ['Start picking', 'ピッキング開始'],
  packed: ['Pack', '梱包'],
  shipped: ['Ship', '発送'],
  in_transit: ['In transit', '配送中にする'],
  delivered: ['Delivered', 'お届け済みにする'],
  reshipped: ['Send again', '再発送'],
  refunded: ['Close as refunded', '返金済みとして終了'],
  exception: ['Report a problem', 'トラブルを報告'],
  cancelled: ['Take apart', '出荷を取り消す'],
  lots: ['Lots', 'ロット番号'],
  contact: ['Write to the patient', '患者に連絡'],
})
