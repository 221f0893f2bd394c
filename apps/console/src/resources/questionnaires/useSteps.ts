import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { dataProvider } from '../../providers/dataProvider.ts'
import { invalidate } from '../../providers/queries.ts'
import type { Questionnaire } from './types.ts'

const path = '/api/admin/questionnaires'

/** Begins a questionnaire, empty or as a copy, and opens it. */
export function useCreate() {
  const t = useText(messages)
  const step = useStep()
  const navigate = useNavigate()
  const create = (key: string | null) =>
    step.run(async () => {
      const made = (await dataProvider.call('POST', path, { body: { key } })) as Questionnaire
      if (key !== null) step.notify(t.duplicated, { type: 'success' })
      await navigate(`/questionnaires/${made.key}`)
    })
  return { create, pending: step.pending }
}

/** Whether doctors find a questionnaire. */
export function useOffer(key: string, title: string) {
  const t = useText(messages)
  const step = useStep()
  const set = (isOffered: boolean) =>
    step.run(async () => {
      await dataProvider.call('POST', `${path}/${key}/${isOffered ? 'offer' : 'retire'}`)
      step.notify(isOffered ? t.offered(title) : t.stopped(title), { type: 'success' })
    })
  return { set, pending: step.pending }
}

/** One call at a time; what is shown of questionnaires is read again, and a refusal is said. */
function useStep() {
  const notify = useNotify()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  async function run(work: () => Promise<void>) {
    if (pending) return
    setPending(true)
    try {
      await work()
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    } finally {
      setPending(false)
      await invalidate(client, path)
    }
  }
  return { run, pending, notify }
}

const messages = defineMessages({
  duplicated: ['Questionnaire duplicated', '問診票を複製しました'],
  offered: (title: string) => [
    `Doctors can send “${title}” again`,
    `「${title}」の提供を再開しました`,
  ],
  stopped: (title: string) => [
    `Doctors can no longer send “${title}”`,
    `「${title}」の提供を停止しました`,
  ],
})
