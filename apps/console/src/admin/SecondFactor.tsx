import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { CodeField } from '@officina/ui/CodeField'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ActionDialog } from '../schema/ActionDialog.tsx'
import type { Command, Subject } from '../schema/actions.ts'
import { rememberMe } from '../session/me.ts'
import { OwnCode, OwnPassword, ShownOnce, self } from './RecoveryCodes.tsx'

type Setup = { secret: string; qr: { size: number; path: string } }
type Me = components['schemas']['AdminMe']
type Codes = components['schemas']['RecoveryCodes']
type Props = { isOn: boolean; onChange: (isOn: boolean) => void; onClose: () => void }

/** Sets one's second factor up in two steps, or switches it off. */
export default function SecondFactor(props: Props) {
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const changed = (me: Me) => {
    rememberMe(me)
    props.onChange(!props.isOn)
  }
  if (codes)
    return (
      <ShownOnce
        codes={codes}
        onClose={() => {
          props.onClose()
          props.onChange(true)
        }}
      />
    )
  if (props.isOn)
    return <SwitchOff onClose={props.onClose} onDone={(answer) => changed(answer as Me)} />
  if (!setup)
    return <Begin onClose={props.onClose} onDone={(answer) => setSetup(answer as Setup)} />
  return (
    <Confirm
      setup={setup}
      onClose={props.onClose}
      onDone={(answer) => {
        const { me, recovery_codes } = answer as Codes
        rememberMe(me)
        setCodes(recovery_codes)
      }}
    />
  )
}

type StepProps = { onClose: () => void; onDone: (answer: unknown) => void }

/** The password first: a browser that was left open must not get a second factor of somebody else. */
const Begin = (props: StepProps) => (
  <ActionDialog
    {...props}
    record={self}
    action={{
      call: 'POST /api/admin/second-factor',
      label: ['Continue', '次へ'],
      title: ['Set up two-factor authentication', '二要素認証を設定'],
      text: [
        'You will sign in with your password and a code from an authenticator app on your phone.',
        '設定すると、ログインにはパスワードと、スマートフォンの認証アプリのコードが必要になります。',
      ],
      fields: { current_password: { Input: OwnPassword } },
    }}
  />
)

function Confirm({ setup, ...props }: StepProps & { setup: Setup }) {
  const t = useText(messages)
  return (
    <ActionDialog {...props} record={self} action={confirm}>
      {() => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center', mb: 5 }}>
          <Qr {...setup.qr} label={t.qr} />
          <Box sx={{ minWidth: 0 }}>
            <div>{t.byHand}</div>
            <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
              {setup.secret.match(/.{4}/g)?.join(' ')}
            </Box>
          </Box>
        </Box>
      )}
    </ActionDialog>
  )
}

const confirm: Command<Subject> = {
  call: 'POST /api/admin/second-factor/confirm',
  label: ['Turn on', '有効にする'],
  title: ['Scan this with your authenticator app', '認証アプリで読み取ってください'],
  text: [
    'Then enter the code from the app. Nothing changes until you do.',
    '続いて、アプリに表示されたコードを入力してください。入力するまで設定は変わりません。',
  ],
  fields: {
    code: {
      Input: ({ form }) => {
        const t = useText(messages)
        return <CodeField {...form.field('code')} label={t.code} help={t.codeHelp} />
      },
    },
  },
}

const SwitchOff = (props: StepProps) => (
  <ActionDialog
    {...props}
    record={self}
    action={{
      call: 'POST /api/admin/second-factor/remove',
      label: ['Turn off', '無効にする'],
      title: ['Turn off two-factor authentication?', '二要素認証を無効にしますか'],
      text: [
        'You will sign in with your password only.',
        'パスワードだけでログインできるようになります。',
      ],
      done: ['Two-factor authentication turned off', '二要素認証を無効にしました'],
      danger: true,
      fields: { current_password: { Input: OwnPassword }, code: { Input: OwnCode } },
    }}
  />
)

/** Black on white in every colour scheme, with the margin that cameras need. */
function Qr(props: { size: number; path: string; label: string }) {
  const side = props.size + 8
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`-4 -4 ${side} ${side}`}
      width={200}
      height={200}
      style={{ background: '#fff', borderRadius: 8, flexShrink: 0 }}
    >
      <path d={props.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const messages = defineMessages({
  qr: ['QR code for your authenticator app', '認証アプリ用のQRコード'],
  byHand: ['Or enter this key in the app:', 'または、次のキーをアプリに入力してください：'],
  code: ['Code', '認証コード'],
  codeHelp: [
    '6 digits. The code changes every 30 seconds.',
    '6桁の数字です。30秒ごとに新しいコードが表示されます。',
  ],
})
