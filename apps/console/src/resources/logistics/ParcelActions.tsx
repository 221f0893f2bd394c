import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { type ComponentType, useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { PackDialog } from './PackDialog.tsx'
import type { Parcel, ParcelDialogProps } from './ParcelPanel.tsx'
import { ExceptionDialog, ShipDialog } from './ShipDialog.tsx'
import {
  CancelParcelDialog,
  CloseRefundedDialog,
  DeliverDialog,
  InTransitDialog,
  PickDialog,
  ReshipDialog,
} from './StepDialogs.tsx'

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
  contact: ContactDialog,
} satisfies Record<string, ComponentType<ParcelDialogProps>>
export type ParcelStep = keyof typeof dialogs

/** The steps that the parcel's state and the administrator's role allow; the next one stands out. */
export function ParcelActions({ parcel, first }: { parcel: Parcel; first?: ParcelStep }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useState(first)
  const isHeld = Boolean(parcel.hold_reason)
  const isAllowed = (step: ParcelStep) =>
    step === 'contact'
      ? permissions.includes('order.manage') && parcel.status === 'exception'
      : permissions.includes('logistics.manage') && parcel.allowed.includes(step)
  const shown = (Object.keys(dialogs) as ParcelStep[]).filter(isAllowed)
  const Dialog = open && isAllowed(open) ? dialogs[open] : undefined
  return (
    <>
      {shown.toReversed().map((step) => (
        <Button
          key={step}
          variant={step === shown[0] ? 'contained' : 'text'}
          color={step === 'cancelled' ? 'error' : 'primary'}
          disabled={isHeld && ['picking', 'packed', 'shipped'].includes(step)}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => setOpen(step)}
        >
          {t[step]}
        </Button>
      ))}
      {Dialog && <Dialog parcel={parcel} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const messages = defineMessages({
  en: {
    picking: 'Start picking',
    packed: 'Pack',
    shipped: 'Ship',
    in_transit: 'In transit',
    delivered: 'Delivered',
    reshipped: 'Send again',
    refunded: 'Close as refunded',
    exception: 'Report a problem',
    cancelled: 'Take apart',
    contact: 'Write to the patient',
  },
  ja: {
    picking: 'ピッキング開始',
    packed: '梱包',
    shipped: '発送',
    in_transit: '配送中にする',
    delivered: 'お届け済みにする',
    reshipped: '再発送',
    refunded: '返金済みとして終了',
    exception: 'トラブルを報告',
    cancelled: '出荷を取り消す',
    contact: '患者に連絡',
  },
})
