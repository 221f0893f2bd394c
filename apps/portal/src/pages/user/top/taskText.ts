import { formatDate, formatMoney, listedInSentence } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { pathTo } from '../../../pathTo.ts'
import type { messages } from './messages.ts'
import type { Task } from './tasksOf.ts'

type Words = (typeof messages)[Locale]

/** With one action that leads somewhere. */
export type PlainTask = Task & { kind: Exclude<Task['kind'], 'link_offer'> }
export const isPlain = (task: Task): task is PlainTask => task.kind !== 'link_offer'

/** What is to be done; amounts are in `currency`, the patient's. */
export function taskText(task: PlainTask, t: Words, currency = 'USD', locale: Locale): string {
  const label = task.label ?? ''
  if (task.kind === 'payment_needed')
    return t.payment_needed(label, formatMoney(task.amount ?? 0, currency, locale))
  if (task.kind === 'refill_due') return t.refill_due(label, task.days_left ?? 0)
  if (task.kind === 'profile_incomplete')
    return t.profile_incomplete(
      listedInSentence(
        (task.missing ?? []).map((part) => t.missing[part]),
        locale,
      ),
    )
  if (task.kind === 'questionnaire_due')
    return t.questionnaire_due(
      label,
      task.due_on ? formatDate(task.due_on, locale, 'UTC') : undefined,
    )
  return t[task.kind](label)
}

export const verbOf = (task: PlainTask, t: Words): string =>
  task.started ? t.questionnaire_continue : t[`${task.kind}_action`]

export function placeOfTask(task: PlainTask): string {
  if (task.recipe_id) return pathTo('/user/recipes', {}, { id: task.recipe_id })
  if (task.answer_id) return pathTo('/user/top', {}, { questionnaire: task.answer_id })
  if (task.news_id) return pathTo('/user/news', {}, { id: task.news_id })
  if (task.repeat_id) return pathTo('/user/repeats')
  if (task.order_id) return pathTo('/user/order-histories', {}, { id: task.order_id })
  return pathTo(
    '/user/top',
    {},
    { panel: 'account', section: sectionOf[task.missing?.[0] ?? 'phone'] },
  )
}

/** Where in the account a missing part is filled in. */
const sectionOf = {
  address: 'addresses',
  phone: 'profile',
  birth_date: 'profile',
  allergies: 'health',
} as const
