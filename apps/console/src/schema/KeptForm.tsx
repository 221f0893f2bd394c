import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { useEffect, useRef, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { typedOf } from './typedOf.ts'

type Values = Record<string, unknown>
/** What has been saved: the values that were sent, and the answer. */
export type Saved = { sent: Values; answer: Values }

/**
 * Stands in a form of react-hook-form: keeps what is typed until it is saved, gives it back when the form is opened
 * again, and asks before the page is left. The revision goes with it: what somebody else has saved meanwhile is shown.
 */
export function KeptForm(props: { name: string; isReady: boolean; saved?: Saved | undefined }) {
  const { name, isReady, saved } = props
  const { reset, getValues, setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const record = useRecordContext()
  const values = useWatch()
  const { kept, keep, forget } = useKeptInput<Values>(name)
  const [isKept, setKept] = useState(kept !== undefined)
  const dirty = typedOf(dirtyFields)
  const isTyped = dirty.length > 0
  // the state that was typed into: a record that is read again meanwhile must not pass for it
  const before = useRef(stateOf(values))
  // one step after the record: react-admin puts its values into the form first
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(isReady), [isReady])
  const [isGivenBack, setGivenBack] = useState(kept === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, into the record that has been read
  useEffect(() => {
    if (isGivenBack || !isRead) return
    setGivenBack(true)
    const all = { ...getValues(), ...kept }
    before.current = stateOf(all)
    reset(all, { keepDefaultValues: true })
  }, [isRead])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (!saved) return
    const now = { ...record, ...saved.answer }
    const typed = typedSince(saved, now, getValues())
    before.current = stateOf(now)
    reset(now)
    if (Object.keys(typed).length > 0) reset({ ...now, ...typed }, { keepDefaultValues: true })
    setKept(false)
  }, [saved])
  const { revision } = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is the revision
  useEffect(() => {
    if (!isGivenBack) return
    if (!isTyped) before.current = stateOf(values)
    else if (revision !== before.current.revision)
      for (const [field, value] of Object.entries(before.current)) setValue(field, value)
  }, [isGivenBack, isTyped, revision])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `dirty` is new with every change
  useEffect(() => {
    if (!isGivenBack) return
    if (isTyped)
      keep({
        ...Object.fromEntries(dirty.map((field) => [field, values[field]])),
        ...before.current,
      })
    else forget()
  }, [isGivenBack, isTyped, values, dirty.join(), keep, forget])
  const discard = () => {
    reset()
    forget()
    setKept(false)
  }
  return (
    <>
      <KeptNotice kept={{ isKept: isKept && isTyped, discard }} />
      <LeaveGuard isTyped={isTyped} onLeave={forget} />
    </>
  )
}

/** Which state of the record it is. */
const stateOf = ({ revision, updated_at }: Values): Values => ({
  ...(revision !== undefined && { revision }),
  ...(updated_at !== undefined && { updated_at }),
})

/** What was typed while the values were on their way. */
const typedSince = ({ sent }: Saved, now: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) =>
      [sent[name], now[name]].every((other) => JSON.stringify(value) !== JSON.stringify(other)),
    ),
  )
