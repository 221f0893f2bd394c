import Button from '@mui/material/Button'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { messages as formMessages } from '@officina/ui/questionnaire/messages.ts'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  doctorCalls,
  doctorPhotoSrc,
} from '../../../../../../features/questionnaire/doctorAnswers.ts'
import type { AnswerSet, Question } from '../../../../../../features/questionnaire/types.ts'
import { useAnswers, useSubmit } from '../../../../../../features/questionnaire/useAnswers.ts'
import { SaveNotice, SaveStatus } from '../../../../../../features/saving.tsx'
import { toast } from '../../../../../../features/toast.tsx'
import { pathTo } from '../../../../../../pathTo.ts'
import { FormLayout } from './FormLayout.tsx'
import { messages } from './messages.ts'

/** The form that the doctor fills in with the patient. It saves itself. */
export function OpenForm(props: {
  patientId: string
  set: AnswerSet
  onSubmitted: (set: AnswerSet) => void
}) {
  const { patientId, set } = props
  const t = useText(messages)
  const words = useText(formMessages)
  const navigate = useNavigate()
  const draft = useAnswers(set, doctorCalls(patientId, set.id))
  const submit = useSubmit(draft)
  const [asks, setAsks] = useState(false)
  // the patient's own words are not the doctor's to change
  const [own] = useState(() => (set.filled_by === 'patient' ? set.values : {}))
  const isOwn = ({ id, type }: Question) =>
    (type === 'short_text' || type === 'long_text') && own[id] !== undefined

  async function send() {
    const sent = await submit.send()
    if (!sent) return
    toast.success(t.submitDone)
    props.onSubmitted(sent)
    return navigate(pathTo('/doctors/patients/:patientId/questionnaire', { patientId }))
  }

  return (
    <>
      <SaveNotice draft={draft} />
      <FormLayout
        form={set.questionnaire}
        values={draft.values}
        onChange={(id, value) => {
          submit.clear(id)
          draft.change(id, value)
        }}
        errors={submit.errors}
        previous={set.previous}
        photos={{
          list: draft.set.photos,
          src: doctorPhotoSrc(patientId, set.id),
          add: draft.addPhotos,
          remove: draft.removePhoto,
        }}
        fixed={(question) => (isOwn(question) ? words.ownWords : undefined)}
        bar={
          <>
            <SaveStatus state={draft.state} />
            <Button variant="contained" onClick={() => submit.check() && setAsks(true)}>
              {t.submit}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asks}
        title={t.submitTitle}
        consequence={t.submitText}
        verb={t.submit}
        call={{ isPending: submit.pending, error: submit.message }}
        onConfirm={() => void send()}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
