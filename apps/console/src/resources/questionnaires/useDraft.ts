import { toApiError } from '@officina/client/errors'
import {
  contentOf,
  draftOf,
  pathInDraft,
  type QuestionnaireDraft,
} from '@officina/shared/questionnaireDraft'
import { missingLanguages, problemsOf } from '@officina/shared/questionnaireProblems'
import { problemText } from '@officina/shared/questionnaireProblemTexts'
import { errorText } from '@officina/ui/errorText.ts'
import { useKeptInput } from '@officina/ui/keptInput.ts'
import { useLocale } from '@officina/ui/text'
import { useEffect, useMemo, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { Questionnaire } from './types.ts'

type Refused = { errors: Record<string, string>; message?: string | undefined }

/**
 * A draft that is edited: what is typed, what is wrong with it, and its calls. The rules are the server's own; they
 * are shown from the first try to publish on, and follow what is typed. That is kept until it is saved.
 */
export function useDraft(props: {
  questionnaire: Questionnaire
  onChange: (next: Questionnaire) => void
  /** Reads what is stored now. */
  onReload: () => Promise<Questionnaire>
}) {
  const { questionnaire } = props
  const locale = useLocale()
  // the revision is that of what is edited: what is read again meanwhile may be somebody else's
  const { kept, keep, forget } = useKeptInput<Saved>(`questionnaire ${questionnaire.key}`)
  const [saved, setSaved] = useState(() => ({
    ...savedOf(questionnaire),
    ...(kept && { revision: kept.revision }),
  }))
  const { revision } = saved
  const [draft, setDraft] = useState(kept?.draft ?? saved.draft)
  const [isKept, setKept] = useState(kept !== undefined)
  const isTyped = JSON.stringify(draft) !== JSON.stringify(saved.draft)
  useEffect(() => {
    if (isTyped) return keep({ draft, revision })
    forget()
    setKept(false)
  }, [isTyped, draft, revision, keep, forget])
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Refused>({ errors: {} })
  const [theirs, setTheirs] = useState<Questionnaire>()
  const [pending, setPending] = useState(false)
  const path = `/api/admin/questionnaires/${questionnaire.key}`
  const problems = useMemo(() => problemsOf(draft), [draft])
  const missing = useMemo(() => new Set(missingLanguages(draft)), [draft])
  const found = isChecked
    ? Object.fromEntries(
        problems.map(({ path, problem, at }) => [path, problemText(problem, at)[locale]]),
      )
    : {}

  /** Whether the call was done; a refusal is shown, and a conflict asked about. */
  async function run(work: () => Promise<void>): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setRefused({ errors: {} })
    setTheirs(undefined)
    try {
      await work()
      return true
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'REVISION_CONFLICT') {
        const stored = await props.onReload()
        setTheirs(stored)
        // told of it, one may save again
        setSaved(savedOf(stored))
      } else {
        const told = Object.entries(error.errors).map(([at, [text = '']]) => [
          pathInDraft(draft, at),
          text,
        ])
        const errors: Record<string, string> = Object.fromEntries(told)
        setRefused({ errors, message: told.length > 0 ? undefined : errorText(error) })
      }
      return false
    } finally {
      setPending(false)
    }
  }

  function take(next: Questionnaire) {
    setDraft(draftOf(next))
    setSaved(savedOf(next))
    setChecked(false)
    setTheirs(undefined)
  }

  return {
    draft,
    missing,
    errors: { ...refused.errors, ...found },
    message: refused.message,
    pending,
    isTyped,
    forget,
    kept: { isKept, discard: () => take(questionnaire) },
    change(next: QuestionnaireDraft) {
      setDraft(next)
      setRefused({ errors: {} })
    },
    /** Whether it could be published as it is; shows what is wrong. */
    check() {
      setChecked(true)
      return problems.length === 0
    },
    save: () =>
      run(async () => {
        const body = { ...contentOf(draft), revision }
        const next = (await dataProvider.call('PATCH', path, { body })) as Questionnaire
        props.onChange(next)
        setSaved({ draft, revision: next.revision })
      }),
    publish: () =>
      run(async () => {
        const body = { revision }
        const next = (await dataProvider.call('POST', `${path}/publish`, { body })) as Questionnaire
        props.onChange(next)
        take(next)
      }),
    discard: () =>
      run(async () => {
        await dataProvider.call('POST', `${path}/discard`, { body: { revision } })
        setSaved({ draft, revision })
      }),
    take,
    theirs,
    settle: () => setTheirs(undefined),
  }
}

type Saved = { draft: QuestionnaireDraft; revision: number }

const savedOf = (stored: Questionnaire): Saved => ({
  draft: draftOf(stored),
  revision: stored.revision,
})
