import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useRef, useState } from 'react'
import { defineMessages, useText } from './text.tsx'
import { tabular } from './theme.ts'

/**
 * Minus, number, plus; 44 px each. `label` names what is counted ("Quantity of Magnesium 200"). A typed number beyond
 * `max` becomes `max`, and what is no number leaves the one before; both are said.
 */
export function QuantityStepper(props: {
  name?: string
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  /** Passes a typed number on as it is; the form says at `error` what is wrong with it. */
  unbounded?: boolean
  error?: string | undefined
}) {
  const t = useText(messages)
  const { value, onChange, min = 1, max = 20 } = props
  const [typed, setTyped] = useState(`${value}`)
  const [said, setSaid] = useState<string>()
  const noteId = useId()
  const within = (number: number) => Math.min(max, Math.max(min, number))
  const note = props.error ?? said
  /** The value last reported: leaving the field then reports nothing new. */
  const told = useRef(typed)
  useEffect(() => {
    told.current = `${value}`
    setTyped(told.current)
  }, [value])

  function step(number: number) {
    setSaid(undefined)
    onChange(within(number))
  }

  function commit() {
    const number = Number.parseInt(typed.normalize('NFKC'), 10)
    const isNone = Number.isNaN(number)
    const next = isNone ? value : props.unbounded ? number : within(number)
    told.current = `${next}`
    setTyped(told.current)
    setSaid(isNone ? t.none : !props.unbounded && number > max ? t.most(max) : undefined)
    if (next !== value) onChange(next)
  }

  return (
    <>
      <Box role="group" aria-label={props.label} sx={frame}>
        <IconButton
          aria-label={t.less}
          disabled={props.disabled || value <= min}
          onClick={() => step(value - 1)}
        >
          <Remove />
        </IconButton>
        <input
          name={props.name}
          aria-label={props.label}
          inputMode="numeric"
          value={typed}
          disabled={props.disabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== told.current && commit()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            commit()
          }}
        />
        <IconButton
          aria-label={t.more}
          disabled={props.disabled || value >= max}
          onClick={() => step(value + 1)}
        >
          <Add />
        </IconButton>
      </Box>
      {note && (
        <FormHelperText error={props.error !== undefined} role="status" id={noteId}>
          {note}
        </FormHelperText>
      )}
    </>
  )
}

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '& button': { width: 44, height: 44 },
  '& input': {
    ...tabular,
    width: 40,
    height: 44,
    border: 0,
    textAlign: 'center',
    color: 'inherit',
    background: 'none',
  },
}

const messages = defineMessages({
  less: ['Decrease quantity', '1つ減らす'],
  more: ['Increase quantity', '1つ増やす'],
  most: (n: number) => [`At most ${n} at a time.`, `一度に${n}点までです。`],
  none: ['Enter a whole number.', '整数を入力してください。'],
})
