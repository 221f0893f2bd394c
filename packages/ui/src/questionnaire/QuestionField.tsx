import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import { bracketed, parseNumber } from '@officina/shared/format'
import { isMistyped } from '@officina/shared/questionnaire'
import type { Question } from '@officina/shared/questionnaireForm'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckField } from '../CheckField.tsx'
import { Field } from '../Field.tsx'
import { useLocale, useText } from '../text.tsx'
import { messages } from './messages.ts'
import { PhotoQuestion } from './PhotoQuestion.tsx'
import type { QuestionProps } from './types.ts'

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
  return <span>{bracketed('', t.optional, useLocale())}</span>
}

const stepsOf = ({ min, max }: Question) =>
  Array.from({ length: (max ?? 10) - (min ?? 0) + 1 }, (_, index) => {
    const step = `${(min ?? 0) + index}`
    return { value: step, label: step }
  })

/** A number with its unit. What is none, or out of bounds, is passed on as it stands: it never becomes another one. */
function NumberQuestion(props: QuestionProps) {
  const { question, value } = props
  const t = useText(messages)
  const shown = isMistyped(value) ? value.typed : typeof value === 'number' ? `${value}` : ''
  const [typed, setTyped] = useState(shown)
  const [left, setLeft] = useState(isMistyped(value))
  useEffect(
    () => setTyped((old) => (parseNumber(old) === parseNumber(shown) ? old : shown)),
    [shown],
  )
  const min = question.min ?? 0
  const max = question.max ?? 1_000_000
  const isFit = (n: number | null | undefined) =>
    n === null || (n !== undefined && n >= min && n <= max)
  const isWrong = !isFit(parseNumber(typed))

  function change(text: string) {
    setTyped(text)
    setLeft(false)
    const number = parseNumber(text)
    props.onChange(isFit(number) ? number : { typed: text })
  }

  return (
    <Field
      id={props.id}
      label={question.text}
      optional={!question.required}
      help={props.note}
      error={isWrong && (left || props.error) ? t.number(min, max) : props.error}
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

type Option = { value: string; label: string }

/** Radio buttons or check boxes as large targets, side by side when their words are short. */
function OptionGroup(props: {
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
