import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import {
  type Autosave,
  beginAnew,
  flush,
  forget,
  type Input,
  isAway,
  type Kept,
  type Now,
  reread,
  type Stored,
  saveOnce,
  settle,
  show,
  take,
  write,
} from './autosave.ts'
import { useKeptInput } from './keptInput.ts'
import { onNewPage } from './newPage.ts'
import { useRetryWhenBack } from './useRetryWhenBack.ts'

/** The forms of the page, those whose last save is under way, and what was left last. */
const forms = new Set<unknown>()
onNewPage(() => forms.clear())

/** While changes go on, so long after the first of them they are saved all the same. */
const longestMs = 4_000

/**
 * A form that saves itself a moment after the last change, one save at a time. `stored` is what the server last
 * answered, `fields` what stands in the form, `sent` the fields that `stored` is the answer to. A change made elsewhere
 * stops saving until one has chosen which to keep. What could not be saved is kept: it is there again, and saved, after
 * signing in and when the page is opened again. While the server cannot be reached, saving is tried again by itself.
 * A form that opens while the last save of another one on the same record is under way goes on with that.
 */
export function useAutosave<F, S extends Stored>(initial: S, how: Autosave<F, S>) {
  const [before] = useState(() => stillOpen(initial, how))
  const [answer, setAnswer] = useState(() =>
    before
      ? { stored: before.stored, sent: before.base }
      : { stored: initial, sent: how.fieldsOf(initial) },
  )
  const input = useKeptInput<Kept<F>>(how.keepAs(answer.stored))
  const [now] = useState(() => before ?? beginning(initial, how, input))
  const [fields, setFields] = useState(now.fields)
  const [state, setState] = useState(now.state)
  // not before it is on the page: until then the form before it may still hear what is typed there
  useLayoutEffect(() => {
    Object.assign(now, { how, input, setAnswer, setFields, setState })
    // what that one has heard since this one was drawn
    if (now.stored !== answer.stored) setAnswer({ stored: now.stored, sent: now.base })
    if (now.fields !== fields) setFields(now.fields)
    if (now.state !== state) setState(now.state)
  })

  const save = useCallback(() => saveOnce(now), [now])
  const change = useCallback(
    (edit: (old: F) => F) => {
      now.isDirty = true
      now.dueAt ??= Date.now() + longestMs
      write(now, edit(now.fields))
      if (now.state.is !== 'conflict' && !isAway(now.state)) show(now, { is: 'waiting' })
      // undone from elsewhere: no timer is left to save it
      if (now.hasLeft) void saveOnce(now)
    },
    [now],
  )
  useEffect(() => {
    if (state.is !== 'waiting') return undefined
    // behind a save that is on its way the next one waits anyway: what ends it makes a new state
    const leftMs = now.running ? Infinity : (now.dueAt ?? Infinity) - Date.now()
    const timer = setTimeout(() => void save(), Math.min(now.how.delayMs, leftMs))
    return () => clearTimeout(timer)
    // every change makes a new state, so the time starts anew
  }, [state, save, now])
  const { keep } = input
  useEffect(() => {
    if (now.isDirty) keep({ fields, revision: now.revision, base: now.base })
  }, [fields, keep, now])
  useRetryWhenBack(isAway(state), save)
  useLeaving(now)

  return {
    ...answer,
    fields,
    state,
    change,
    save,
    /** A change that is none before something was written, such as where products are looked for. */
    browse: (edit: (old: F) => F) =>
      now.id || now.isDirty ? change(edit) : write(now, edit(now.fields)),
    /** Saves what is open at once; the record as the server has it, or undefined when that failed. */
    flush: () => flush(now),
    /** The id of the record, which is made when there is none yet. */
    async ensureId(): Promise<string | undefined> {
      if (!now.id) {
        now.isDirty = true
        await save()
      }
      return now.id || undefined
    },
    settle: (which: 'mine' | 'theirs') => settle(now, which),
    beginAnew: () => beginAnew(now),
    /** Takes what another call has answered. */
    take: (stored: S) => take(now, stored, now.base),
    /** Reads it again for what the server says of it, such as texts in another language; a save brings that by itself. */
    reread: () => reread(now),
    /** Where saving stands, also before that has been drawn. */
    stateNow: () => now.state,
    /** Gives up what is not saved. */
    leave() {
      forget(now)
      // no form that opens meanwhile goes on with it
      forms.delete(now)
    },
  }
}

/**
 * The form on the same record whose changes are being saved, or will be as soon as its page is left: `initial` was
 * read before that. Also the one that was answered after it was read.
 */
function stillOpen<F, S extends Stored>(initial: S, how: Autosave<F, S>): Now<F, S> | undefined {
  return [...(forms as Set<Now<F, S>>)].find(
    (form) =>
      form.how.keepAs(form.stored) === how.keepAs(initial) &&
      (form.running || (form.isDirty && !form.hasLeft) || form.revision > initial.revision),
  )
}

function beginning<F, S extends Stored>(
  stored: S,
  how: Autosave<F, S>,
  input: Input<F>,
): Now<F, S> {
  const { kept } = input
  const isDirty = kept?.revision !== undefined
  const asStored = how.fieldsOf(stored)
  const nothing = () => undefined
  return {
    how,
    input,
    id: stored.id,
    stored,
    fields: kept?.fields ?? asStored,
    // an older one: what was changed elsewhere meanwhile is not written over unasked
    revision: kept?.revision ?? stored.revision,
    base: kept?.base ?? asStored,
    state: { is: isDirty ? 'waiting' : 'saved' },
    isDirty,
    unanswered: [],
    hasLeft: false,
    setAnswer: nothing,
    setFields: nothing,
    setState: nothing,
  }
}

/** Leaving the page saves first; closing the tab asks while something is open. */
function useLeaving<F, S extends Stored>(now: Now<F, S>) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!now.isDirty) return
      void saveOnce(now, true)
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    now.hasLeft = false
    for (const form of forms as Set<Now<F, S>>)
      if (form.hasLeft && !form.running) forms.delete(form)
    forms.add(now)
    return () => {
      now.hasLeft = true
      removeEventListener('beforeunload', ask)
      if (now.isDirty) void saveOnce(now)
    }
  }, [now])
}
