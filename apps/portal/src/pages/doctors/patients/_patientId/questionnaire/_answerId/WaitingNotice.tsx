import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import type { AnswerSet } from '../../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** The patient has the form: the doctor looks on, or goes on with it together with the patient. */
export function WaitingNotice(props: {
  set: AnswerSet
  mayWrite: boolean
  onBegin: () => void
  children: ReactNode
}) {
  const t = useText(messages)
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 5 }}
        action={props.mayWrite && <Button onClick={props.onBegin}>{t.together}</Button>}
      >
        {props.set.status === 'sent' ? t.waiting : t.begun}
      </Alert>
      {props.children}
    </>
  )
}
