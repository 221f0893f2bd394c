import Button from '@mui/material/Button'
import { useState } from 'react'
import { CodeField } from '../CodeField.tsx'
import { errorText } from '../errorText.ts'
import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { defineMessages, useText } from '../text.tsx'
import { useServerForm } from '../useServerForm.ts'

export type StepUpCalls = {
  prove: (input: { current_password: string } | { code: string }) => Promise<void>
  proveByPasskey: () => Promise<void>
}

/** Asks for the password, or the second factor, once more. What is open below keeps what was typed. */
export default function StepUpDialog(props: {
  calls: () => Promise<StepUpCalls>
  hasFactor: boolean
  onClose: (hasProved: boolean) => void
}) {
  const t = useText(messages)
  const [byCode, setByCode] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useServerForm({ current_password: '', code: '' }, async (values) => {
    setFailure(undefined)
    const { current_password, code } = values
    await (await props.calls()).prove(byCode ? { code } : { current_password })
    props.onClose(true)
  })
  async function proveByPasskey() {
    setFailure(undefined)
    try {
      await (await props.calls()).proveByPasskey()
      props.onClose(true)
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return (
    <FormDialog
      title={t.title}
      form={{ ...form, isTyped: false }}
      verb={t.verb}
      onClose={() => props.onClose(false)}
    >
      <p style={{ marginTop: 0 }}>{t.text}</p>
      <FormError>{form.message ?? failure}</FormError>
      {byCode ? (
        <CodeField {...form.field('code')} label={t.code} help={t.codeHelp} recovery autoFocus />
      ) : (
        <PasswordField {...form.field('current_password')} label={t.password} autoFocus />
      )}
      {props.hasFactor && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button size="small" onClick={() => setByCode(!byCode)}>
            {byCode ? t.usePassword : t.useCode}
          </Button>
          <Button size="small" onClick={() => void proveByPasskey()}>
            {t.usePasskey}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

const messages = defineMessages({
  title: ['Confirm that it is you', 'ご本人の確認'],
  text: [
    'This action is protected. After you confirm, it continues, and you are not asked again for 10 minutes.',
    'この操作にはご本人の確認が必要です。確認が済むと操作を続行し、10分間は再度お尋ねしません。',
  ],
  verb: ['Confirm', '確認する'],
  password: ['Current password', '現在のパスワード'],
  code: ['Code', '認証コード'],
  codeHelp: [
    'The 6-digit code from your app, or an unused recovery code.',
    '認証アプリの6桁の数字、または未使用の回復コードです。',
  ],
  useCode: ['Use a code', '認証コードを使う'],
  usePassword: ['Use the password', 'パスワードを使う'],
  usePasskey: ['Use your passkey', 'パスキーを使う'],
})
