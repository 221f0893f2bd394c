import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type Props = ComponentProps<typeof Field> & {
  /** A recovery code is taken too: letters, and longer. */
  recovery?: boolean
}

/** The six digits of an authenticator app. */
export const CodeField = ({ recovery = false, ...props }: Props) => (
  <Field
    required
    {...props}
    autoComplete="one-time-code"
    inputProps={{
      ...(recovery ? { maxLength: 20 } : { inputMode: 'numeric', maxLength: 7 }),
      ...props.inputProps,
    }}
  />
)
