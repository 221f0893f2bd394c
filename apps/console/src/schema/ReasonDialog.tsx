import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx'
import { ReasonField } from './ReasonField.tsx'

type Props = Omit<
  ActionDialogProps<{ reason: string }>,
  'open' | 'initial' | 'body' | 'children'
> & {
  /** Sent with the reason; without it the reason alone is sent. */
  revision?: number
  label?: string
  help?: string
  max?: number
}

/** A command that wants nothing but a reason for the history. */
export function ReasonDialog({ revision, label, help, max, ...dialog }: Props) {
  return (
    <ActionDialog
      open
      {...dialog}
      initial={{ reason: '' }}
      body={({ reason }) => (revision === undefined ? { reason } : { reason, revision })}
    >
      {(form) => <ReasonField form={form} label={label} help={help} max={max} />}
    </ActionDialog>
  )
}
