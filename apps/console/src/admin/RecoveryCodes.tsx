import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { components } from '@officina/openapi/schema'
import { CodeField } from '@officina/ui/CodeField'
import { PasswordField } from '@officina/ui/PasswordField'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { ActionDialog } from '../schema/ActionDialog.tsx'
import type { ActionForm, ActionValues } from '../schema/actions.ts'
import { rememberMe } from '../session/me.ts'

type Codes = components['schemas']['RecoveryCodes']

/** Ten new codes in place of those before. */
export default function RecoveryCodes(props: {
  left: number
  onChange: (left: number) => void
  onClose: () => void
}) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <ShownOnce codes={codes} onClose={props.onClose} />
  return (
    <ActionDialog
      record={self}
      action={{
        call: 'POST /api/admin/second-factor/recovery-codes',
        label: ['Generate new codes', '新しいコードを発行'],
        title: ['Generate new recovery codes?', '回復コードを再発行しますか'],
        text: () => [
          `${props.left === 1 ? '1 code is' : `${props.left} codes are`} left. You get 10 new codes; the old ones stop working.`,
          `残りは${props.left}個です。新しいコードを10個発行し、以前のコードは使用できなくなります。`,
        ],
        fields: { current_password: { Input: OwnPassword }, code: { Input: OwnCode } },
      }}
      onClose={props.onClose}
      onDone={(answer) => {
        const made = answer as Codes
        rememberMe(made.me)
        props.onChange(made.recovery_codes.length)
        setCodes(made.recovery_codes)
      }}
    />
  )
}

/** Nothing in the path of such a call names the account: it is one's own. */
export const self = { id: 'me' }

type InputProps = { form: ActionForm<ActionValues> }

export function OwnPassword({ form }: InputProps) {
  const t = useText(messages)
  const name = 'current_password'
  return <PasswordField {...form.field(name)} label={t.password} value={form.values[name]} />
}

export function OwnCode({ form }: InputProps) {
  const t = useText(messages)
  return <CodeField {...form.field('code')} label={t.code} help={t.codeHelp} recovery />
}

/** The codes, to be copied or kept as a file: nobody can read them again. */
export function ShownOnce(props: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(messages)
  const notify = useNotify()
  const titleId = useId()
  const text = props.codes.join('\n')
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.keep}
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{t.keepText}</p>
        <Box component="ul" aria-label={t.codes} sx={list}>
          {props.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="outlined"
            onClick={() =>
              void navigator.clipboard
                .writeText(text)
                .then(() => notify(t.copied, { type: 'success' }))
            }
          >
            {t.copy}
          </Button>
          <Button
            variant="outlined"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t.file}\n\n${text}\n`)}`}
            download="officina-recovery-codes.txt"
          >
            {t.download}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="contained" onClick={props.onClose}>
          {t.kept}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  m: 0,
  mb: 5,
  p: 0,
  listStyle: 'none',
  fontSize: '1rem',
  '& code': { fontVariantNumeric: 'tabular-nums' },
}

const messages = defineMessages({
  password: ['Current password', '現在のパスワード'],
  code: ['Code', '認証コード'],
  codeHelp: [
    'The 6-digit code from your app, or an unused recovery code.',
    '認証アプリの6桁の数字、または未使用の回復コードです。',
  ],
  keep: ['Save your recovery codes', '回復コードを保管してください'],
  keepText: [
    'Without your phone, each code signs you in once. They are shown only now: print them or save them in your password manager.',
    '端末がないとき、1個につき1回ログインできます。表示されるのは今回だけです。印刷するか、パスワード管理ツールなどに保存してください。',
  ],
  codes: ['Recovery codes', '回復コード'],
  copy: ['Copy', 'コピー'],
  copied: ['Codes copied', 'コードをコピーしました'],
  download: ['Download', 'ダウンロード'],
  file: ['Officina: recovery codes. Each works once.', 'Officina 回復コード（各1回限り）'],
  kept: ['I have saved them', '保管しました'],
})
