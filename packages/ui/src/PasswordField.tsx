import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { lazy, Suspense, useId, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { defineMessages, useText } from './text.tsx'

// signing in needs no meter
const PasswordMeter = lazy(() =>
  import('./PasswordMeter.tsx').then((module) => ({ default: module.PasswordMeter })),
)

type Props = Omit<FieldProps, 'label' | 'value' | 'type'> & {
  label?: string
  value: string
  /** Sets a new password: shows the rules and the strength. Without it: the current password. */
  minLength?: number
  /** Own address, which must not be the password. */
  email?: string
}

/** Password with show and hide; with `minLength` also a strength meter and rules that tick off. */
export function PasswordField({ label, minLength, email, ...props }: Props) {
  const t = useText(messages)
  const own = useId()
  const [shown, setShown] = useState(false)
  const id = props.id ?? own
  return (
    <>
      <Field
        name="password"
        autoComplete={minLength ? 'new-password' : 'current-password'}
        label={label ?? t.label}
        required
        {...props}
        id={id}
        type={shown ? 'text' : 'password'}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, ...props.inputProps }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={shown ? t.hide : t.show}
              aria-controls={id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
      />
      {minLength && (
        <Suspense fallback={null}>
          <PasswordMeter password={props.value} minLength={minLength} email={email} />
        </Suspense>
      )}
    </>
  )
}

const messages = defineMessages({
  label: ['Password', 'パスワード'],
  show: ['Show password', 'パスワードを表示'],
  hide: ['Hide password', 'パスワードを隠す'],
})
