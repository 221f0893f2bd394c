import type { ComponentType } from 'react'
import { CancelDialog, DeclineCancelDialog } from './CancelDialogs.tsx'
import { CancelLinesDialog } from './CancelLinesDialog.tsx'
import { CreateParcelDialog } from './CreateParcelDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import {
  AcceptAmountsDialog,
  HoldDialog,
  ReceiptDialog,
  ReleaseDialog,
  RetryDialog,
  UnholdDialog,
} from './StateDialogs.tsx'
import type { OrderDialogProps } from './types.ts'

export type OrderAction = keyof typeof dialogs

const dialogs = {
  record_payment: PaymentDialog,
  retry_payment: RetryDialog,
  release: ReleaseDialog,
  create_shipment: CreateParcelDialog,
  unhold: UnholdDialog,
  hold: HoldDialog,
  refund: RefundDialog,
  resend_receipt: ReceiptDialog,
  note: NoteDialog,
  accept_amounts: AcceptAmountsDialog,
  cancel_lines: CancelLinesDialog,
  cancel: CancelDialog,
  decline_cancel: DeclineCancelDialog,
} satisfies Record<string, ComponentType<OrderDialogProps>>

/** What an order is asked before it changes; loaded with the first action, not with the page. */
export default function OrderDialog({
  action,
  ...props
}: OrderDialogProps & { action: OrderAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
