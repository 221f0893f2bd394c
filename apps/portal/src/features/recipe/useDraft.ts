import type { ApiError } from '@officina/client/api'
import { errorText, isUnreachable } from '@officina/ui/errorText.ts'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { lineInputOf } from '@officina/ui/recipeLine.ts'
import { useRetryWhenBack } from '@officina/ui/useRetryWhenBack.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SaveState } from '../saving.tsx'
import { toast } from '../toast.tsx'
import { type DraftFields, fieldsOf, type Recipe } from './draft.ts'
import { type DraftStore, patientDrafts } from './draftStore.ts'
import { changedThere, merging, saveOn, withServerIds } from './draftSync.ts'

const delayMs = 2_000

/**
 * A draft that saves itself 2 seconds after the last change. `recipe` is what the server last answered
 * (warnings, totals), `fields` what stands in the form. A change made elsewhere stops saving until the
 * doctor has chosen which one to keep. A recipe without an id is stored with its first change; `onStored`
 * then gets the new id, unless the page was left. `store` is where it is kept, always the same one.
 * What could not be saved is kept: it is there again, and saved, after signing in and when the page is opened again.
 * While the server cannot be reached, saving is tried again by itself.
 */
export function useDraft(
  initial: Recipe,
  onStored?: (id: string) => void,
  store: DraftStore = patientDrafts,
) {
  const [recipe, setRecipe] = useState(initial)
  const [attachments, setAttachments] = useState(initial.attachments)
  const input = useKeptInput<Kept>(keyOf(recipe))
  const [kept] = useState(input.kept)
  const [fields, setFields] = useState(() => kept?.fields ?? fieldsOf(initial))
  const [state, setState] = useState<SaveState>({ is: kept ? 'waiting' : 'saved' })
  /** Keys of the lines that `recipe.warnings` speaks of, by their index. */
  const [warnedKeys, setWarnedKeys] = useState(() => initial.lines.map((line) => line.id))
  const latest = useRef<LatestDraft>({
    id: initial.id,
    recipe: initial,
    fields,
    // an older one: what was changed elsewhere meanwhile is not written over unasked
    revision: kept?.revision ?? initial.revision,
    base: kept?.base ?? fieldsOf(initial),
    dirty: kept !== undefined,
    unanswered: [],
    left: false,
    input,
    state,
  })
  const running = useRef<Promise<Recipe | undefined>>(undefined)
  latest.current.fields = fields
  latest.current.state = state
  latest.current.input = input
  const stored = useRef(onStored)
  stored.current = onStored

  const save = useCallback(async (): Promise<Recipe | undefined> => {
    if (running.current) await running.current
    if (!latest.current.dirty || latest.current.state.is === 'conflict') return undefined
    const sent = latest.current.fields
    latest.current.dirty = false
    // what cannot be reached stays said while it is tried again
    if (!isAway(latest.current.state)) setState({ is: 'saving' })
    running.current = (async () => {
      try {
        const isNew = !latest.current.id
        if (isNew) Object.assign(latest.current, await store.begin(sent))
        const saved = await saveOn(store, latest.current, sent)
        latest.current.unanswered = []
        latest.current.revision = saved.revision
        latest.current.base = withServerIds(sent, sent, saved)
        latest.current.recipe = saved
        latest.current.input.forget()
        setRecipe(saved)
        setWarnedKeys(sent.lines.map((line) => line.key))
        setFields((now) => withServerIds(now, sent, saved))
        setState({ is: latest.current.dirty ? 'waiting' : 'saved' })
        if (isNew && !latest.current.left) stored.current?.(saved.id)
        return saved
      } catch (thrown) {
        const error = thrown as ApiError
        latest.current.dirty = true
        if (isUnreachable(error)) latest.current.unanswered.push(sent)
        if (latest.current.left && !error.handled) toast.error(errorText(error))
        latest.current.state =
          error.code === 'REVISION_CONFLICT'
            ? { is: 'conflict', error, changed: await changedThere(store, latest.current) }
            : { is: 'failed', error }
        setState(latest.current.state)
        return undefined
      } finally {
        running.current = undefined
      }
    })()
    return running.current
  }, [store])

  const change = useCallback((edit: (old: DraftFields) => DraftFields) => {
    latest.current.dirty = true
    setFields(edit)
    setState((old) => (old.is === 'conflict' || isAway(old) ? old : { is: 'waiting' }))
  }, [])

  /** A change that is none before something was written, such as where products are looked for. */
  const browse = useCallback(
    (edit: (old: DraftFields) => DraftFields) =>
      latest.current.id || latest.current.dirty ? change(edit) : setFields(edit),
    [change],
  )

  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
    // every change makes a new state, so the two seconds start anew
  }, [state, save])

  const { keep } = input
  useEffect(() => {
    const { dirty, revision, base } = latest.current
    if (dirty) keep({ fields, revision, base })
  }, [fields, keep])
  useRetryWhenBack(isAway(state), save)
  useLeaving(latest, save)

  /** Saves what is open at once; the draft as the server has it, or undefined when that failed. */
  async function flush(): Promise<Recipe | undefined> {
    if (running.current) await running.current
    if (latest.current.dirty) return save()
    // not the state: a save that has just ended may not have been drawn yet
    const { id, revision, recipe } = latest.current
    return id ? { ...recipe, id, revision } : undefined
  }

  /** The id of the stored draft, which is made when there is none yet. */
  async function ensureId(): Promise<string | undefined> {
    if (!latest.current.id) {
      latest.current.dirty = true
      await save()
    }
    return latest.current.id || undefined
  }

  /** After a conflict: take what the server has, or put on it what was written here. */
  async function settle(keep: 'mine' | 'theirs') {
    const [theirs, { mergeDraft }] = await Promise.all([store.read(latest.current.id), merging()])
    const { base, fields: mine } = latest.current
    latest.current.base = fieldsOf(theirs)
    latest.current.revision = theirs.revision
    latest.current.recipe = theirs
    setRecipe(theirs)
    setAttachments(theirs.attachments)
    if (keep === 'theirs') {
      forget(latest)
      setFields(fieldsOf(theirs))
      setWarnedKeys(theirs.lines.map((line) => line.id))
      setState({ is: 'saved' })
    } else {
      latest.current.dirty = true
      setFields(mergeDraft({ base, mine, theirs: fieldsOf(theirs) }, lineInputOf))
      setState({ is: 'waiting' })
    }
  }

  return {
    recipe,
    attachments,
    setAttachments,
    fields,
    state,
    warnedKeys,
    change,
    browse,
    ensureId,
    save,
    flush,
    /** Where saving stands, also before that has been drawn. */
    stateNow: () => latest.current.state,
    settle,
    leave: () => forget(latest),
  }
}

export type Draft = ReturnType<typeof useDraft>

type LatestDraft = {
  id: string
  /** As the server last answered it. */
  recipe: Recipe
  fields: DraftFields
  revision: number
  /** What the form and the server had in common. */
  base: DraftFields
  dirty: boolean
  /** What was sent and not answered: each may have arrived. */
  unanswered: DraftFields[]
  left: boolean
  input: ReturnType<typeof useKeptInput<Kept>>
  state: SaveState
}
type Kept = Pick<LatestDraft, 'fields' | 'revision' | 'base'>
type Latest = React.RefObject<LatestDraft>

/** Leaving the page saves first; closing the tab asks while something is open. */
function useLeaving(latest: Latest, save: () => Promise<unknown>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current.dirty) return
      void save()
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    latest.current.left = false
    return () => {
      latest.current.left = true
      removeEventListener('beforeunload', ask)
      if (latest.current.dirty) void save()
    }
  }, [latest, save])
}

function forget(latest: Latest) {
  latest.current.dirty = false
  latest.current.input.forget()
}

const isAway = (state: SaveState): boolean => state.is === 'failed' && isUnreachable(state.error)

const keyOf = ({ id, patient }: Recipe) =>
  `recipe:${id || `${location.pathname}:${patient?.id ?? ''}`}`
