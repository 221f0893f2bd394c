import type { PasswordLengths } from '@officina/shared/passwordLengths'
import type { FieldProps } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordMinimum } from './passwordMinimum.ts'
import { defineMessages, useText } from './text.tsx'

type Name = 'password' | 'password_confirmation'

/** A new password with its rules, and the same once more. */
export function NewPasswordFields(props: {
  field: (name: Name) => Omit<FieldProps, 'label'> & { value: string }
  labels: Record<Name, string>
  of: keyof PasswordLengths
  /** Own address, which must not be the password. */
  email?: string
}) {
  const { field, labels } = props
  return (
    <>
      <PasswordField
        {...field('password')}
        label={labels.password}
        minLength={passwordMinimum(props.of)}
        {...(props.email !== undefined && { email: props.email })}
      />
      <PasswordField
        {...field('password_confirmation')}
        label={labels.password_confirmation}
        autoComplete="new-password"
      />
    </>
  )
}

/** What is wrong where the two differ, at the second. */
export function useSamePassword() {
  const t = useText(messages)
  return (values: Record<Name, string>): Record<string, string[]> =>
    values.password === values.password_confirmation ? {} : { password_confirmation: [t.different] }
}

const messages = defineMessages({
  different: [
    'The passwords do not match. Enter the same password twice.',
    '2つのパスワードが一致しません。同じものを入力してください。',
  ],
})
