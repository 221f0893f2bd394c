import { type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { FormDialog } from './FormDialog.tsx'
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
export function ConfirmDialog({ open, ...props }: Props) {
  return open ? <Question {...props} /> : null
}

// Its own component, so that the reason is forgotten when the dialog is closed.
function Question(props: Omit<Props, 'open'>) {
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
    <FormDialog
      title={props.title}
      formProps={{ onSubmit: confirm }}
      isTyped={reason !== ''}
      pending={props.pending}
      verb={props.verb}
      danger={props.danger}
      onClose={props.onClose}
    >
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
    </FormDialog>
  )
}

const messages = defineMessages({
  en: { reason: 'Reason', missing: 'Give a reason. It is kept in the history.' },
  ja: { reason: '理由', missing: '理由を入力してください。履歴に残ります。' },
})
