import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { mistypedOf, sentOf } from '@officina/shared/questionnaire'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useKeptInput, useOpened } from '@officina/ui/keptInput.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { fieldId } from '@officina/ui/questionnaire/SectionQuestions'
import { useText } from '@officina/ui/text'
import { useEffect, useState } from 'react'
import {
  answerQuery,
  doctorPhotoSrc,
} from '../../../../../../features/questionnaire/doctorAnswers.ts'
import type { AnswerSet, Values } from '../../../../../../features/questionnaire/types.ts'
import { valuesOf } from '../../../../../../features/questionnaire/useAnswers.ts'
import { SaveNotice } from '../../../../../../features/saving.tsx'
import { toast } from '../../../../../../features/toast.tsx'
import { queryClient } from '../../../../../../queryClient.ts'
import { FormLayout } from './FormLayout.tsx'
import { messages } from './messages.ts'

/** Corrections of submitted answers, saved together with their reason. Leaving asks first. */
export function AmendForm(props: {
  patientId: string
  set: AnswerSet
  onDone: (set?: AnswerSet) => void
}) {
  const { patientId, set } = props
  const t = useText(messages)
  const { kept, keep, forget } = useKeptInput<Kept>(`amend:${set.id}`)
  // with its older revision: what was changed elsewhere meanwhile is not written over unasked
  const [base, setBase] = useState({ ...set, revision: kept?.revision ?? set.revision })
  const [changes, setChanges] = useState<Values>(kept?.changes ?? {})
  const [asks, setAsks] = useOpened<boolean>(`amend ${set.id}`)
  const [done, setDone] = useState(false)
  const count = Object.keys(changes).length
  const { revision } = base
  useEffect(() => {
    if (count > 0 && !done) keep({ changes, revision })
    else forget()
  }, [changes, count, done, revision, keep, forget])
  const before = { ...base.values, ...base.corrections }
  const values = valuesOf(before, changes)
  const sent = sentOf(changes)
  const sentCount = Object.keys(sent).length
  const wrong = mistypedOf(base.questionnaire.questions, values)
  const save = useApiMutation('post', '/api/doctor/patients/{patientId}/answers/{answerId}/amend', {
    onSuccess: (next) => {
      setDone(true)
      toast.success(t.amendDone)
      props.onDone(next)
    },
    onError: ({ code }) => {
      if (code === 'REVISION_CONFLICT') setAsks(false)
    },
  })
  const { error } = save
  const isConflict = error?.code === 'REVISION_CONFLICT'

  /** Unless a number that is shown is out of bounds: its field says so. */
  function ask() {
    if (wrong) document.getElementById(fieldId(wrong.id))?.focus()
    else setAsks(true)
  }

  async function settle(keep: 'mine' | 'theirs') {
    const fresh = await queryClient.fetchQuery({ ...answerQuery(patientId, set.id), staleTime: 0 })
    save.reset()
    setBase(fresh)
    if (keep === 'theirs') setChanges({})
  }

  return (
    <>
      <p>{t.amendHelp}</p>
      {isConflict && (
        <SaveNotice
          draft={{ state: { is: 'conflict', error }, save: async () => undefined, settle }}
        />
      )}
      <FormLayout
        form={base.questionnaire}
        values={values}
        onChange={(id, value) => setChanges((old) => withChange(old, before, id, value))}
        previous={base.previous}
        photos={{ list: base.photos, src: doctorPhotoSrc(patientId, set.id) }}
        bar={
          <>
            <Button onClick={() => props.onDone()}>{t.cancel}</Button>
            <Button variant="contained" disabled={sentCount === 0 && !wrong} onClick={ask}>
              {t.saveAmend}
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={Boolean(asks)}
        title={t.amendTitle(sentCount)}
        consequence={t.amendText}
        verb={t.saveAmend}
        reason={`amend ${set.id}`}
        call={isConflict ? undefined : save}
        onConfirm={(reason) =>
          save.mutateAsync({
            params: { path: { patientId, answerId: set.id } },
            body: { revision, values: sent, reason },
          })
        }
        onClose={() => setAsks(false)}
      />
      <LeaveGuard isTyped={count > 0 && !done} onLeave={forget} />
    </>
  )
}

type Kept = { changes: Values; revision: number }

/** A value that is as before is no change. */
function withChange(old: Values, before: Values, id: string, value: unknown): Values {
  const next = value === undefined || value === '' ? null : value
  const { [id]: _, ...rest } = old
  return JSON.stringify(before[id] ?? null) === JSON.stringify(next)
    ? rest
    : { ...rest, [id]: next }
}
