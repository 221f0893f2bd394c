import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDate } from '@officina/shared/format'
import { isAsked, missingOf } from '@officina/shared/questionnaire'
import { FormError } from '@officina/ui/FormError'
import { useLocale, useText } from '@officina/ui/text'
import { useEffect, useRef, useState } from 'react'
import { SaveNotice, SaveStatus } from '../saving.tsx'
import { ownPhotoSrc, patientCalls } from './patientAnswers.ts'
import { patientMessages } from './patientMessages.ts'
import { Progress, SectionQuestions } from './SectionQuestions.tsx'
import type { PatientAnswerSet, Values } from './types.ts'
import { useAnswers, useSubmit } from './useAnswers.ts'

/** One section at a time; it opens where the first answer is missing. */
export function SectionSteps(props: {
  set: PatientAnswerSet
  onSubmitted: (set: PatientAnswerSet) => void
}) {
  const { set } = props
  const t = useText(patientMessages)
  const draft = useAnswers(set, patientCalls(set.id))
  const submit = useSubmit(draft)
  const form = set.questionnaire
  const [at, setAt] = useState(() => firstOpen(form, set.values))
  const heading = useRef<HTMLHeadingElement>(null)
  const sections = sectionsOf(form, draft.values)
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === at),
  )
  const section = sections[index]
  const isLast = index === sections.length - 1
  const wrong = form.questions.find(({ id }) => submit.errors[id])?.section

  // a refused answer of another section is shown where it is
  useEffect(() => {
    if (wrong) setAt(wrong)
  }, [wrong])

  function go(step: number) {
    const next = sections[index + step]
    if (!next) return
    setAt(next.id)
    void draft.save()
    heading.current?.focus()
  }

  async function next() {
    const ids = form.questions.filter((question) => question.section === section?.id)
    if (!submit.check(ids.map(({ id }) => id))) return
    if (!isLast) return go(1)
    if (!submit.check()) return
    const sent = await submit.send()
    if (sent) props.onSubmitted(sent)
  }

  if (!section) return null
  return (
    <>
      {index === 0 && <Intro set={set} />}
      <SaveNotice draft={draft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
        <Progress questions={form.questions} values={draft.values} />
        <SaveStatus state={draft.state} />
      </Box>
      <Typography variant="h2" component="h3" ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
        {t.section(index + 1, sections.length, section.title)}
      </Typography>
      <SectionQuestions
        form={form}
        section={section.id}
        values={draft.values}
        errors={submit.errors}
        onChange={(id, value) => {
          submit.clear(id)
          draft.change(id, value)
        }}
        photos={{
          list: draft.set.photos,
          src: ownPhotoSrc(set.id),
          add: draft.addPhotos,
          remove: draft.removePhoto,
        }}
      />
      <FormError>{submit.message}</FormError>
      <Box sx={bar}>
        <Button onClick={() => go(-1)} disabled={index === 0}>
          {t.back}
        </Button>
        <Button
          variant="contained"
          onClick={() => void next()}
          aria-disabled={submit.pending || undefined}
        >
          {isLast ? t.submit : t.next}
        </Button>
      </Box>
    </>
  )
}

function Intro({ set }: { set: PatientAnswerSet }) {
  const t = useText(patientMessages)
  const locale = useLocale()
  return (
    <Box sx={{ mb: 5 }}>
      <p>{t.intro(set.doctor)}</p>
      {set.message && <Box sx={{ whiteSpace: 'pre-line' }}>{set.message}</Box>}
      {set.due_on && <p>{t.due(formatDate(set.due_on, locale, 'UTC'))}</p>}
    </Box>
  )
}

type Form = PatientAnswerSet['questionnaire']

/** Sections that have something to ask. */
const sectionsOf = ({ sections, questions }: Form, values: Values) =>
  sections.filter(({ id }) =>
    questions.some((each) => each.section === id && isAsked(each, questions, values)),
  )

const firstOpen = (form: Form, values: Values): string | undefined =>
  Object.keys(values).length === 0 ? undefined : missingOf(form.questions, values)[0]?.section

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
