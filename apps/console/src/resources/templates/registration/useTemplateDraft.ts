import { type ApiError, api } from '@officina/client/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftFields, fieldsOf, patchOf, type Template, withServerIds } from './draft.ts'

type SaveState =
  | { is: 'saved' | 'waiting' | 'saving' }
  | { is: 'failed' | 'conflict'; error: ApiError }

const path = '/api/admin/templates/{templateId}'
const delayMs = 1_000
const paramsOf = (id: string) => ({ path: { templateId: id } })

/**
 * A draft that saves itself a second after the last change, one save at a time. A change made elsewhere
 * stops saving until it is chosen which one to keep.
 */
export function useTemplateDraft(initial: Template) {
  const [template, setTemplate] = useState(initial)
  const [fields, setFields] = useState(() => fieldsOf(initial))
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  const latest = useRef({
    id: initial.id,
    fields,
    state,
    revision: initial.revision,
    isDirty: false,
  })
  const running = useRef<Promise<boolean>>(undefined)
  latest.current.fields = fields
  latest.current.state = state

  const save = useCallback(async (): Promise<boolean> => {
    await running.current
    const now = latest.current
    if (!now.isDirty) return true
    if (now.state.is === 'conflict') return false
    const sent = now.fields
    now.isDirty = false
    setState({ is: 'saving' })
    running.current = api
      .patch(path, { params: paramsOf(now.id), body: { ...patchOf(sent), revision: now.revision } })
      .then(
        (saved) => {
          latest.current.revision = saved.revision
          setTemplate(saved)
          setFields((typed) => withServerIds(typed, sent, saved))
          setState({ is: latest.current.isDirty ? 'waiting' : 'saved' })
          return true
        },
        (error: ApiError) => {
          latest.current.isDirty = true
          setState({ is: error.code === 'REVISION_CONFLICT' ? 'conflict' : 'failed', error })
          return false
        },
      )
    return running.current
  }, [])

  const change = useCallback((edit: (old: DraftFields) => DraftFields) => {
    latest.current.isDirty = true
    setFields(edit)
    setState((old) => (old.is === 'conflict' ? old : { is: 'waiting' }))
  }, [])

  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
    // every change makes a new state, so the second starts anew
  }, [state, save])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current.isDirty) return
      void save()
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (latest.current.isDirty) void save()
    }
  }, [save])

  /** After a conflict: take what the server has, or write ours over it. */
  async function settle(keep: 'mine' | 'theirs') {
    const theirs = await api.get(path, { params: paramsOf(initial.id) })
    latest.current.revision = theirs.revision
    latest.current.isDirty = keep === 'mine'
    setTemplate(theirs)
    if (keep === 'theirs') setFields(fieldsOf(theirs))
    setState({ is: keep === 'mine' ? 'waiting' : 'saved' })
  }

  return { template, fields, state, change, save, settle }
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>
