import { Field, type FieldProps } from './Field.tsx'
import { defineMessages, useText } from './text.tsx'

/** Email address; at sign-in it is the user name, elsewhere pass `autoComplete="email"`. */
export function EmailField({ label, ...props }: Omit<FieldProps, 'label'> & { label?: string }) {
  const t = useText(messages)
  return (
    <Field
      type="email"
      name="email"
      autoComplete="username"
      label={label ?? t.label}
      required
      {...props}
      inputProps={{
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 254,
        ...props.inputProps,
      }}
    />
  )
}

const messages = defineMessages({
  label: ['Email', 'メールアドレス'],
})
