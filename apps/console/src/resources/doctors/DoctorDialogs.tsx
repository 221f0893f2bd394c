import { ApproveDialog } from './ApproveDialog.tsx'
import type { DialogProps } from './dialogProps.ts'
import { AskRenewalDialog, EmailDialog, ResetDialog } from './MailDialogs.tsx'
import { AskDialog, RejectDialog } from './ReviewDialogs.tsx'
import { CloseDialog, ReinstateDialog, SuspendDialog } from './StateDialogs.tsx'

export type DoctorAction = keyof typeof dialogs

const dialogs = {
  approve: ApproveDialog,
  ask: AskDialog,
  reject: RejectDialog,
  suspend: SuspendDialog,
  reinstate: ReinstateDialog,
  reset: ResetDialog,
  renewal: AskRenewalDialog,
  email: EmailDialog,
  close: CloseDialog,
}

/** What is asked before an account changes; loaded with the first action, not with the page. */
export default function DoctorDialog({ action, ...props }: DialogProps & { action: DoctorAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
