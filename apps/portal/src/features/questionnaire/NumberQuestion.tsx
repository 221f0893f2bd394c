import InputAdornment from '@mui/material/InputAdornment'
import { Field } from '@officina/ui/Field'
import { useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import { messages } from './messages.ts'
import type { QuestionProps } from './types.ts'

/** A number with its unit. One that is out of bounds is told, and neither saved nor changed. */
export function NumberQuestion(props: QuestionProps) {
  const { question, value } = props
  const t = useText(messages)
  const shown = typeof value === 'number' ? `${value}` : ''
  const [typed, setTyped] = useState(shown)
  const [left, setLeft] = useState(false)
  useEffect(() => setTyped((old) => (parse(old) === parse(shown) ? old : shown)), [shown])
  const min = question.min ?? 0
  const max = question.max ?? 1_000_000
  const isFit = (n: number | null | undefined) =>
    n === null || (n !== undefined && n >= min && n <= max)
  const isWrong = !isFit(parse(typed))

  function change(text: string) {
    setTyped(text)
    setLeft(false)
    const number = parse(text)
    if (isFit(number)) props.onChange(number)
  }

  return (
    <Field
      id={props.id}
      label={question.text}
      optional={!question.required}
      help={props.note}
      error={isWrong && left ? t.number(min, max) : props.error}
      value={typed}
      disabled={props.disabled}
      inputMode="decimal"
      autoComplete="off"
      sx={{ maxWidth: 220 }}
      endAdornment={
        question.unit ? <InputAdornment position="end">{question.unit}</InputAdornment> : undefined
      }
      onChange={(event) => change(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}

/** null when empty, undefined while it is no number. */
function parse(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}
