import Box from '@mui/material/Box'

/** Words to press, one or several, side by side. */
export function Choices(props: {
  label: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  single?: boolean
}) {
  const { value, single } = props
  const toggle = (each: string) => {
    if (single) return props.onChange([each])
    props.onChange(value.includes(each) ? value.filter((v) => v !== each) : [...value, each])
  }
  return (
    <Box component="fieldset" sx={frame}>
      <legend>{props.label}</legend>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {props.options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={value.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </button>
        ))}
      </Box>
    </Box>
  )
}

const frame = {
  border: 0,
  m: 0,
  mb: 5,
  p: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 },
  '& button': {
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'control',
    borderRadius: '8px',
    px: 3,
    minHeight: { xs: 44, sm: 36 },
    cursor: 'pointer',
    '&:hover': { borderColor: 'text.primary' },
    '&[aria-pressed=true]': {
      color: 'primary.contrastText',
      bgcolor: 'primary.main',
      borderColor: 'primary.main',
    },
  },
}
