import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

/**
 * Stands in a form of react-hook-form: keeps what is typed until it is saved, gives it back when the form is opened
 * again, and asks before the page is left. The revision goes with it: what somebody else has saved meanwhile is shown.
 */
export function KeptForm({ name, isReady }: { name: string; isReady: boolean }) {
  const { reset, getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const values = useWatch()
  const { kept, keep, forget } = useKeptInput<Record<string, unknown>>(name)
  const [isKept, setKept] = useState(kept !== undefined)
  const dirty = Object.keys(dirtyFields).filter((field) => field !== 'revision')
  const isTyped = dirty.length > 0
  // one step after the record: react-admin puts its values into the form first
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(isReady), [isReady])
  const [isGivenBack, setGivenBack] = useState(kept === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, into the record that has been read
  useEffect(() => {
    if (isGivenBack || !isRead) return
    setGivenBack(true)
    reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
  }, [isRead])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `dirty` is new with every change
  useEffect(() => {
    if (!isGivenBack) return
    if (isTyped)
      keep(Object.fromEntries([...dirty, 'revision'].map((field) => [field, values[field]])))
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
