import { errorText } from '@officina/ui/errorText.ts'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { type Doctor, type Review, reviewBody, reviewOf } from '../doctors/doctor.ts'

const pauseMs = 800

/**
 * A review in progress: what is ticked and typed goes on record a moment later, so that it outlives the
 * panel and a second reviewer sees it. `save` is for the moment the panel is closed or a decision begins.
 */
export function useReviewDraft(props: {
  id: string
  doctor: Doctor | undefined
  mayWrite: boolean
  onReload: () => void
}) {
  const { doctor, mayWrite } = props
  const notify = useNotify()
  const [update] = useUpdate<Doctor>()
  const [isSaved, setSaved] = useState(false)
  const running = useRef<Promise<unknown>>(undefined)
  const answered = useRef<Doctor>(undefined)
  const { review, typed, type, forget } = useTypedReview(props.id, doctor, running)
  const draft = doctor && review && differing(doctor, review)
  const latest = useRef({ doctor, review, typed })
  latest.current = { doctor, review, typed }

  const save = async () => {
    // what is typed meanwhile follows, also when the panel is closed before the answer
    while (running.current) await running.current
    const { review, typed } = latest.current
    const doctor = newerOf(latest.current.doctor, answered.current)
    const draft = doctor && review && differing(doctor, review)
    if (!doctor || !draft || !mayWrite) return
    running.current = update(
      'doctors',
      { id: doctor.id, data: { ...doctor, ...draft }, previousData: doctor, meta: wholeRecord },
      {
        mutationMode: 'pessimistic',
        returnPromise: true,
        onSuccess: () => setSaved(true),
        // somebody was faster: what they left is read, and this is put on top of it
        onError: (error) =>
          (error as { status?: number }).status === 409
            ? props.onReload()
            : notify(errorText(error), { type: 'error' }),
      },
    )
      .then((answer) => {
        if (answer) answered.current = answer
        // also after the panel was closed
        if (latest.current.typed === typed) forget()
      })
      // what went wrong has been said
      .catch(() => undefined)
      .finally(() => {
        running.current = undefined
      })
    await running.current
  }
  const key = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is still to be saved counts
  useEffect(() => {
    if (!doctor || !key) return
    setSaved(false)
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [key, doctor?.revision])
  return { review, type, save, isSaved: isSaved && !draft }
}

const newerOf = (doctor: Doctor | undefined, answer: Doctor | undefined) =>
  doctor && answer && answer.revision > doctor.revision ? answer : doctor

type Typed = Partial<Review>

/**
 * The review on record with what was typed and is not: the checklist item by item, for another reviewer may be at the
 * other items. What has come on record is the record's again, so that what others make of it is not taken back.
 */
function useTypedReview(
  id: string,
  doctor: Doctor | undefined,
  running: { readonly current: unknown },
) {
  const { kept, keep, forget } = useKeptInput<Typed>(`review ${id}`)
  const [typed, setTyped] = useState(kept ?? {})
  // as they were typed, for the record is without the spaces at their ends and a word may follow
  const [texts, setTexts] = useState<Typed>({})
  const [seen, setSeen] = useState<number>()
  const onRecord = doctor && reviewOf(doctor)
  if (doctor && onRecord && doctor.revision !== seen) {
    setSeen(doctor.revision)
    setTyped(without(typed, onRecord))
  }
  useEffect(() => {
    if (Object.keys(typed).length > 0) keep(typed)
    else forget()
  }, [typed, keep, forget])

  function type(change: Typed) {
    // what is being saved is not on record yet, and may just have been taken back
    const base = running.current ? undefined : onRecord
    setTexts((old) => ({ ...old, ...change }))
    setTyped((old) => {
      const { checklist = old.checklist } = change
      const next = {
        ...old,
        ...change,
        ...(checklist && { checklist: { ...old.checklist, ...checklist } }),
      }
      return base ? without(next, base) : next
    })
  }
  const textOf = (name: (typeof textNames)[number], stored: string) =>
    typed[name] ?? (texts[name]?.trim() === stored ? texts[name] : stored)
  const review = onRecord && {
    checklist: { ...onRecord.checklist, ...typed.checklist },
    register_url: textOf('register_url', onRecord.register_url),
    register_note: textOf('register_note', onRecord.register_note),
  }
  return { review, typed, type, forget }
}

const textNames = ['register_url', 'register_note'] as const

/** What of it is not on record. */
function without({ checklist = {}, ...texts }: Typed, onRecord: Review): Typed {
  const items = Object.entries(checklist).filter(
    ([item, isTicked]) => isTicked !== (onRecord.checklist[item] ?? false),
  )
  for (const name of textNames) if (texts[name]?.trim() === onRecord[name]) delete texts[name]
  return { ...texts, ...(items.length > 0 && { checklist: Object.fromEntries(items) }) }
}

/** What is not on record yet; an address that is still being typed waits. */
function differing(doctor: Doctor, review: Review): Partial<Doctor> | undefined {
  const { register_url, ...rest } = reviewBody(review) ?? {}
  const isAddress = !register_url || /^https?:\/\/\S+$/.test(register_url)
  const draft = { ...rest, ...(isAddress ? { register_url: register_url ?? null } : {}) }
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(doctor[name as keyof Doctor]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Doctor>) : undefined
}
