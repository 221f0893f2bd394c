import { toApiError } from '@officina/client/errors'
import { missingOf } from '@officina/shared/questionnaire'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { messages } from './messages.ts'
import { fieldId } from './SectionQuestions.tsx'
import type { AnyAnswers, Values } from './types.ts'

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
