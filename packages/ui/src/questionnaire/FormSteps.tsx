import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isAsked } from '@officina/shared/questionnaire'
import type { QuestionnaireForm } from '@officina/shared/questionnaireForm'
import { type ReactNode, useRef } from 'react'
import { FormError } from '../FormError.tsx'
import { useText } from '../text.tsx'
import { messages } from './messages.ts'
import { Progress, SectionQuestions } from './SectionQuestions.tsx'
import type { PhotoTools, Values } from './types.ts'

type Form = Pick<QuestionnaireForm, 'sections' | 'questions'>

/** A questionnaire as patients answer it: one section at a time, of those that have something to ask. */
export function FormSteps(props: {
  form: Form
  values: Values
  onChange: (questionId: string, value: unknown) => void
  /** The section that is shown; the first where there is no such. */
  at: string | undefined
  onGo: (section: string) => void
  /** Whether the answers to these questions, or to all, are complete; says at each what is missing. */
  check: (ids?: readonly string[]) => boolean
  onSubmit: () => Promise<unknown>
  submitLabel: string
  /** By question. */
  errors: Record<string, string>
  message?: string | undefined
  pending?: boolean
  photos?: PhotoTools
  /** Above the first section. */
  intro?: ReactNode
  notice?: ReactNode
  status?: ReactNode
}) {
  const { form, values } = props
  const t = useText(messages)
  const heading = useRef<HTMLHeadingElement>(null)
  const sections = sectionsOf(form, values)
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === props.at),
  )
  const section = sections[index]
  const isLast = index === sections.length - 1

  function go(step: number) {
    const next = sections[index + step]
    if (!next) return
    props.onGo(next.id)
    heading.current?.focus()
  }

  async function next() {
    const own = form.questions.filter((question) => question.section === section?.id)
    if (!props.check(own.map(({ id }) => id))) return
    if (!isLast) return go(1)
    if (props.check()) await props.onSubmit()
  }

  if (!section) return null
  return (
    <>
      {index === 0 && props.intro}
      {props.notice}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
        <Progress questions={form.questions} values={values} />
        {props.status}
      </Box>
      <Typography variant="h2" component="h3" ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
        {t.section(index + 1, sections.length, section.title)}
      </Typography>
      <SectionQuestions
        form={form}
        section={section.id}
        values={values}
        errors={props.errors}
        onChange={props.onChange}
        {...(props.photos && { photos: props.photos })}
      />
      <FormError>{props.message}</FormError>
      <Box sx={bar}>
        <Button onClick={() => go(-1)} disabled={index === 0}>
          {t.back}
        </Button>
        <Button
          variant="contained"
          onClick={() => void next()}
          aria-disabled={props.pending || undefined}
        >
          {isLast ? props.submitLabel : t.next}
        </Button>
      </Box>
    </>
  )
}

const sectionsOf = ({ sections, questions }: Form, values: Values) =>
  sections.filter(({ id }) =>
    questions.some((each) => each.section === id && isAsked(each, questions, values)),
  )

const bar = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 3,
  mt: 6,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}
