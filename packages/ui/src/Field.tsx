import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { defineMessages, useLocale, useText } from './text.tsx'
import { charactersLeft, tooLongText } from './textLength.ts'

export type FieldProps = Omit<OutlinedInputProps, 'error' | 'label'> & {
  label: ReactNode
  help?: ReactNode
  /** What is wrong and what to do; shown in place of the help. */
  error?: string | undefined
  /** Says "optional" beside the label. */
  optional?: boolean
  /** Between the label and the input. */
  tools?: ReactNode
}

/**
 * Text input with its label above and help or error below. Takes all props of MUI's OutlinedInput. What is longer
 * than `maxLength` of the `inputProps` is not cut, because nobody sees that: how much to remove is said below.
 */
export function Field({
  label,
  help,
  error,
  optional,
  tools,
  id,
  inputProps,
  inputMode,
  ...input
}: FieldProps) {
  const t = useText(messages)
  const locale = useLocale()
  const own = useId()
  const fieldId = id ?? own
  const { maxLength = Infinity, ...attributes } = inputProps ?? {}
  const text = `${input.value ?? ''}`
  const left = charactersLeft(text, maxLength)
  const wrong = tooLongText(text, maxLength, locale) ?? error
  const isNear = maxLength >= 2 * nearEnd && left < nearEnd
  const note = wrong ?? (isNear ? [help, ' ', t.left(left)] : help)
  return (
    <FormControl error={Boolean(wrong)} fullWidth required={input.required} sx={{ mb: 5 }}>
      <FieldLabel htmlFor={fieldId} optional={optional}>
        {label}
      </FieldLabel>
      {tools}
      <OutlinedInput
        id={fieldId}
        size="small"
        fullWidth
        aria-describedby={note ? `${fieldId}-note` : undefined}
        inputProps={{ inputMode, ...attributes, 'aria-invalid': wrong ? true : undefined }}
        {...input}
      />
      {note && <FormHelperText id={`${fieldId}-note`}>{note}</FormHelperText>}
    </FormControl>
  )
}

/** So few characters before the limit of a text, what is left is counted. */
const nearEnd = 20

/** The label above a control. */
export function FieldLabel(props: {
  htmlFor?: string
  optional?: boolean | undefined
  children: ReactNode
}) {
  const t = useText(messages)
  return (
    <Label htmlFor={props.htmlFor}>
      {props.children}
      {props.optional && <span>{t.optional}</span>}
    </Label>
  )
}

const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 4,
  fontSize: '0.875rem',
  fontWeight: 600,
  '& > span': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}))

const messages = defineMessages({
  optional: [' (optional)', '（任意）'],
  left: (n: number) => [`${n} ${n === 1 ? 'character' : 'characters'} left.`, `残り${n}文字`],
})
