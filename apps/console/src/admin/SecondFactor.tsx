import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { CodeField } from '@officina/ui/CodeField'
import { PasswordField } from '@officina/ui/PasswordField'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { ActionDialog } from '../schema/ActionDialog.tsx'
import { rememberMe } from '../session/me.ts'
import { ShownOnce } from './RecoveryCodes.tsx'

type Setup = { secret: string; qr: { size: number; path: string } }
type Me = components['schemas']['AdminMe']
type Codes = components['schemas']['RecoveryCodes']
type Props = { isOn: boolean; onChange: (isOn: boolean) => void; onClose: () => void }

const path = '/api/admin/second-factor'

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
function Begin(props: StepProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      {...props}
      path={path}
      title={t.begin}
      consequence={t.beginText}
      verb={t.next}
      initial={{ current_password: '' }}
      body={(values) => values}
    >
      {(form) => (
        <PasswordField
          {...form.field('current_password')}
          label={t.password}
          value={form.values.current_password}
        />
      )}
    </ActionDialog>
  )
}

function Confirm({ setup, ...props }: StepProps & { setup: Setup }) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      {...props}
      path={`${path}/confirm`}
      title={t.confirm}
      consequence={t.confirmText}
      verb={t.switchOn}
      initial={{ code: '' }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center', mb: 5 }}>
            <Qr {...setup.qr} label={t.qr} />
            <Box sx={{ minWidth: 0 }}>
              <div>{t.byHand}</div>
              <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
                {setup.secret.match(/.{4}/g)?.join(' ')}
              </Box>
            </Box>
          </Box>
          <CodeField {...form.field('code')} label={t.code} help={t.codeHelp} />
        </>
      )}
    </ActionDialog>
  )
}

function SwitchOff(props: StepProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      {...props}
      danger
      path={`${path}/remove`}
      title={t.off}
      consequence={t.offText}
      verb={t.switchOff}
      done={t.isOff}
      initial={{ current_password: '', code: '' }}
      body={(values) => values}
    >
      {(form) => (
        <>
          <PasswordField
            {...form.field('current_password')}
            label={t.password}
            value={form.values.current_password}
          />
          <CodeField {...form.field('code')} label={t.code} help={t.offHelp} recovery />
        </>
      )}
    </ActionDialog>
  )
}

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
  begin: ['Set up a second factor', '二要素認証を設定'],
  beginText: [
    'Signing in then needs your password and a code of an authenticator app on your phone.',
    '設定すると、サインインにはパスワードと、スマートフォンの認証アプリのコードが必要になります。',
  ],
  password: ['Your password', '現在のパスワード'],
  next: ['Go on', '次へ'],
  confirm: ['Scan this with your authenticator app', '認証アプリで読み取ってください'],
  confirmText: [
    'Then type the code that the app shows. Until then nothing changes.',
    '続いて、アプリに表示されたコードを入力してください。入力するまで何も変わりません。',
  ],
  qr: ['QR code of the key', '認証キーのQRコード'],
  byHand: ['Or type this key into the app:', 'または、次のキーをアプリに入力してください：'],
  code: ['Code', '認証コード'],
  codeHelp: [
    'Six digits; a new code comes every 30 seconds.',
    '6桁の数字です。30秒ごとに新しいコードが表示されます。',
  ],
  switchOn: ['Switch on', '有効にする'],
  off: ['Switch your second factor off?', '二要素認証を無効にしますか'],
  offText: [
    'Signing in then needs your password alone.',
    'サインインに必要なものがパスワードだけになります。',
  ],
  offHelp: [
    'Six digits of the app, or a recovery code.',
    '認証アプリの6桁の数字、または回復コードです。',
  ],
  switchOff: ['Switch off', '無効にする'],
  isOff: ['The second factor is off', '二要素認証を無効にしました'],
})
