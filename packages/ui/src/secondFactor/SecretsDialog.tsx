import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { useServerForm } from '../useServerForm.ts'
import { ProofFields, proofOf } from './ProofFields.tsx'
import type { Proof, SecondFactorState } from './types.ts'

/**
 * The password, and the second factor of an account that has one, for what must not be done in a browser that was
 * borrowed or left open.
 */
export function SecretsDialog(props: {
  state: SecondFactorState
  title: string
  text: string
  verb: string
  danger?: boolean
  autoFocus?: boolean
  send: (proof: Proof) => Promise<unknown>
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
        password={{ ...form.field('current_password'), autoFocus: props.autoFocus }}
        code={form.field('code')}
      />
    </FormDialog>
  )
}
