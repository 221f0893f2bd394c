import Box from '@mui/material/Box'
import { Field } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { useText } from '@officina/ui/text'
import { refusalOf } from '@officina/ui/useAutosave.ts'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

const Attachments = lazyPart(() => import('./Attachments.tsx'), 'Attachments')

/** Words and files to the patient, and a note that stays with the doctor. */
export function MessageFields({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(editorWords)
  return (
    <Box sx={{ mt: 5 }}>
      <Field
        name="message"
        label={words.message}
        help={t.messageHelp}
        optional
        value={draft.fields.message}
        error={refusalOf(draft.state, 'message')}
        multiline
        minRows={4}
        inputProps={{ maxLength: 2000 }}
        onChange={(event) => draft.change((old) => ({ ...old, message: event.target.value }))}
      />
      <Attachments draft={draft} />
      <Field
        name="internal_note"
        label={words.note}
        help={t.noteHelp}
        optional
        value={draft.fields.internal_note}
        error={refusalOf(draft.state, 'internal_note')}
        multiline
        minRows={2}
        inputProps={{ maxLength: 2000 }}
        onChange={(event) => draft.change((old) => ({ ...old, internal_note: event.target.value }))}
      />
    </Box>
  )
}
