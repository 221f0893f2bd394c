import { type ReactNode, useState } from 'react'
import { errorText } from './errorText.ts'
import { Field } from './Field.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormError } from './FormError.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import { useKeptState } from './keptInput.ts'
import { defineMessages, useText } from './text.tsx'

type Props = {
  /** What is rendered is open, unless this says no. */
  open?: boolean
  /** Names the object: "Cancel recipe R-2026-000123 for Ana B.?" */
  title: string
  /** What happens then. */
  consequence: ReactNode
  /** The verb on the button: "Cancel recipe". */
  verb: string
  danger?: boolean
  /** Cancels, stops or takes back: “Cancel” beside it could be either. */
  cancels?: boolean
  reasonOptional?: boolean
  reasonLabel?: string
  /** Characters that the server takes of it, else 500. */
  reasonMax?: number
  /** Further fields above the reason. */
  children?: ReactNode
  /** Whether something is typed in those. */
  isTyped?: boolean
  /** What is sent, if anything is: nothing is sent again meanwhile, and why the last try failed is shown in place. */
  call: { isPending: boolean; error: unknown } | undefined
  onClose: () => void
} & (
  | { reason?: undefined; onConfirm: () => void }
  | {
      /**
       * Asks for a reason, which must not be empty unless `reasonOptional`. The name of the question and its record:
       * what is typed is kept under it until the answer of `onConfirm` has come or the dialog is left by its button.
       */
      reason: string | false
      onConfirm: (reason: string) => Promise<unknown>
    }
)

/** Asks before anything that sends a message, moves money or cannot be undone. */
export function ConfirmDialog(props: Props) {
  return props.open === false ? null : <Question {...props} />
}

// Its own component, so that the reason is forgotten when the dialog is closed; a session that ends loses nothing.
function Question(props: Props) {
  const t = useText(messages)
  const reason = useKeptState(props.reason || undefined, '')
  const [missing, setMissing] = useState(false)
  const pending = props.call?.isPending ?? false

  async function confirm(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (pending) return
    const empty = Boolean(props.reason && !props.reasonOptional && !reason.value.trim())
    setMissing(empty)
    if (empty) return
    try {
      await props.onConfirm(reason.value.trim())
      reason.forget()
    } catch {
      // the error of the `call` says why
    }
  }

  return (
    <FormDialog
      title={props.title}
      form={{
        formProps: { onSubmit: confirm },
        isTyped: props.isTyped || reason.value !== '',
        pending,
      }}
      verb={props.verb}
      danger={props.danger}
      cancels={props.cancels}
      onClose={() => {
        reason.forget()
        props.onClose()
      }}
    >
      <KeptNotice kept={reason.kept} />
      <div>{props.consequence}</div>
      {(props.children || props.reason) && <div style={{ marginTop: 16 }}>{props.children}</div>}
      {props.reason && (
        <Field
          label={props.reasonLabel ?? t.reason}
          name="reason"
          value={reason.value}
          onChange={(event) => reason.set(event.target.value)}
          optional={props.reasonOptional}
          required={!props.reasonOptional}
          error={missing ? (props.reasonLabel ? t.missingText : t.missing) : undefined}
          multiline
          minRows={2}
          inputProps={{ maxLength: props.reasonMax ?? 500 }}
        />
      )}
      <FormError>{errorText(props.call?.error)}</FormError>
    </FormDialog>
  )
}

const messages = defineMessages({
  reason: ['Reason', '理由'],
  missing: [
    'Enter a reason. It is saved in the history.',
    '理由を入力してください。履歴に残ります。',
  ],
  missingText: ['Write a few words.', '内容を入力してください。'],
})
