import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ComponentType } from 'react'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import { ReasonField } from '../../schema/ReasonField.tsx'
import { specOf } from '../../schema/spec.ts'
import { optionsOf } from '../../schema/words.ts'
import type { User, UserDialogProps } from './types.ts'

type Action = User['actions'][number]

const dialogs: Record<Action, ComponentType<UserDialogProps>> = {
  change_role: RoleDialog,
  end_sessions: (props) => <Step {...props} step="end_sessions" />,
  resend: (props) => <Step {...props} step="resend" />,
  enable: (props) => <Step {...props} step="enable" />,
  revoke: (props) => <Step {...props} step="revoke" />,
  reset_second_factor: (props) => <WithReason {...props} step="reset_second_factor" />,
  disable: (props) => <WithReason {...props} step="disable" />,
}

/** What may be done with the account now; nothing with one's own. */
export function UserActions({ user }: { user: User }) {
  const t = useText(messages)
  const [open, setOpen] = useOpened<Action>(`user ${user.id}`)
  const Dialog = open && dialogs[open]
  return (
    <>
      {user.actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'disable' || action === 'revoke' ? 'error' : 'primary'}
          onClick={() => setOpen(action)}
        >
          {t[action].verb}
        </Button>
      ))}
      {Dialog && <Dialog user={user} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** A step that asks for nothing but a yes. */
function Step(props: UserDialogProps & { step: 'end_sessions' | 'resend' | 'enable' | 'revoke' }) {
  const { user, step } = props
  const t = useText(messages)[step]
  return (
    <ActionDialog
      open
      onClose={props.onClose}
      danger={step === 'revoke'}
      path={`/api/admin/users/${user.id}/${step.replace('_', '-')}`}
      title={t.title(user.name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      initial={{}}
      body={() => ({ revision: user.revision })}
    />
  )
}

function RoleDialog({ user, onClose }: UserDialogProps) {
  const words = useText(messages)
  const t = words.change_role
  const locale = useLocale()
  const field = specOf('users').fields.admin_role
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/users/${user.id}/change-role`}
      title={t.title(user.name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      initial={{ admin_role: user.admin_role as string, reason: '' }}
      body={(values) => ({ ...values, revision: user.revision })}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('admin_role')}
            label={words.role}
            options={field ? optionsOf(field, locale) : []}
          />
          <ReasonField form={form} />
        </>
      )}
    </ActionDialog>
  )
}

function WithReason(props: UserDialogProps & { step: 'disable' | 'reset_second_factor' }) {
  const { user, step, onClose } = props
  const t = useText(messages)[step]
  return (
    <ReasonDialog
      onClose={onClose}
      danger
      path={`/api/admin/users/${user.id}/${step.replaceAll('_', '-')}`}
      title={t.title(user.name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      revision={user.revision}
    />
  )
}

const messages = defineMessages({
  role: ['Role', '役割'],
  change_role: {
    title: (name: string) => [`Change the role of ${name}?`, `${name} さんの役割を変更しますか`],
    consequence: [
      'The new permissions hold from the next click on.',
      '次の操作から新しい権限が適用されます。',
    ],
    verb: ['Change role', '役割を変更'],
    done: ['The role is changed', '役割を変更しました'],
  },
  end_sessions: {
    title: (name: string) => [
      `Sign ${name} out everywhere?`,
      `${name} さんをすべての端末からサインアウトしますか`,
    ],
    consequence: [
      'Every open session ends at once; what was not saved is lost.',
      '利用中のセッションはすぐに終了し、保存していない内容は失われます。',
    ],
    verb: ['End sessions', 'セッションを終了'],
    done: ['All sessions have ended', 'すべてのセッションを終了しました'],
  },
  resend: {
    title: (name: string) => [`Invite ${name} again?`, `${name} さんに招待を再送しますか`],
    consequence: [
      'A new link is sent, which works for 24 hours. The one before stops working.',
      '24時間有効な新しいリンクを送信します。以前のリンクは無効になります。',
    ],
    verb: ['Send again', '再送する'],
    done: ['The invitation is on its way', '招待を送信しました'],
  },
  enable: {
    title: (name: string) => [`Let ${name} in again?`, `${name} さんのアカウントを有効にしますか`],
    consequence: [
      'The account works as before. One that was never set up gets a new invitation.',
      '以前のように利用できます。未設定のアカウントには新しい招待を送信します。',
    ],
    verb: ['Enable', '有効にする'],
    done: ['The account is enabled', 'アカウントを有効にしました'],
  },
  revoke: {
    title: (name: string) => [
      `Take the invitation of ${name} back?`,
      `${name} さんの招待を取り消しますか`,
    ],
    consequence: ['The link stops working at once.', 'リンクはすぐに無効になります。'],
    verb: ['Revoke invitation', '招待を取り消す'],
    done: ['The invitation is taken back', '招待を取り消しました'],
  },
  reset_second_factor: {
    title: (name: string) => [
      `Reset the second factor of ${name}?`,
      `${name} さんの二要素認証をリセットしますか`,
    ],
    consequence: [
      'For a lost phone. Every session ends, and the next sign-in needs the password alone. Make sure that it is really this person who asks.',
      '端末を紛失した場合に使います。すべてのセッションが終了し、次回はパスワードだけでサインインできます。ご本人からの依頼であることを必ず確認してください。',
    ],
    verb: ['Reset second factor', '二要素認証をリセット'],
    done: ['The second factor is reset', '二要素認証をリセットしました'],
  },
  disable: {
    title: (name: string) => [
      `Disable the account of ${name}?`,
      `${name} さんのアカウントを無効にしますか`,
    ],
    consequence: [
      'Sessions end at once and signing in is refused.',
      'セッションはすぐに終了し、サインインできなくなります。',
    ],
    verb: ['Disable', '無効にする'],
    done: ['The account is disabled', 'アカウントを無効にしました'],
  },
})
