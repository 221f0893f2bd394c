import { deviceOf } from '@officina/shared/userAgent'
import { useRef } from 'react'
import { Field } from '../Field.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { useText } from '../text.tsx'
import { useServerForm } from '../useServerForm.ts'
import { messages } from './messages.ts'
import { ProofFields, proofOf } from './ProofFields.tsx'
import type { Passkey, PasskeyBegun, SecondFactorCalls, SecondFactorState } from './types.ts'

/**
 * A name and the proof of who one is; then the browser makes the passkey. Whoever cancels there tries again without
 * another proof: a code is used up.
 */
export function AddPasskey(props: {
  state: SecondFactorState
  calls: Pick<SecondFactorCalls, 'beginPasskey' | 'addPasskey'>
  onDone: (codes: string[]) => void
  onClose: () => void
}) {
  const t = useText(messages)
  const here = deviceOf(globalThis.navigator?.userAgent ?? null)
  const proof = proofOf(props.state)
  const begun = useRef<PasskeyBegun>(undefined)
  const form = useServerForm(
    { name: here ? t.device(here.browser, here.system) : '', current_password: '', code: '' },
    async ({ name, ...values }) => {
      begun.current ??= await props.calls.beginPasskey({ ...values, hasPasskey: proof.hasPasskey })
      try {
        props.onDone(await props.calls.addPasskey(name, begun.current))
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'PASSKEY_REFUSED') throw error
        begun.current = undefined
        form.set('code', '')
        const message = proof.hasFactor ? t.beginAgain : t.tryAgain
        throw Object.assign(new Error(message, { cause: error }), { status: 422 })
      }
    },
  )
  return (
    <FormDialog title={t.addTitle} form={form} verb={t.addPasskey} onClose={props.onClose}>
      <p style={{ marginTop: 0 }}>{t.addText}</p>
      <FormError>{form.message}</FormError>
      <NameField {...form.field('name')} />
      <ProofFields
        proof={proof}
        password={{ ...form.field('current_password'), autoFocus: true }}
        code={form.field('code')}
      />
    </FormDialog>
  )
}

export function RenamePasskey(props: {
  passkey: Passkey
  send: (name: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText(messages)
  const form = useServerForm({ name: props.passkey.name }, ({ name }) => props.send(name))
  return (
    <FormDialog
      title={t.renameTitle(props.passkey.name)}
      form={form}
      verb={t.save}
      onClose={props.onClose}
    >
      <FormError>{form.message}</FormError>
      <NameField {...form.field('name')} autoFocus />
    </FormDialog>
  )
}

function NameField(props: Omit<React.ComponentProps<typeof Field>, 'label'>) {
  const t = useText(messages)
  return (
    <Field
      {...props}
      label={t.passkeyName}
      help={t.passkeyNameHelp}
      required
      inputProps={{ maxLength: 60 }}
    />
  )
}
