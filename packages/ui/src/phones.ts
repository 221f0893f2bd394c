import { phoneProblem } from '@officina/shared/phoneProblem'
import { useEffect, useState } from 'react'
import { useLocale } from './text.tsx'

/** The rules of all countries are large, so they are loaded with the first field or number that needs them. */
const load = () => import('@officina/shared/phone')
type Rules = Awaited<ReturnType<typeof load>>

/** Numbers that are only read wait this long, in ms: what the page is about comes first. */
const readLater = 2_000

/**
 * The rules once they are there. Without them a number is shown as it is stored, and the server alone refuses. Where
 * numbers are only `read`, the rules are loaded once the page stands.
 */
export function usePhoneRules(use: 'typed' | 'read' = 'typed'): Rules | undefined {
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    let isOpen = true
    const begin = () =>
      load().then(
        (loaded) => isOpen && setRules(loaded),
        () => undefined,
      )
    const timer = setTimeout(begin, use === 'read' ? readLater : 0)
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [use])
  return rules
}

/** The country whose numbers a reader dials without its code. */
export function useHomeCountry(): string | undefined {
  return useLocale() === 'ja' ? 'JP' : undefined
}

/**
 * Before a form is sent: refuses numbers that are none, at their fields, as the server would. Numbers that were there
 * before stay as they are.
 */
export async function refuseWrongPhones(
  phones: Record<string, string>,
  { country, before = {} }: { country?: string | undefined; before?: Record<string, unknown> },
  locale: 'en' | 'ja',
): Promise<void> {
  const given = Object.entries(phones).filter(([name, typed]) => typed && typed !== before[name])
  if (given.length === 0) return
  const rules = await load().catch(() => undefined)
  const wrong = given.filter(([, typed]) => rules && !rules.plainPhone(typed, country))
  if (wrong.length === 0) return
  const errors = Object.fromEntries(wrong.map(([name]) => [name, [phoneProblem[locale]]]))
  throw { status: 422, message: phoneProblem[locale], errors }
}
