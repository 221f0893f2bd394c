import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import { type ReactNode, type Ref, useId } from 'react'

/** One choice of a group as a card; the whole card is the label. */
export function Choice(props: {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  title: ReactNode
  text?: ReactNode
  end?: ReactNode
  disabled?: boolean
}) {
  return (
    <Box component="label" data-checked={props.checked || undefined} sx={card}>
      <Radio
        name={props.name}
        value={props.value}
        checked={props.checked}
        onChange={props.onChoose}
        disabled={props.disabled}
        sx={{ p: 0 }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{props.title}</Box>
        {props.text && (
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {props.text}
          </Box>
        )}
      </Box>
      {props.end && <Box sx={{ flexShrink: 0 }}>{props.end}</Box>}
    </Box>
  )
}

/** A group of choices, named by the heading of its part; `error` says what is missing. */
export function Choices(props: {
  label: string
  error?: string | undefined
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      component="fieldset"
      ref={props.ref}
      aria-label={props.label}
      aria-describedby={props.error ? id : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {props.error && (
        <FormHelperText error id={id} sx={{ mb: 2 }}>
          {props.error}
        </FormHelperText>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>{props.children}</Box>
    </Box>
  )
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: 4,
  minHeight: 56,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&[data-checked]': {
    borderColor: 'primary.main',
    outline: '1px solid var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
} as const
