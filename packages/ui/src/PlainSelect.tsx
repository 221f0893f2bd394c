import { styled } from '@mui/material/styles'
import { useId } from 'react'

type Option<V extends string> = { value: V; label: string; lang?: string }

/** A small native select with a visually hidden label, for footers and toolbars. */
export function PlainSelect<V extends string>(props: {
  label: string
  value: V
  options: readonly Option<V>[]
  onChange: (value: V) => void
}) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id} style={visuallyHidden}>
        {props.label}
      </label>
      <Select
        id={id}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as V)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    </span>
  )
}

/** Hidden from the eye, read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'inherit',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.control}`,
  borderRadius: 8,
  padding: '4px 8px',
  minHeight: 32,
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
}))
