import Box from '@mui/material/Box'
import { refusalOf } from '@officina/ui/autosave.ts'
import { Field } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { steady } from '@officina/ui/steady'
import { useText } from '@officina/ui/text'
import { editorWords } from '../../../../features/recipe/editorWords.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

const Attachments = lazyPart(() => import('./Attachments.tsx'), 'Attachments')
// each draw of a text of several lines measures it
const Text = steady(Field)

/** Words and files to the patient, and a note that stays with the doctor. */
export function MessageFields({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const words = useText(editorWords)
  const field = (name: 'message' | 'internal_note', help: string, minRows: number) => (
    <Text
      name={name}
      label={name === 'message' ? words.message : words.note}
      help={help}
      optional
      value={draft.fields[name]}
      error={refusalOf(draft.state, name)}
      multiline
      minRows={minRows}
      inputProps={limits}
      onChange={(event) => draft.change((old) => ({ ...old, [name]: event.target.value }))}
    />
  )
  return (
    <Box sx={{ mt: 5 }}>
      {field('message', t.messageHelp, 4)}
      <Attachments draft={draft} />
      {field('internal_note', t.noteHelp, 2)}
    </Box>
  )
}

const limits = { maxLength: 2000 }
