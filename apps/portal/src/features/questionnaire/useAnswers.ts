import { toApiError } from '@officina/client/errors'
import { isUnreachable } from '@officina/ui/errorText.ts'
import { hasArrived } from '@officina/ui/hasArrived.ts'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { useRetryWhenBack } from '@officina/ui/useRetryWhenBack.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SaveState } from '../saving.tsx'
import type { AnyAnswers, Values } from './types.ts'

export type AnswerCalls<S extends AnyAnswers> = {
  read: () => Promise<S>
  save: (revision: number, values: Values) => Promise<S>
  submit: (revision: number) => Promise<S>
  addPhotos: (questionId: string, photos: File[]) => Promise<S>
  removePhoto: (photoId: string) => Promise<S>
}

const delayMs = 1_000

/**
 * A form that saves itself a second after the last change. `set` is what the server last answered, `values`
 * what stands in the form. A change made elsewhere stops saving until one has chosen which to keep.
 * What could not be saved is kept: it is there again, and saved, after signing in and when the page is opened again.
 * While the server cannot be reached, saving is tried again by itself.
 */
export function useAnswers<S extends AnyAnswers>(initial: S, calls: AnswerCalls<S>) {
  const { kept, keep, forget } = useKeptInput<Kept>(`answers:${initial.id}`)
  const [set, setSet] = useState(initial)
  const [changes, setChanges] = useState<Values>(kept?.changes ?? {})
  const [state, setState] = useState<SaveState>({ is: kept ? 'waiting' : 'saved' })
  const latest = useRef({
    changes,
    calls,
    state,
    // an older one: what was changed elsewhere meanwhile is not written over unasked
    revision: kept?.revision ?? initial.revision,
    /** What was sent and not answered: each may have arrived. */
    unanswered: [] as Values[],
  })
  const running = useRef<Promise<boolean>>(undefined)
  latest.current.calls = calls
  latest.current.state = state

  const put = useCallback((next: Values) => {
    latest.current.changes = next
    setChanges(next)
  }, [])
  const take = useCallback((next: S) => {
    latest.current.revision = next.revision
    setSet(next)
  }, [])

  const save = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current
    const sent = latest.current.changes
    if (Object.keys(sent).length === 0) return true
    if (latest.current.state.is === 'conflict') return false
    // what cannot be reached stays said while it is tried again
    if (!isAway(latest.current.state)) setState({ is: 'saving' })
    running.current = (async () => {
      try {
        take(await saveOn(latest.current, sent))
        latest.current.unanswered = []
        forget()
        const left = Object.entries(latest.current.changes).filter(
          ([id, value]) => value !== sent[id],
        )
        put(Object.fromEntries(left))
        setState({ is: left.length > 0 ? 'waiting' : 'saved' })
        return left.length === 0
      } catch (thrown) {
        const error = toApiError(thrown)
        if (isUnreachable(error)) latest.current.unanswered.push(sent)
        setState({ is: error.code === 'REVISION_CONFLICT' ? 'conflict' : 'failed', error })
        return false
      } finally {
        running.current = undefined
      }
    })()
    return running.current
  }, [forget, put, take])

  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    const timer = setTimeout(() => void save(), delayMs)
    return () => clearTimeout(timer)
  }, [state, save])
  useEffect(() => {
    if (Object.keys(changes).length > 0) keep({ changes, revision: latest.current.revision })
  }, [changes, keep])
  useRetryWhenBack(isAway(state), save)
  useLeaving(latest, save)

  /** Another answer; empty takes it away. */
  const change = useCallback(
    (id: string, value: unknown) => {
      put({ ...latest.current.changes, [id]: isEmpty(value) ? null : value })
      setState((old) => (old.is === 'conflict' || isAway(old) ? old : { is: 'waiting' }))
    },
    [put],
  )

  /** Saves what is open and then does what needs the newest revision. Throws what fails. */
  async function after<T extends S>(work: (revision: number) => Promise<T>): Promise<T> {
    if (!(await save()) && !(await save())) throw failureOf(latest.current.state)
    const next = await work(latest.current.revision)
    take(next)
    return next
  }

  /** Gives up what is not saved. */
  function leave() {
    put({})
    forget()
  }

  /** After a conflict: take what the server has, or write ours over it. */
  async function settle(keep: 'mine' | 'theirs') {
    take(await latest.current.calls.read())
    if (keep === 'theirs') {
      leave()
    }
    setState({ is: keep === 'theirs' ? 'saved' : 'waiting' })
  }

  return {
    set,
    values: valuesOf(set.values, changes),
    state,
    change,
    save,
    settle,
    leave,
    submit: () => after((revision) => calls.submit(revision) as Promise<S>),
    addPhotos: (questionId: string, photos: File[]) =>
      after(() => calls.addPhotos(questionId, photos) as Promise<S>),
    removePhoto: (photoId: string) => after(() => calls.removePhoto(photoId) as Promise<S>),
  }
}

type Sendable<S extends AnyAnswers> = {
  calls: AnswerCalls<S>
  revision: number
  unanswered: Values[]
}

/** Saves; what is in the way because it had arrived before, unanswered, is no change of somebody else's. */
async function saveOn<S extends AnyAnswers>(now: Sendable<S>, sent: Values): Promise<S> {
  const { calls, revision, unanswered } = now
  try {
    return await calls.save(revision, sent)
  } catch (error) {
    if (unanswered.length === 0 || toApiError(error).code !== 'REVISION_CONFLICT') throw error
    const stored = await calls.read()
    const storedOf = (each: Values) =>
      Object.fromEntries(Object.keys(each).map((id) => [id, stored.values[id]]))
    if (!unanswered.some((each) => hasArrived(each, storedOf(each)))) throw error
    return calls.save(stored.revision, sent)
  }
}

const isAway = (state: SaveState): boolean => state.is === 'failed' && isUnreachable(state.error)

type Kept = { changes: Values; revision: number }

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export const valuesOf = (values: Values, changes: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null),
  )

const failureOf = (state: SaveState): unknown =>
  'error' in state ? state.error : new Error('The answers are not saved yet.')

type Latest = React.RefObject<{ changes: Values }>

/** Leaving saves first; closing the tab asks while something is open. */
function useLeaving(latest: Latest, save: () => Promise<unknown>) {
  useEffect(() => {
    const isDirty = () => Object.keys(latest.current.changes).length > 0
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDirty()) return
      void save()
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (isDirty()) void save()
    }
  }, [latest, save])
}
