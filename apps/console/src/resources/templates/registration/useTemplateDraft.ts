import type { ApiError } from '@officina/client/errors'
import { isUnreachable } from '@officina/ui/errorText.ts'
import { hasArrived } from '@officina/ui/hasArrived.ts'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { mergeDraft } from '@officina/ui/mergeDraft.ts'
import { lineInputOf } from '@officina/ui/recipeLine.ts'
import { useRetryWhenBack } from '@officina/ui/useRetryWhenBack.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dataProvider } from '../../../providers/dataProvider.ts'
import { type DraftFields, fieldsOf, patchOf, type Template, withServerIds } from './draft.ts'

type SaveState =
  | { is: 'saved' | 'waiting' | 'saving' }
  | { is: 'failed' | 'conflict'; error: ApiError }

const path = '/api/admin/templates/{templateId}'
const delayMs = 1_000
const paramsOf = (id: string) => ({ path: { templateId: id } })

/**
 * A draft that saves itself a second after the last change, one save at a time. A change made elsewhere
 * stops saving until it is chosen which one to keep. What could not be saved is kept: it is there again, and saved,
 * after signing in and when the page is opened again. While the server cannot be reached, saving is tried again by itself.
 */
export function useTemplateDraft(initial: Template) {
  const [template, setTemplate] = useState(initial)
  const { kept, keep, forget } = useKeptInput<Kept>(`template ${initial.id}`)
  const [fields, setFields] = useState(() => kept?.fields ?? fieldsOf(initial))
  const [state, setState] = useState<SaveState>({ is: kept ? 'waiting' : 'saved' })
  const latest = useRef({
    id: initial.id,
    fields,
    state,
    // an older one: what was changed elsewhere meanwhile is not written over unasked
    revision: kept?.revision ?? initial.revision,
    /** What the form and the server had in common. */
    base: kept?.base ?? fieldsOf(initial),
    isDirty: kept !== undefined,
    /** What was sent and not answered: each may have arrived. */
    unanswered: [] as DraftFields[],
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
    // what cannot be reached stays said while it is tried again
    if (!isAway(now.state)) setState({ is: 'saving' })
    running.current = saveOn(now, sent).then(
      (saved) => {
        latest.current.unanswered = []
        latest.current.revision = saved.revision
        latest.current.base = withServerIds(sent, sent, saved)
        forget()
        setTemplate(saved)
        setFields((typed) => withServerIds(typed, sent, saved))
        setState({ is: latest.current.isDirty ? 'waiting' : 'saved' })
        return true
      },
      (error: ApiError) => {
        latest.current.isDirty = true
        if (isUnreachable(error)) latest.current.unanswered.push(sent)
        setState({ is: error.code === 'REVISION_CONFLICT' ? 'conflict' : 'failed', error })
        return false
      },
    )
    return running.current
  }, [forget])

  const change = useCallback((edit: (old: DraftFields) => DraftFields) => {
    latest.current.isDirty = true
    setFields(edit)
    setState((old) => (old.is === 'conflict' || isAway(old) ? old : { is: 'waiting' }))
  }, [])

  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
    // every change makes a new state, so the second starts anew
  }, [state, save])

  useEffect(() => {
    const { isDirty, revision, base } = latest.current
    if (isDirty) keep({ fields, revision, base })
  }, [fields, keep])
  useRetryWhenBack(isAway(state), save)

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

  /** After a conflict: take what the server has, or put on it what was written here. */
  async function settle(which: 'mine' | 'theirs') {
    const theirs = await dataProvider.get(path, { params: paramsOf(initial.id) })
    const { base, fields: mine } = latest.current
    latest.current.base = fieldsOf(theirs)
    latest.current.revision = theirs.revision
    latest.current.isDirty = which === 'mine'
    setTemplate(theirs)
    if (which === 'theirs') {
      forget()
      setFields(fieldsOf(theirs))
    } else setFields(mergeDraft({ base, mine, theirs: fieldsOf(theirs) }, lineInputOf))
    setState({ is: which === 'mine' ? 'waiting' : 'saved' })
  }

  /** Gives up what is not saved. */
  function leave() {
    latest.current.isDirty = false
    forget()
  }

  return { template, fields, state, change, save, settle, leave }
}

type Sendable = { id: string; revision: number; unanswered: DraftFields[] }

/** Saves; what is in the way because it had arrived before, unanswered, is no change of somebody else's. */
async function saveOn(
  { id, revision, unanswered }: Sendable,
  sent: DraftFields,
): Promise<Template> {
  const save = (fields: DraftFields, at: number) =>
    dataProvider.patch(path, { params: paramsOf(id), body: { ...patchOf(fields), revision: at } })
  try {
    return await save(sent, revision)
  } catch (error) {
    if (unanswered.length === 0 || (error as ApiError).code !== 'REVISION_CONFLICT') throw error
    const stored = await dataProvider.get(path, { params: paramsOf(id) })
    const arrived = unanswered.find((each) => hasArrived(patchOf(each), patchOf(fieldsOf(stored))))
    if (!arrived) throw error
    return save(withServerIds(sent, arrived, stored), stored.revision)
  }
}

type Kept = { fields: DraftFields; revision: number; base: DraftFields }

const isAway = (state: SaveState): boolean => state.is === 'failed' && isUnreachable(state.error)

export type TemplateDraft = ReturnType<typeof useTemplateDraft>
