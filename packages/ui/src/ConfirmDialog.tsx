import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import { Field } from './Field.tsx'
import { FormError } from './FormError.tsx'
import { defineMessages, useText } from './text.tsx'

type Props = {
  open: boolean
  /** Names the object: "Cancel recipe R-2026-000123 for Ana B.?" */
  title: string
  /** What happens then. */
  consequence: ReactNode
  /** The verb on the button: "Cancel recipe". */
  verb: string
  danger?: boolean
  /** Asks for a reason, which must not be empty unless `reasonOptional`. */
  reason?: boolean
  reasonOptional?: boolean
  reasonLabel?: string
  /** Further fields above the reason. */
  children?: ReactNode
  pending: boolean
  /** Why the last try failed; shown in place. */
  error: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before anything that sends a message, moves money or cannot be undone. */
export function ConfirmDialog(props: Props) {
  const titleId = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.pending ? undefined : props.onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <Question {...props} titleId={titleId} />
    </Dialog>
  )
}

// Its own component, so that the reason is forgotten when the dialog is closed.
function Question(props: Props & { titleId: string }) {
  const t = useText(messages)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)

  function confirm(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (props.pending) return
    const empty = Boolean(props.reason && !props.reasonOptional && !reason.trim())
    setMissing(empty)
    if (!empty) props.onConfirm(reason.trim())
  }

  return (
    <form onSubmit={confirm} noValidate>
      <DialogTitle id={props.titleId} component="h2" variant="h2" sx={{ pb: 2 }}>
        {props.title}
      </DialogTitle>
      <DialogContent>
        <div>{props.consequence}</div>
        {(props.children || props.reason) && <div style={{ marginTop: 16 }}>{props.children}</div>}
        {props.reason && (
          <Field
            label={props.reasonLabel ?? t.reason}
            name="reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            optional={props.reasonOptional}
            required={!props.reasonOptional}
            error={missing ? t.missing : undefined}
            multiline
            minRows={2}
            inputProps={{ maxLength: 500 }}
          />
        )}
        <FormError>{props.error}</FormError>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        <Button onClick={props.onClose} disabled={props.pending}>
          {t.keep}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={props.danger ? 'error' : 'primary'}
          aria-disabled={props.pending || undefined}
          aria-busy={props.pending || undefined}
        >
          {props.verb}
        </Button>
      </DialogActions>
    </form>
  )
}

const messages = defineMessages({
  en: { reason: 'Reason', missing: 'Give a reason. It is kept in the history.', keep: 'Go back' },
  ja: { reason: '理由', missing: '理由を入力してください。履歴に残ります。', keep: '戻る' },
})
