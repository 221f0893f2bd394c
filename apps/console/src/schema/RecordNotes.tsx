import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../admin/MeContext.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { listQ } from '../providers/queries.ts'
import { Older } from './Older.tsx'
import { findResource } from './spec.ts'

/** Notes of the staff on a record; neither doctors nor patients see them. */
export default function RecordNotes(props: { resource: string; id: string }) {
  const t = useText(messages)
  const { permissions } = useMe()
  const [saved, setSaved] = useState(0)
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      {permissions.includes(findResource(props.resource)?.notes ?? '') && (
        <NewNote key={saved} {...props} onSaved={() => setSaved(saved + 1)} />
      )}
      <Older
        query={(range) =>
          listQ('/api/admin/{resource}/{id}/notes', { params: { path: props, query: { range } } })
        }
      >
        {(notes) =>
          notes.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>
          ) : (
            <Timeline
              label={t.label}
              entries={notes.map((note) => ({
                id: note.id,
                at: note.created_at,
                actor: note.author_name,
                event: <span style={{ whiteSpace: 'pre-wrap' }}>{note.text}</span>,
              }))}
            />
          )
        }
      </Older>
    </Card>
  )
}

function NewNote(props: { resource: string; id: string; onSaved: () => void }) {
  const t = useText(messages)
  const queryClient = useQueryClient()
  const form = useServerForm(
    { text: '' },
    async (values) => {
      await dataProvider.call('POST', `/api/admin/${props.resource}/${props.id}/notes`, {
        body: values,
      })
      await queryClient.invalidateQueries({ queryKey: ['/api/admin/{resource}/{id}/notes'] })
      await queryClient.invalidateQueries({ queryKey: ['/api/admin/{resource}/{id}/history'] })
      props.onSaved()
    },
    undefined,
    `note ${props.resource}/${props.id}`,
  )
  return (
    <Box component="form" {...form.formProps} sx={{ mb: 6 }}>
      <Field
        {...form.field('text')}
        label={t.text}
        help={t.help}
        multiline
        minRows={2}
        required
        inputProps={{ maxLength: 1000 }}
      />
      <FormError>{form.message}</FormError>
      <Button type="submit" variant="outlined" aria-disabled={form.pending || undefined}>
        {t.add}
      </Button>
    </Box>
  )
}

const messages = defineMessages({
  label: ['Notes', 'メモ'],
  text: ['Note', 'メモ'],
  help: [
    'Only administrators see it. It cannot be changed later.',
    '管理者だけに表示されます。あとから変更できません。',
  ],
  add: ['Add note', 'メモを追加'],
  none: ['No notes yet.', 'メモはまだありません。'],
})
