import { sentences } from '@officina/shared/messages'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { errorText } from './errorText.ts'
import { useKeptInput } from './keptInput.ts'
import { defineMessages, useLocale, useText } from './text.tsx'

export type FieldErrors = Record<string, string[]>
type Values = Record<string, unknown>
/** What is kept of a form: what was typed, and what the form had begun with. */
type Kept<T> = { typed: Partial<T>; first: T }
type ServerError = {
  status?: number
  message: string
  errors?: FieldErrors
  /** Seconds. */
  retryAfter?: number
}

/**
 * Small form state for the sign-in family. `submit` calls the server; when it throws
 * `{ status, message, errors }` the errors go to their fields, everything typed stays, and the
 * summary (or else the first wrong field) gets the focus. Too many tries (429) say how long to wait.
 * `validate` runs first, in the browser.
 * With `keepAs`, the name of the form and its record, what is typed is kept until it has been sent or
 * `forget` is called, and is there again when the form is opened again; passwords and codes are not. A `submit`
 * that answers false was a step before the last: nothing has been sent for good.
 * An `initial` with a `revision` is a record that may change elsewhere: its newer values come in below what was typed.
 * Where those are the very fields that were typed into, the form stays at the revision that it began with, so that the
 * server refuses it (409) and nothing is written over unasked.
 */
export function useServerForm<T extends Values>(
  initial: T,
  submit: (values: T) => Promise<unknown>,
  validate?: (values: T) => FieldErrors,
  keepAs?: string,
) {
  const t = useText(messages)
  const locale = useLocale()
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const { kept, keep, forget } = useKeptInput<Kept<T>>(keepAs)
  const [first, setFirst] = useState(kept && isOvertaken(kept, initial) ? kept.first : initial)
  const [isKept, setKept] = useState(kept !== undefined)
  const [values, setValues] = useState<T>({ ...first, ...kept?.typed })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string>()
  const [status, setStatus] = useState<number>()
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) focusProblem(form.current)
  }, [failures])

  const typed = typedInto(values, first)
  if (initial.revision !== first.revision && !isOvertaken({ typed, first }, initial)) {
    setFirst(initial)
    setValues({ ...initial, ...typed })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` is made of `values`
  useEffect(() => {
    const open = Object.entries(typed).filter(([name]) => !secret.test(name))
    if (open.length > 0) keep({ typed: Object.fromEntries(open) as Partial<T>, first })
    else forget()
  }, [keep, forget, values])

  const idOf = (name: string) => `${prefix}${name}`

  function set<K extends keyof T & string>(name: K, value: T[K]) {
    setValues((old) => ({ ...old, [name]: value }))
    setErrors(({ [name]: _, ...rest }) => rest)
  }

  function fail(error: ServerError) {
    // an entry of a list, `tags.3`, is said at the field of the list
    const told = Object.entries(error.errors ?? {}).map(
      ([name, texts]) => [name in values ? name : name.replace(/\.\d+$/, ''), texts] as const,
    )
    const known = told.filter(([name]) => name in values)
    const others = told.filter(([name]) => !(name in values))
    setErrors(Object.fromEntries(known))
    setStatus(error.status)
    const rest = sentences(
      others.flatMap(([, texts]) => texts),
      locale,
    )
    setMessage(known.length === 0 ? rest || said(error) : rest || undefined)
    setFailures((count) => count + 1)
  }

  function said({ status, message, retryAfter = 60 }: ServerError): string {
    if (status !== 429) return message
    return retryAfter < 90 ? t.seconds(retryAfter) : t.minutes(Math.ceil(retryAfter / 60))
  }

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (busy.current) return
    const wrong = validate?.(values) ?? {}
    if (Object.keys(wrong).length > 0) return fail({ message: '', errors: wrong })
    busy.current = true
    setPending(true)
    setErrors({})
    setMessage(undefined)
    setStatus(undefined)
    try {
      if ((await submit(values)) === false) return
      forget()
      setKept(false)
      // what was sent is what the record has now, whenever that is read
      if ('revision' in values) setFirst(values)
    } catch (error) {
      fail(toServerError(error))
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return {
    values,
    /** Whether something was typed or chosen. */
    isTyped: Object.keys(typed).length > 0,
    /** Forgets what is kept of it: the form is given up. */
    forget,
    /** For the KeptNotice of the form. */
    kept: {
      isKept,
      discard() {
        setValues(first)
        setKept(false)
        setErrors({})
        setMessage(undefined)
        setStatus(undefined)
      },
    },
    /** Field errors, for FormSummary. */
    errors,
    /** Text about the whole form, for FormError; absent when the fields say it all. */
    message,
    /** HTTP status of the last failure. */
    status,
    pending,
    set,
    setErrors,
    idOf,
    /** Spread on the form element. */
    formProps: { ref: form, onSubmit, noValidate: true },
    /** Spread on a text field: `<EmailField {...form.field('email')} />`. */
    field<K extends keyof T & string>(name: K) {
      return {
        id: idOf(name),
        name,
        value: String(values[name] ?? ''),
        error: errors[name]?.[0],
        onChange: (
          event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
        ) => set(name, event.target.value as T[K]),
      }
    },
    /** Spread on a CheckField. */
    check<K extends keyof T & string>(name: K) {
      return {
        id: idOf(name),
        name,
        checked: Boolean(values[name]),
        error: errors[name]?.[0],
        onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as T[K]),
      }
    },
  }
}

const typedInto = <T extends Values>(values: T, first: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== first[name]),
  ) as Partial<T>

/** Whether a field that was typed into has since been changed elsewhere, to something else. */
const isOvertaken = <T extends Values>({ typed, first }: Kept<T>, now: T): boolean =>
  now.revision !== first.revision &&
  Object.entries(typed).some(([name, value]) => ![first[name], value].includes(now[name]))

/** What is never kept, not even in memory. */
const secret = /password|^code$/

function toServerError(error: unknown): ServerError {
  const { status, errors, retryAfter } = (error ?? {}) as Partial<ServerError>
  return {
    message: errorText(error) ?? '',
    ...(status && { status }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function focusProblem(form: HTMLFormElement | null) {
  const target =
    form?.querySelector<HTMLElement>('[data-form-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  target?.focus()
  // what is wrong stands below the input, and may be out of sight in a dialog
  target?.closest('.MuiFormControl-root')?.scrollIntoView?.({ block: 'nearest' })
}

const messages = defineMessages({
  seconds: (n: number) => [
    `Too many attempts. Try again in ${n} ${n === 1 ? 'second' : 'seconds'}.`,
    `試行回数が多すぎます。${n}秒後にもう一度お試しください。`,
  ],
  minutes: (n: number) => [
    `Too many attempts. Try again in ${n} minutes.`,
    `試行回数が多すぎます。${n}分後にもう一度お試しください。`,
  ],
})
