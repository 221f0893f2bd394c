import { PasswordField } from '@officina/ui/PasswordField'
import { passwordMinimum } from '@officina/ui/passwordMinimum.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { ActionDialog } from '../schema/ActionDialog.tsx'
import type { ActionForm, ActionValues } from '../schema/actions.ts'
import { knownMe, type Me, rememberMe } from '../session/me.ts'
import { useMe } from './MeContext.ts'

/** An administrator's own name, phone and language, or the password. */
export default function OwnAccount(props: { what: 'profile' | 'password'; onClose: () => void }) {
  const shown = useMe()
  // a change a moment ago is not in the context yet
  const me = { ...shown, ...knownMe() }
  return props.what === 'profile' ? (
    <ActionDialog
      record={me}
      onClose={props.onClose}
      onDone={(answer) => rememberMe(answer as Me)}
      action={{
        call: 'POST /api/admin/account/profile',
        label: ['Save profile', 'プロフィールを保存'],
        title: ['Edit profile', 'プロフィールを編集'],
        text: [
          'Your name appears next to your actions.',
          '操作の記録には、この氏名が表示されます。',
        ],
        done: ['Profile saved', 'プロフィールを保存しました'],
        fields: {
          name: { initial: me.name },
          phone: { initial: me.phone ?? '' },
          locale: { initial: me.locale },
        },
      }}
    />
  ) : (
    <ActionDialog
      record={me}
      onClose={props.onClose}
      action={{
        call: 'POST /api/admin/account/password',
        label: ['Change password', 'パスワードを変更'],
        title: ['Change password', 'パスワードを変更'],
        text: [
          'You stay signed in here and are signed out everywhere else.',
          'この端末ではログインしたままになり、ほかの端末ではログアウトします。',
        ],
        done: ['Password changed', 'パスワードを変更しました'],
        fields: {
          current_password: { Input: OwnPassword },
          password: { Input: NewPassword },
          password_confirmation: { Input: Again },
        },
      }}
    />
  )
}

type InputProps = { form: ActionForm<ActionValues> }

function OwnPassword({ form }: InputProps) {
  const t = useText(messages)
  const name = 'current_password'
  return <PasswordField {...form.field(name)} label={t.current} value={form.values[name]} />
}

function NewPassword({ form }: InputProps) {
  const t = useText(messages)
  const { email } = useMe()
  return (
    <PasswordField
      {...form.field('password')}
      value={form.values.password}
      label={t.password}
      minLength={passwordMinimum('admin')}
      email={email}
    />
  )
}

function Again({ form }: InputProps) {
  const t = useText(messages)
  const name = 'password_confirmation'
  return (
    <PasswordField
      {...form.field(name)}
      value={form.values[name]}
      label={t.again}
      autoComplete="new-password"
    />
  )
}

const messages = defineMessages({
  current: ['Current password', '現在のパスワード'],
  password: ['New password', '新しいパスワード'],
  again: ['Confirm new password', '新しいパスワード（確認）'],
})
