import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDate } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { DataTable } from '@officina/ui/DataTable'
import { useAnswerText } from '@officina/ui/questionnaire/answerText.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerQuery } from '../../../../../features/questionnaire/doctorAnswers.ts'
import type {
  AnswerSet,
  AnswerSetRow,
  Question,
} from '../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** Two of the chosen questionnaires side by side. */
export function Compare({ patientId, rows }: { patientId: string; rows: AnswerSetRow[] }) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  const [first, second] = [...rows].sort((a, b) => a.sent_at.localeCompare(b.sent_at))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      {rows.length === 2 ? (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t.compare}
        </Button>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t.compareHint}</Box>
      )}
      {open && first && second && rows.length === 2 && (
        <SidePanel title={t.compareTitle} onClose={() => setOpen(false)} width={880}>
          <Both patientId={patientId} ids={[first.id, second.id]} />
        </SidePanel>
      )}
    </Box>
  )
}

function Both({ patientId, ids }: { patientId: string; ids: [string, string] }) {
  const first = useQuery(answerQuery(patientId, ids[0]))
  const second = useQuery(answerQuery(patientId, ids[1]))
  const error = first.error ?? second.error
  if (error) return <ErrorState error={error} referenceId={error.requestId} />
  if (!first.data || !second.data) return <ListSkeleton />
  return <Table first={first.data} second={second.data} />
}

function Table({ first, second }: { first: AnswerSet; second: AnswerSet }) {
  const t = useText(messages)
  const locale = useLocale()
  const textOf = useAnswerText()
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  const wordsOf = (set: AnswerSet, question: Question) => {
    const own = set.questionnaire.questions.find(({ id }) => id === question.id) ?? question
    return textOf(own, set.corrections[question.id] ?? set.values[question.id])
  }
  const all = [...second.questionnaire.questions, ...first.questionnaire.questions]
  const questions = all.filter(
    (question, index) => all.findIndex(({ id }) => id === question.id) === index,
  )
  const rows = questions
    .map((question) => ({
      question,
      before: wordsOf(first, question),
      after: wordsOf(second, question),
    }))
    .filter((row) => !onlyDiffering || row.before !== row.after)
  const head = (set: AnswerSet) => formatDate(set.submitted_at ?? set.sent_at, locale)
  return (
    <>
      <CheckField
        label={t.differing}
        checked={onlyDiffering}
        onChange={(event) => setOnlyDiffering(event.target.checked)}
      />
      {rows.length === 0 ? (
        <p>{t.same}</p>
      ) : (
        <DataTable
          label={t.compareTitle}
          rows={rows}
          rowKey={(row) => row.question.id}
          columns={[
            { key: 'question', header: t.question, render: (row) => row.question.text },
            { key: 'before', header: head(first), render: (row) => row.before },
            { key: 'after', header: head(second), render: (row) => row.after },
          ]}
        />
      )}
    </>
  )
}
