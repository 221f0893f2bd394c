import Box from '@mui/material/Box'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { ShowMore } from '../../../../features/ShowMore.tsx'
import { toast } from '../../../../features/toast.tsx'
import { messages } from './messages.ts'
import { notesQuery, shownAtFirst } from './overview.ts'

/** The doctor's own notes: newest first, more on demand. */
export function Notes({ patientId, isReadOnly }: { patientId: string; isReadOnly: boolean }) {
  const t = useText(messages)
  const [shown, setShown] = useState<number>(shownAtFirst.notes)
  const query = useQuery({
    ...notesQuery(patientId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t.notes}>
      <Box sx={{ mb: 4, fontSize: '0.875rem', color: 'text.secondary' }}>{t.notesHelp}</Box>
      {!isReadOnly && <NewNote patientId={patientId} />}
      <Loaded query={query} skeleton={null}>
        {(data) => (
          <>
            {data.data.length === 0 && (
              <Box sx={{ mt: 4 }}>
                <Quiet>{t.noNotes}</Quiet>
              </Box>
            )}
            {data.data.map((note) => (
              <Box key={note.id} sx={{ pt: 3, mt: 3, borderTop: 1, borderColor: 'divider' }}>
                <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                  <DateText value={note.created_at} time /> · {note.author_name}
                </Box>
                <MarkdownText text={note.body} />
              </Box>
            ))}
            <ShowMore shown={shown} total={data.total} by={20} onShow={setShown} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function NewNote({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const body = useKeptState(`note ${patientId}`, '')
  const add = useApiMutation('post', '/api/doctor/patients/{patientId}/notes', {
    invalidates: [
      '/api/doctor/patients/{patientId}/notes',
      '/api/doctor/patients/{patientId}/timeline',
    ],
    onSuccess: () => {
      body.set('')
      toast.success(t.noteAdded)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate({ params: { path: { patientId } }, body: { body: body.value } })
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={t.note}
        help={t.noteForms}
        multiline
        minRows={2}
        value={body.value}
        error={add.error?.errors.body?.[0] ?? errorText(add.error)}
        inputProps={{ maxLength: 4_000 }}
        onChange={(event) => body.set(event.target.value)}
      />
      <SubmitButton pending={add.isPending} disabled={!body.value.trim()} variant="outlined" inline>
        {t.addNote}
      </SubmitButton>
    </form>
  )
}
