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
  typed: Partial<Review> | undefined
  mayWrite: boolean
  onReload: () => void
}) {
  const { doctor, mayWrite } = props
  const { kept, keep, forget } = useKeptInput<Partial<Review>>(`review ${props.id}`)
  const typed = { ...kept, ...props.typed }
  const notify = useNotify()
  const [update] = useUpdate<Doctor>()
  const [isSaved, setSaved] = useState(false)
  const running = useRef<Promise<unknown>>(undefined)
  const review = doctor && { ...reviewOf(doctor), ...typed }
  const draft = doctor && review && differing(doctor, review)

  const save = async () => {
    if (!doctor || !draft || !mayWrite || running.current) return running.current
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
      // what went wrong has been said
      .catch(() => undefined)
      .finally(() => {
        running.current = undefined
      })
    return running.current
  }
  const key = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is still to be saved counts
  useEffect(() => {
    if (!doctor) return
    if (!key) return forget()
    keep(typed)
    setSaved(false)
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [key, doctor?.revision])
  return { review, save, isSaved: isSaved && !draft }
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
