import { deviceOf } from '@officina/shared/userAgent'
import { Field } from '../Field.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useText } from '../text.tsx'
import { useServerForm } from '../useServerForm.ts'
import { messages } from './messages.ts'
import type { Passkey, SecondFactorCalls } from './types.ts'

/** A name and the password; then the browser makes the passkey. */
export function AddPasskey(props: {
  send: SecondFactorCalls['addPasskey']
  onDone: (codes: string[]) => void
  onClose: () => void
}) {
  const t = useText(messages)
  const here = deviceOf(globalThis.navigator?.userAgent ?? null)
  const form = useServerForm(
    { name: here ? t.device(here.browser, here.system) : '', current_password: '' },
    async (values) => props.onDone(await props.send(values)),
  )
  return (
    <FormDialog
      title={t.addTitle}
      formProps={form.formProps}
      isTyped={form.isTyped}
      pending={form.pending}
      verb={t.addPasskey}
      onClose={props.onClose}
    >
      <p style={{ marginTop: 0 }}>{t.addText}</p>
      <FormError>{form.message}</FormError>
      <NameField {...form.field('name')} />
      <PasswordField {...form.field('current_password')} label={t.password} autoFocus />
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
      formProps={form.formProps}
      isTyped={form.isTyped}
      pending={form.pending}
      verb={t.save}
      onClose={props.onClose}
    >
      <FormError>{form.message}</FormError>
      <NameField {...form.field('name')} autoFocus />
    </FormDialog>
  )
}

export function RemovePasskey(props: {
  passkey: Passkey
  send: (password: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText(messages)
  const form = useServerForm({ current_password: '' }, (values) =>
    props.send(values.current_password),
  )
  return (
    <FormDialog
      title={t.removeTitle(props.passkey.name)}
      formProps={form.formProps}
      isTyped={form.isTyped}
      pending={form.pending}
      verb={t.removeVerb}
      danger
      onClose={props.onClose}
    >
      <p style={{ marginTop: 0 }}>{t.removeText}</p>
      <FormError>{form.message}</FormError>
      <PasswordField {...form.field('current_password')} label={t.password} autoFocus />
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
