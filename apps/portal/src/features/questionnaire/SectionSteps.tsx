import Box from '@mui/material/Box'
import { formatDate } from '@officina/shared/format'
import { missingOf } from '@officina/shared/questionnaire'
import { FormSteps } from '@officina/ui/questionnaire/FormSteps'
import { useLocale, useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import { SaveNotice, SaveStatus } from '../saving.tsx'
import { ownPhotoSrc, patientCalls } from './patientAnswers.ts'
import { patientMessages } from './patientMessages.ts'
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
  const wrong = form.questions.find(({ id }) => submit.errors[id])?.section

  // a refused answer of another section is shown where it is
  useEffect(() => {
    if (wrong) setAt(wrong)
  }, [wrong])

  return (
    <FormSteps
      form={form}
      values={draft.values}
      onChange={(id, value) => {
        submit.clear(id)
        draft.change(id, value)
      }}
      at={at}
      onGo={(section) => {
        setAt(section)
        void draft.save()
      }}
      check={submit.check}
      onSubmit={async () => {
        const sent = await submit.send()
        if (sent) props.onSubmitted(sent)
      }}
      submitLabel={t.submit}
      errors={submit.errors}
      message={submit.message}
      pending={submit.pending}
      photos={{
        list: draft.set.photos,
        src: ownPhotoSrc(set.id),
        add: draft.addPhotos,
        remove: draft.removePhoto,
      }}
      intro={<Intro set={set} />}
      notice={<SaveNotice draft={draft} />}
      status={<SaveStatus state={draft.state} />}
    />
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

const firstOpen = (form: Form, values: Values): string | undefined =>
  Object.keys(values).length === 0 ? undefined : missingOf(form.questions, values)[0]?.section
