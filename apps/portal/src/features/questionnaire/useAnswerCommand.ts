import { type ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../toast.tsx'
import { actionMessages } from './actionMessages.ts'

export type AnswerCommand = 'remind' | 'withdraw' | 'void'
const path = '/api/doctor/patients/{patientId}/answers/{answerId}'

/** Runs one command and says so; a failure stays in the dialog. */
export function useAnswerCommand(patientId: string, answerId: string, onDone: () => void) {
  const t = useText(actionMessages)
  const queryClient = useQueryClient()
  const mutation = useMutation<unknown, Error, { command: AnswerCommand; reason: string }>({
    mutationFn: ({ command, reason }) => {
      const params = { path: { patientId, answerId } }
      if (command === 'remind') return api.post(`${path}/remind`, { params })
      if (command === 'withdraw') return api.post(`${path}/withdraw`, { params })
      return api.post(`${path}/entered-in-error`, { params, body: { reason } })
    },
    onSuccess: async (_answer, { command }) => {
      await Promise.all(
        ['/api/doctor/patients', '/api/doctor/top'].map((each) => invalidate(queryClient, each)),
      )
      toast.success(t[command].done)
      onDone()
    },
  })
  return {
    run: (command: AnswerCommand, reason = '') => mutation.mutateAsync({ command, reason }),
    pending: mutation.isPending,
    reset: mutation.reset,
    error: errorText(mutation.error) ?? undefined,
  }
}

/** Saves the answers as a PDF in the reader's language. */
export function useAnswersPdf(patientId: string, answerId: string) {
  const locale = useLocale()
  const [pending, setPending] = useState(false)
  return {
    pending,
    async save() {
      if (pending) return
      setPending(true)
      try {
        const { download, saveBlob } = await import('@officina/client/transfer')
        const file = await download('get', `${path}/pdf`, {
          params: { path: { patientId, answerId }, query: { locale } },
        })
        saveBlob(file.blob, file.filename)
      } catch (error) {
        if (!(error as ApiError).handled) toast.error(errorText(error))
      } finally {
        setPending(false)
      }
    },
  }
}
