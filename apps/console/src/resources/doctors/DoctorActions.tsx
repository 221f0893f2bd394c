import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import type { Review } from '../approve-doctor/Checklist.tsx'
import type { DoctorAction } from './DoctorDialogs.tsx'
import type { Doctor } from './dialogProps.ts'

const DoctorDialog = lazyWithRetry(() => import('./DoctorDialogs.tsx'))

/** The buttons that the doctor's state and the administrator's role allow, each with its dialog. */
export function DoctorActions(props: {
  doctor: Doctor
  /** What was looked at beside the buttons. */
  review?: Review | undefined
  onDone?: () => void
}) {
  const { doctor } = props
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useOpened<DoctorAction>(`doctor ${doctor.id}`)
  const may = (permission: string) => permissions.includes(permission)
  // beside the inbox there is room for the decisions alone
  const offered = actionsOf(doctor).filter((action) => !props.review || decisions.includes(action))
  const shown = offered.filter((action) =>
    decisions.includes(action) ? may('doctor.approve') : may('doctor.manage'),
  )
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: key === 'approve' || key === 'reinstate',
          isDangerous: ['reject', 'suspend', 'close'].includes(key),
          disabled: doctor.needs_other_admin && (key === 'approve' || key === 'reject'),
        }))}
        onChoose={setOpen}
      />
      {open && (
        <Suspense>
          <DoctorDialog
            action={open}
            doctor={doctor}
            review={props.review}
            onClose={() => setOpen(undefined)}
            onDone={props.onDone}
          />
        </Suspense>
      )}
    </>
  )
}

function actionsOf(doctor: Doctor): DoctorAction[] {
  const may = (state: string) => doctor.allowed.includes(state)
  const reinstates = doctor.status === 'suspended'
  return [
    ...(may('approved') && !reinstates ? (['approve'] as const) : []),
    ...(may('needs_info') ? (['ask'] as const) : []),
    ...(may('rejected') ? (['reject'] as const) : []),
    ...(reinstates ? (['reinstate'] as const) : []),
    ...(may('suspended') ? (['suspend'] as const) : []),
    ...(hasAccount.includes(doctor.status) ? (['reset', 'email'] as const) : []),
    ...(reinstates || doctor.status === 'approved' ? renewalOf(doctor) : []),
    ...(may('closed') ? (['close'] as const) : []),
  ]
}

const decisions: readonly DoctorAction[] = ['approve', 'ask', 'reject']
const hasAccount: readonly string[] = ['applied', 'needs_info', 'approved', 'suspended', 'rejected']
const renewalOf = (doctor: Doctor): DoctorAction[] =>
  doctor.licence_renewal_sent_at ? [] : ['renewal']

const messages = defineMessages({
  approve: ['Approve', '承認'],
  ask: ['Ask for information', '追加情報を求める'],
  reject: ['Reject', '却下'],
  suspend: ['Suspend', '利用停止'],
  reinstate: ['Reinstate', '利用再開'],
  reset: ['Send password reset', 'パスワード再設定を送る'],
  renewal: ['Request licence renewal', '免許の更新を依頼'],
  email: ['Change email', 'メールアドレスの変更'],
  close: ['Close account', '解約'],
})
