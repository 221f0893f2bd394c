import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { brandName } from '../brandName.ts'
import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { useText } from '../text.tsx'
import { useServerForm } from '../useServerForm.ts'
import { messages } from './messages.ts'
import { ProofFields, proofOf } from './ProofFields.tsx'
import type { SecondFactorCalls, SecondFactorState } from './types.ts'

/** The password and a second factor, for what a borrowed browser must not do. */
export function SecretsDialog(props: {
  state: SecondFactorState
  title: string
  text: string
  verb: string
  danger?: boolean
  send: (proof: Parameters<SecondFactorCalls['renewCodes']>[0]) => Promise<unknown>
  onClose: () => void
}) {
  const proof = proofOf(props.state)
  const form = useServerForm({ current_password: '', code: '' }, (values) =>
    props.send({ ...values, hasPasskey: proof.hasPasskey }),
  )
  return (
    <FormDialog
      title={props.title}
      form={form}
      verb={props.verb}
      danger={props.danger}
      onClose={props.onClose}
    >
      <p style={{ marginTop: 0 }}>{props.text}</p>
      <FormError>{form.message}</FormError>
      <ProofFields
        proof={proof}
        password={form.field('current_password')}
        code={form.field('code')}
      />
    </FormDialog>
  )
}

/** The codes, to be copied or kept as a file: nobody can read them again. */
export function RecoveryCodes(props: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(messages)
  const titleId = useId()
  const [copied, setCopied] = useState(false)
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button
            variant="outlined"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {t.copy}
          </Button>
          <Button
            variant="outlined"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t.file(brandName())}\n\n${text}\n`)}`}
            download="recovery-codes.txt"
          >
            {t.download}
          </Button>
          <span role="status">{copied && t.copied}</span>
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
