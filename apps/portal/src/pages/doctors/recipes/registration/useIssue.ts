import { type ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { sentences } from '@officina/shared/messages'
import { errorText } from '@officina/ui/errorText.ts'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { boundsText, isWithin } from '@officina/ui/numberBounds.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changedByRecipe } from '../../../../features/recipe/changedByRecipe.ts'
import type { Warning } from '../../../../features/recipe/draft.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { savePdf } from '../../../../features/useSaveFile.ts'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

/** State of the issue dialog; `submit` saves, issues and leads to the patient's recipes. */
export function useIssue(draft: Draft) {
  const t = useText(messages)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { recipe } = draft
  const { time_zone } = useMe('doctor')
  const [startsOn, setStartsOn] = useState(() => notPast(recipe.starts_on, time_zone))
  const [validDays, setValidDays] = useState<number | null>(recipe.valid_days)
  const [sendMail, setSendMail] = useState(true)
  const [supersede, setSupersede] = useState(true)
  const [carry, setCarry] = useState(false)
  // by its line, which may have moved until the dialog is opened again
  const reasons = useKeptState<Record<string, string>>(`override ${recipe.id}`, {})
  const keyOf = (line: number | null) => recipe.lines[line ?? -1]?.id ?? ''
  const reasonOf = (line: number | null) => reasons.value[keyOf(line)] ?? ''
  const [missing, setMissing] = useState<number[]>([])
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [unsaved, setUnsaved] = useState<string>()
  const [isNews, setNews] = useState(false)
  const [pending, setPending] = useState(false)
  const locale = useLocale()
  const stops = recipe.warnings.filter((warning) => warning.asks_reason)

  async function issue() {
    const lines = [...new Set(stops.map((warning) => warning.line ?? -1))]
    const without = lines.filter((line) => reasonOf(line).trim().length < 3)
    setMissing(without)
    setChecked(true)
    if (without.length > 0 || !isDays(validDays) || pending) return
    setPending(true)
    setFailure(undefined)
    setUnsaved(undefined)
    setNews(false)
    try {
      const saved = await draft.flush()
      if (!saved) {
        const state = draft.stateNow()
        const why = 'error' in state && errorText(state.error)
        return setUnsaved(why ? named(t.failed, why, locale) : t.failed)
      }
      // nobody has seen yet what came of the last change
      if (isMore(saved.warnings, recipe.warnings)) return setNews(true)
      const issued = await api.post('/api/doctor/recipes/{recipeId}/issue', {
        params: { path: { recipeId: saved.id } },
        body: {
          revision: saved.revision,
          starts_on: startsOn,
          valid_days: validDays,
          send_mail: sendMail,
          supersede,
          carry_refills: carry && supersede,
          overrides: overridesOf(stops, reasonOf),
        },
      })
      draft.leave()
      reasons.forget()
      await Promise.all(changedByRecipe.map((path) => invalidate(queryClient, path)))
      toast.success(t.issued(issued.number ?? ''), {
        actions: [
          { label: t.printSchedule, onClick: () => void savePdf(issued.id, locale) },
          { label: t.copyLink, onClick: () => copyLink(issued.id, t.linkCopied) },
          {
            label: t.another,
            onClick: () => void navigate(pathTo('/doctors/recipes/registration')),
          },
        ],
      })
      const of = { patientId: issued.patient?.id ?? '' }
      const to = pathTo('/doctors/patients/:patientId/recipes', of, { id: issued.id })
      void navigate(to, { replace: true })
    } catch (error) {
      setFailure(error as ApiError)
    } finally {
      setPending(false)
    }
  }

  const errors: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(failure?.errors ?? {}).map(([key, texts]) => [key, texts[0]]),
    ),
    ...(isChecked && !isDays(validDays) && { valid_days: boundsText(validity, locale) }),
  }
  const isShownAtField = errors.starts_on !== undefined || errors.valid_days !== undefined
  return {
    startsOn,
    setStartsOn,
    startsLater: startsOn > dateIn(new Date(), time_zone),
    validDays,
    /** The draft is valid as long, so that what it warns about speaks of this number. */
    setValidDays: (days: number | null) => {
      setValidDays(days)
      if (isDays(days)) draft.change((old) => ({ ...old, valid_days: days }))
    },
    expiresOn: startsOn && isDays(validDays) ? addDays(startsOn, validDays) : undefined,
    sendMail,
    setSendMail,
    supersede,
    setSupersede,
    carry,
    setCarry,
    reasonOf,
    setReason: (line: number, reason: string) =>
      reasons.set({ ...reasons.value, [keyOf(line)]: reason }),
    missing,
    stops,
    pending,
    errors,
    error:
      unsaved ??
      (isNews
        ? t.lookAgain
        : failure && !failure.handled && !isShownAtField
          ? textOf(failure, locale)
          : undefined),
    submit: (event: React.FormEvent) => {
      event.preventDefault()
      void issue()
    },
  }
}

export type IssueForm = ReturnType<typeof useIssue>

const textOf = (error: ApiError, locale: Locale) =>
  sentences([...new Set([errorText(error), ...Object.values(error.errors).flat()])], locale)

const isMore = (now: Warning[], seen: Warning[]) =>
  now.some(({ message }) => !seen.some((each) => each.message === message))

const validity = { min: 1, max: 365 }

const isDays = (days: number | null): days is number => days !== null && isWithin(days, validity)

/** The address under which the patient finds the recipe. */
function copyLink(id: string, said: string) {
  const link = location.origin + pathTo('/user/recipes', {}, { id })
  void navigator.clipboard?.writeText(link).then(() => toast.success(said))
}

/** Today where the business is, or the later day the draft names. */
function notPast(date: string | null, timeZone: string | undefined): string {
  const today = dateIn(new Date(), timeZone)
  return date && date > today ? date : today
}

type Stop = Draft['recipe']['warnings'][number]
type Override = {
  code: 'ALLERGY' | 'LABEL_EXCEEDED' | 'LABEL_DIFFERS'
  line: number
  reason: string
}

/** The reason of a line holds for everything that asks for one there; each code is sent once. */
function overridesOf(
  stops: readonly Stop[],
  reasonOf: (line: number | null) => string,
): Override[] {
  const known = new Map(stops.map((stop) => [`${stop.code} ${stop.line}`, stop]))
  return [...known.values()].map(({ code, line }) => ({
    code: code as Override['code'],
    line: line ?? -1,
    reason: reasonOf(line),
  }))
}
