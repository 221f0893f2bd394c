import { type ApiError, api } from '@officina/client/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftFields, fieldsOf, patchOf, type Recipe } from './draft.ts'

export type SaveState =
  | { is: 'saved' }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'failed'; error: ApiError }
  | { is: 'conflict'; error: ApiError }

const path = '/api/doctor/recipes/{recipeId}'
const delayMs = 2_000

/**
 * A draft that saves itself 2 seconds after the last change. `recipe` is what the server last answered
 * (warnings, totals), `fields` what stands in the form. A change made elsewhere stops saving until the
 * doctor has chosen which one to keep.
 */
export function useDraft(initial: Recipe) {
  const [recipe, setRecipe] = useState(initial)
  const [fields, setFields] = useState(() => fieldsOf(initial))
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  /** Keys of the lines that `recipe.warnings` speaks of, by their index. */
  const [warnedKeys, setWarnedKeys] = useState(() => initial.lines.map((line) => line.id))
  const latest = useRef({ fields, revision: initial.revision, dirty: false, state })
  const running = useRef<Promise<Recipe | undefined>>(undefined)
  latest.current.fields = fields
  latest.current.state = state

  const save = useCallback(async (): Promise<Recipe | undefined> => {
    if (running.current) await running.current
    if (!latest.current.dirty || latest.current.state.is === 'conflict') return undefined
    const sent = latest.current.fields
    latest.current.dirty = false
    setState({ is: 'saving' })
    running.current = (async () => {
      try {
        const saved = await api.patch(path, {
          params: { path: { recipeId: initial.id } },
          body: { ...patchOf(sent), revision: latest.current.revision },
        })
        latest.current.revision = saved.revision
        setRecipe(saved)
        setWarnedKeys(sent.lines.map((line) => line.key))
        setFields((now) => withServerIds(now, sent, saved))
        setState({ is: latest.current.dirty ? 'waiting' : 'saved' })
        return saved
      } catch (thrown) {
        const error = thrown as ApiError
        latest.current.dirty = true
        setState({ is: error.code === 'REVISION_CONFLICT' ? 'conflict' : 'failed', error })
        return undefined
      } finally {
        running.current = undefined
      }
    })()
    return running.current
  }, [initial.id])

  const change = useCallback((edit: (old: DraftFields) => DraftFields) => {
    latest.current.dirty = true
    setFields(edit)
    setState((old) => (old.is === 'conflict' ? old : { is: 'waiting' }))
  }, [])

  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
    // every change makes a new state, so the two seconds start anew
  }, [state, save])

  useLeaving(latest, save)

  /** Saves what is open at once; the draft as the server has it, or undefined when that failed. */
  async function flush(): Promise<Recipe | undefined> {
    if (running.current) await running.current
    if (!latest.current.dirty) return { ...recipe, revision: latest.current.revision }
    return save()
  }

  /** After a conflict: take what the server has, or write ours over it. */
  async function settle(keep: 'mine' | 'theirs') {
    const theirs = await api.get(path, { params: { path: { recipeId: initial.id } } })
    latest.current.revision = theirs.revision
    setRecipe(theirs)
    if (keep === 'theirs') {
      latest.current.dirty = false
      setFields(fieldsOf(theirs))
      setWarnedKeys(theirs.lines.map((line) => line.id))
      setState({ is: 'saved' })
    } else {
      latest.current.dirty = true
      setState({ is: 'waiting' })
    }
  }

  return {
    recipe,
    fields,
    state,
    warnedKeys,
    change,
    save,
    flush,
    settle,
    leave: () => forget(latest),
  }
}

export type Draft = ReturnType<typeof useDraft>

type Latest = React.RefObject<{
  fields: DraftFields
  revision: number
  dirty: boolean
  state: SaveState
}>

/** Leaving the page saves first; closing the tab asks while something is open. */
function useLeaving(latest: Latest, save: () => Promise<unknown>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current.dirty) return
      void save()
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (latest.current.dirty) void save()
    }
  }, [latest, save])
}

function forget(latest: Latest) {
  latest.current.dirty = false
}

/** New lines get their ids, and every line what the server knows of its product; what was typed stays. */
function withServerIds(now: DraftFields, sent: DraftFields, saved: Recipe): DraftFields {
  const known = new Map(sent.lines.map((line, index) => [line.key, saved.lines[index]]))
  return {
    ...now,
    lines: now.lines.map((line) => {
      const server = known.get(line.key)
      return server ? { ...line, id: server.id, product: server.product } : line
    }),
  }
}
