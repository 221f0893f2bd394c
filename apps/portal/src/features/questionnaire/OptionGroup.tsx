import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'

type Option = { value: string; label: string }

/** Radio buttons or check boxes as large targets, side by side when their words are short. */
export function OptionGroup(props: {
  id: string
  label: ReactNode
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  many?: boolean
  disabled?: boolean
  note?: ReactNode
  error?: string | undefined
}) {
  const { value } = props
  const isRow = props.options.every(({ label }) => label.length <= 14)
  function toggle(each: string, on: boolean) {
    if (!props.many) return props.onChange([each])
    props.onChange(on ? [...value, each] : value.filter((other) => other !== each))
  }
  const noteId = `${props.id}-note`
  const hasNote = Boolean(props.error || props.note)
  return (
    <Box
      component="fieldset"
      id={props.id}
      tabIndex={-1}
      disabled={props.disabled}
      aria-describedby={hasNote ? noteId : undefined}
      sx={frame}
    >
      <legend>{props.label}</legend>
      <Box sx={{ display: 'flex', flexDirection: isRow ? 'row' : 'column', ...list }}>
        {props.options.map((option) => (
          <label key={option.value} data-on={value.includes(option.value)}>
            <input
              type={props.many ? 'checkbox' : 'radio'}
              name={props.id}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </Box>
      {hasNote && (
        <FormHelperText component="div" id={noteId} error={Boolean(props.error)}>
          {props.error ?? props.note}
        </FormHelperText>
      )}
    </Box>
  )
}

const list = { flexWrap: 'wrap', gap: 2, alignItems: 'stretch' }
const frame = {
  border: 0,
  m: 0,
  mb: 5,
  p: 0,
  minWidth: 0,
  '&:focus': { outline: 'none' },
  '& legend': { p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 },
  '& legend > span': { fontWeight: 400, color: 'text.secondary' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 3,
    py: 1,
    minHeight: 44,
    border: 1,
    borderColor: 'control',
    borderRadius: '8px',
    bgcolor: 'background.paper',
    cursor: 'pointer',
    '&[data-on=true]': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' },
    '&:focus-within': {
      outline: '2px solid var(--mui-palette-primary-main)',
      outlineOffset: '2px',
    },
  },
  '& input': {
    m: 0,
    width: 18,
    height: 18,
    flex: 'none',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:disabled label': { cursor: 'default', opacity: 0.75 },
}
