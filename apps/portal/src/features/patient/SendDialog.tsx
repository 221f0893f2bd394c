import { listQ, q, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import { actionMessages } from './actionMessages.ts'
import { fieldMessages } from './fields.ts'

type Props = { patientId: string; email: string; name: string; onClose: () => void }

/** Sends an invitation: with the words and the first recipe of the last one, or with others. */
export default function SendDialog({ patientId, email, name, onClose }: Props) {
  const t = useText(actionMessages)
  const words = useText(fieldMessages)
  const path = { patientId }
  const next = useQuery(q('/api/doctor/patients/{patientId}', { params: { path } })).data
    ?.next_invitation
  const drafts = useDrafts(patientId)
  const message = useKeptState<string | undefined>(`invitation ${patientId}`, undefined)
  const [draft, setDraft] = useState<string>()
  const queryClient = useQueryClient()
  const send = useApiMutation('post', '/api/doctor/patients/{patientId}/invitation/resend', {
    invalidates: changed,
    onSuccess: () => {
      message.forget()
      toast.success(t.resend.done)
      onClose()
    },
  })
  const shown = message.value ?? next?.message ?? ''
  const confirm = () =>
    send.mutate({
      params: { path },
      body: {
        ...(message.value === undefined ? {} : { personal_message: message.value.trim() || null }),
        ...(draft === undefined ? {} : { recipe_draft_id: draft || null }),
      },
    })
  return (
    <ConfirmDialog
      title={t.resend.title(name)}
      consequence={t.resend.consequence(email)}
      verb={t.resend.verb}
      call={{
        isPending: send.isPending,
        error: send.error?.status === 429 ? t.tooMany : send.error,
      }}
      onConfirm={confirm}
      isTyped={message.value !== undefined}
      onClose={() => {
        message.forget()
        rereadAfterConflict(queryClient, send.error, changed)
        onClose()
      }}
    >
      <Field
        label={words.personal_message}
        optional
        multiline
        minRows={3}
        value={shown}
        disabled={!next}
        inputProps={{ maxLength: 500 }}
        help={words.messageHelp}
        onChange={(event) => message.set(event.target.value)}
      />
      {drafts.length > 0 && (
        <SelectField
          label={words.recipe_draft_id}
          optional
          empty={words.none}
          disabled={!next}
          value={draft ?? next?.recipe_draft?.id ?? ''}
          options={drafts.map((each) => ({
            value: each.id,
            label: words.draft(each.label || each.title, each.lines_count),
          }))}
          help={words.draftHelp}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}

const changed = ['/api/doctor/patients', '/api/doctor/recipes', '/api/doctor/top'] as const

/** The patient's own drafts first, then those that are nobody's yet. */
function useDrafts(patientId: string) {
  const rows =
    useQuery(
      listQ('/api/doctor/recipes', {
        params: {
          query: { filter: { status: ['draft'] }, sort: ['updated_at', 'DESC'], range: [0, 99] },
        },
      }),
    ).data?.data ?? []
  const own = rows.filter(({ patient }) => patient?.id === patientId)
  return [...own, ...rows.filter(({ patient }) => !patient)]
}
