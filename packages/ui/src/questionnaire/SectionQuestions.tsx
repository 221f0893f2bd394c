import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { formatDate } from '@officina/shared/format'
import { isAnswered, isAsked, progressOf } from '@officina/shared/questionnaire'
import type { Question, QuestionnaireForm } from '@officina/shared/questionnaireForm'
import { useLocale, useText } from '../text.tsx'
import { useAnswerText } from './answerText.ts'
import { messages } from './messages.ts'
import { QuestionField } from './QuestionField.tsx'
import type { PhotoTools, Values } from './types.ts'

export type Previous = { submitted_at: string; values: Values } | null
export type SectionProps = {
  form: Pick<QuestionnaireForm, 'sections' | 'questions'>
  section: string
  values: Values
  onChange: (questionId: string, value: unknown) => void
  /** By question. */
  errors?: Record<string, string>
  previous?: Previous
  photos?: PhotoTools
  disabled?: boolean
  /** Why a question cannot be changed, such as own words of the patient. */
  fixed?: (question: Question) => string | undefined
}

export const fieldId = (questionId: string): string => `question-${questionId}`

/** The questions of one section that are to be shown, each with its help and the answer of last time. */
export function SectionQuestions(props: SectionProps) {
  const { form, values } = props
  const linesOf = useLines(props)
  return form.questions
    .filter((question) => question.section === props.section)
    .filter((question) => isAsked(question, form.questions, values))
    .map((question) => {
      const lines = linesOf(question)
      return (
        <QuestionField
          key={question.id}
          id={fieldId(question.id)}
          question={question}
          value={values[question.id]}
          onChange={(value) => props.onChange(question.id, value)}
          error={props.errors?.[question.id]}
          note={lines.length > 0 && <Lines lines={lines} />}
          disabled={Boolean(props.disabled || props.fixed?.(question))}
          photos={props.photos}
        />
      )
    })
}

/** What stands below a question: help, why it is fixed, and the answer of last time. */
function useLines({ previous, fixed }: SectionProps): (question: Question) => string[] {
  const t = useText(messages)
  const locale = useLocale()
  const textOf = useAnswerText()
  return (question) => {
    const before = previous?.values[question.id]
    return [
      question.help,
      fixed?.(question),
      previous &&
        isAnswered(question, before) &&
        t.previous(formatDate(previous.submitted_at, locale), textOf(question, before)),
    ].filter((line): line is string => Boolean(line))
  }
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block', whiteSpace: 'pre-line' }}>
      {line}
    </Box>
  ))
}

/** How much of the form is answered, as a bar and in words. */
export function Progress(props: { questions: readonly Question[]; values: Values }) {
  const t = useText(messages)
  const { answered, asked } = progressOf(props.questions, props.values)
  const words = t.progress(answered, asked)
  return (
    <Box sx={{ minWidth: 160, flex: 1 }}>
      <LinearProgress
        variant="determinate"
        value={asked === 0 ? 0 : (answered / asked) * 100}
        aria-label={words}
      />
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 1 }}>{words}</Box>
    </Box>
  )
}
