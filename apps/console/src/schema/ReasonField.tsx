import { Field } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm } from './ActionDialog.tsx'

/** Why somebody does it: `reason` of a command, at most `max` characters. Without `help` it says that it is kept. */
export function ReasonField<V extends { reason: string }>(props: {
  form: Pick<ActionForm<V>, 'field'>
  label?: string
  help?: string
  max?: number
}) {
  const t = useText(messages)
  return (
    <Field
      {...props.form.field('reason')}
      label={props.label ?? t.reason}
      help={props.help ?? t.kept}
      required
      multiline
      minRows={2}
      inputProps={{ maxLength: props.max ?? 500 }}
    />
  )
}

const messages = defineMessages({
  reason: ['Reason', '理由'],
  kept: ['It is kept in the history.', '履歴に残ります。'],
})
