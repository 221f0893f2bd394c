import { ApiError, api } from '@officina/client/api'
import { invalidate, rereadAfterConflict } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { actionMessages } from './actionMessages.ts'

export type DeclineCode = keyof (typeof actionMessages)['en']['declineCodes']
export type Command = 'revoke' | 'archive' | 'restore' | 'accept' | 'decline'

const notInvited = ['resend', 'link', 'archive'] as const
export type Choice = Command | 'resend' | 'link'
const byStatus: Record<string, readonly Choice[]> = {
  registered_by_doctor: notInvited,
  invitation_expired: notInvited,
  mail_bounced: notInvited,
  invited: ['resend', 'link', 'revoke', 'archive'],
  link_requested: ['accept', 'decline'],
  active: ['archive'],
  archived: ['restore'],
}

const shown = ['/api/doctor/patients', '/api/doctor/top'] as const

/** What the doctor may do with a patient in a state; the server has the last word. */
export const commandsFor = (displayStatus: string): readonly Choice[] =>
  byStatus[displayStatus] ?? []

/** Runs one command and says so in a notice; a failure stays in the dialog. */
export function usePatientCommand(id: string, onDone: () => void) {
  const t = useText(actionMessages)
  const queryClient = useQueryClient()
  const mutation = useMutation<Command, Error, Run>({
    mutationFn: async (asked) => {
      await send(id, asked)
      return asked.command
    },
    onSuccess: async (command) => {
      await Promise.all(shown.map((path) => invalidate(queryClient, path)))
      toast.success(t[command].done)
      onDone()
    },
  })
  const { error } = mutation
  return {
    run: (command: Command, reason = '', code?: DeclineCode) =>
      mutation.mutateAsync({ command, reason, code }),
    pending: mutation.isPending,
    reset: mutation.reset,
    /** Before the dialog goes. */
    leave: () => rereadAfterConflict(queryClient, error, shown),
    error:
      error instanceof ApiError && error.status === 429
        ? t.tooMany
        : (errorText(error) ?? undefined),
  }
}

type Run = { command: Command; reason: string; code: DeclineCode | undefined }

function send(patientId: string, { command, reason, code }: Run): Promise<unknown> {
  const init = { params: { path: { patientId } } }
  const body = { reason: reason || null }
  switch (command) {
    case 'revoke':
      return api.post('/api/doctor/patients/{patientId}/invitation/revoke', init)
    case 'archive':
      return api.post('/api/doctor/patients/{patientId}/archive', { ...init, body })
    case 'restore':
      return api.post('/api/doctor/patients/{patientId}/restore', init)
    case 'accept':
      return api.post('/api/doctor/patients/{patientId}/accept-link', init)
    case 'decline':
      return api.post('/api/doctor/patients/{patientId}/decline-link', {
        ...init,
        body: { ...body, ...(code && { code }) },
      })
  }
}
