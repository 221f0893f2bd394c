import { toApiError } from '@officina/client/errors'
import { isMistyped, missingOf, sentOf } from '@officina/shared/questionnaire'
import { errorText } from '@officina/ui/errorText.ts'
import { hasArrived } from '@officina/ui/hasArrived.ts'
import { messages } from '@officina/ui/questionnaire/messages.ts'
import { fieldId } from '@officina/ui/questionnaire/SectionQuestions'
import { useText } from '@officina/ui/text'
import { useAutosave } from '@officina/ui/useAutosave.ts'
import { useState } from 'react'
import type { AnyAnswers, Values } from './types.ts'

export type AnswerCalls<S extends AnyAnswers> = {
  read: () => Promise<S>
  save: (revision: number, values: Values) => Promise<S>
  submit: (revision: number) => Promise<S>
  addPhotos: (questionId: string, photos: File[]) => Promise<S>
  removePhoto: (photoId: string) => Promise<S>
}

/** A form that saves itself. `set` is what the server last answered, `values` what stands in the form. */
export function useAnswers<S extends AnyAnswers>(initial: S, calls: AnswerCalls<S>) {
  const draft = useAutosave<Values, S>(initial, {
    keepAs: ({ id }) => `answers:${id}`,
    delayMs: 1_000,
    // what was changed alone is sent
    fieldsOf: () => ({}),
    read: calls.read,
    save: (_id, revision, values) => calls.save(revision, sentOf(values)),
    // what was mistyped stays in its field, also when one comes back to it
    isHeld: (values) => Object.values(values).some(isMistyped),
    answered: (now, sent, { values }) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([id, value]) =>
            value !== sent[id] || isMistyped(value) || isTrimmedTo(values[id], value),
        ),
      ),
    isIn: (mine, stored) => {
      const sent = sentOf(mine)
      const there = Object.keys(sent).map((id) => [id, stored.values[id]])
      return hasArrived(sent, Object.fromEntries(there))
    },
    merge: ({ mine }) => mine,
  })

  /** Saves what is open, also what is typed meanwhile, and then does what needs the newest revision. */
  async function after<T extends S>(work: (revision: number) => Promise<T>): Promise<T> {
    const saved = (await draft.flush()) && (await draft.flush())
    if (!saved) {
      const state = draft.stateNow()
      throw 'error' in state ? state.error : new Error('The answers are not saved yet.')
    }
    const next = await work(saved.revision)
    draft.take(next)
    return next
  }

  return {
    ...draft,
    set: draft.stored,
    values: valuesOf(draft.stored.values, draft.fields),
    /** Another answer; empty takes it away. */
    change: (id: string, value: unknown) =>
      draft.change((old) => ({ ...old, [id]: isEmpty(value) ? null : value })),
    async submit() {
      const submitted = await after((revision) => calls.submit(revision))
      draft.leave()
      return submitted
    },
    addPhotos: (questionId: string, photos: File[]) =>
      after(() => calls.addPhotos(questionId, photos)),
    removePhoto: (photoId: string) => after(() => calls.removePhoto(photoId)),
  }
}

/** Whether the server has taken spaces off what stands in the field, where one may still be typing. */
const isTrimmedTo = (stored: unknown, typed: unknown) =>
  typeof typed === 'string' && typed !== stored && typed.trim() === (stored ?? '')

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export const valuesOf = (values: Values, changes: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null),
  )

type Draft<S extends AnyAnswers> = {
  set: S
  values: Values
  submit: () => Promise<S>
}

/** Submitting a form: what is missing is named at its question, which gets the focus. */
export function useSubmit<S extends AnyAnswers>(draft: Draft<S>) {
  const t = useText(messages)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [pending, setPending] = useState(false)
  const { questions } = draft.set.questionnaire

  /** Missing required answers, among `ids` when given. */
  function check(ids?: readonly string[]): boolean {
    const missing = missingOf(questions, draft.values).filter(({ id }) => !ids || ids.includes(id))
    setErrors(Object.fromEntries(missing.map(({ id }) => [id, t.required])))
    const [first] = missing
    if (first) focus(first.id)
    return missing.length === 0
  }

  /** The submitted answers; undefined when they were refused. */
  async function send(): Promise<S | undefined> {
    setPending(true)
    setMessage(undefined)
    try {
      return await draft.submit()
    } catch (thrown) {
      const error = toApiError(thrown)
      const told = Object.entries(error.errors).map(([key, [text = t.required]]) => [
        key.replace(/^values\./, ''),
        text,
      ])
      setErrors(Object.fromEntries(told))
      setMessage(errorText(error))
      return undefined
    } finally {
      setPending(false)
    }
  }

  return {
    errors,
    message,
    pending,
    check,
    send,
    clear: (id: string) => setErrors(({ [id]: _, ...rest }) => rest),
  }
}

function focus(questionId: string): void {
  // after the errors are drawn
  requestAnimationFrame(() => {
    const field = document.getElementById(fieldId(questionId))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}
