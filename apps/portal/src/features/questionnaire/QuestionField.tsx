import InputAdornment from '@mui/material/InputAdornment'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { useText } from '@officina/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { messages } from './messages.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { PhotoQuestion } from './PhotoQuestion.tsx'
import type { Question, QuestionProps } from './types.ts'

/** One question as the control that its kind wants. */
export function QuestionField(props: QuestionProps) {
  const { question, value, onChange } = props
  const t = useText(messages)
  const label = (
    <>
      {question.text}
      {!question.required && <Optional />}
    </>
  )
  switch (question.type) {
    case 'yes_no':
      return (
        <OptionGroup
          {...props}
          label={label}
          options={[
            { value: 'yes', label: t.yes },
            { value: 'no', label: t.no },
          ]}
          value={typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []}
          onChange={([next]) => onChange(next === 'yes')}
        />
      )
    case 'single':
    case 'multi':
      return <Chosen {...props} label={label} many={question.type === 'multi'} />
    case 'scale':
      return question.options.length > 0 ? (
        <Chosen {...props} label={label} />
      ) : (
        <OptionGroup
          {...props}
          label={label}
          options={stepsOf(question)}
          value={typeof value === 'number' ? [`${value}`] : []}
          onChange={([next]) => onChange(Number(next))}
        />
      )
    case 'number':
      return <NumberQuestion {...props} />
    case 'photo':
      return <PhotoQuestion {...props} />
    case 'consent':
      return (
        <CheckField
          id={props.id}
          label={question.text}
          checked={value === true}
          error={props.error}
          disabled={props.disabled ?? false}
          required={question.required}
          onChange={(event) => onChange(event.target.checked)}
        />
      )
    default:
      return <TextQuestion {...props} />
  }
}

function Chosen(props: QuestionProps & { label: ReactNode; many?: boolean }) {
  const { value } = props
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  return (
    <OptionGroup
      {...props}
      options={props.question.options}
      value={chosen}
      onChange={(next) => props.onChange(props.many ? next : next[0])}
    />
  )
}

function TextQuestion(props: QuestionProps) {
  const { question, value } = props
  const isLong = question.type === 'long_text'
  const isDate = question.type === 'date'
  return (
    <Field
      id={props.id}
      label={question.text}
      optional={!question.required}
      help={props.note}
      error={props.error}
      value={typeof value === 'string' ? value : ''}
      disabled={props.disabled}
      type={isDate ? 'date' : 'text'}
      multiline={isLong}
      {...(isLong ? { minRows: 3 } : {})}
      {...(isDate ? { sx: { maxWidth: 220 } } : {})}
      inputProps={isDate ? {} : { maxLength: isLong ? 2_000 : 200 }}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}

function Optional() {
  const t = useText(messages)
  return <span> ({t.optional})</span>
}

const stepsOf = ({ min, max }: Question) =>
  Array.from({ length: (max ?? 10) - (min ?? 0) + 1 }, (_, index) => {
    const step = `${(min ?? 0) + index}`
    return { value: step, label: step }
  })

/** A number with its unit. One that is out of bounds is told, and neither saved nor changed. */
function NumberQuestion(props: QuestionProps) {
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
