import type { Ctx } from '../context.ts'
import { accounts } from '../db/schema/account.ts'
import { eq } from '../db/sql.ts'
import type { MailFrame } from './frame.ts'

/** Mails that may be turned off, by role and by the name of the choice. Everything else is always sent. */
const optionalMails = {
  doctor: {
    order_placed: ['order_placed_doctor'],
    patient_activated: ['patient-activated'],
    requests: [
      'patient-link-requested',
      'invitation-renewal-asked',
      'request_received',
      'request_expiring',
    ],
    answers: ['questionnaire_submitted'],
    recipe_expiring: ['recipe_expiring_doctor'],
    digest: ['doctor_digest'],
    statements: ['statement_closed', 'statement_paid'],
    news: ['news'],
  },
  patient: {
    recipe_reminder: ['recipe_reminder'],
    questionnaire_reminder: ['questionnaire_reminder'],
    refill_due: ['refill_due'],
    recipe_expiring: ['recipe_expiring'],
    deliveries: ['order_shipped', 'order_delivered', 'backorder_news'],
    news: ['news'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

type Choices<R extends keyof typeof optionalMails> = Record<
  keyof (typeof optionalMails)[R],
  boolean
>

/** Every choice of a role; what was never chosen is on. */
export const choicesOf = <R extends keyof typeof optionalMails>(
  role: R,
  prefs: Record<string, boolean>,
): Choices<R> =>
  Object.fromEntries(
    Object.keys(optionalMails[role]).map((key) => [key, prefs[key] !== false]),
  ) as Choices<R>

/** Whether the shop sends this mail to nobody. */
export const isOff = (template: string, { off }: MailFrame): boolean =>
  off.includes(choiceOf(template) ?? '')

/** The choice that turns a mail off; undefined where it is always sent. */
export const choiceOf = (template: string): string | undefined => optional.get(template)?.choice

/** By template: the name of the choice of a person, and that of the shop, with the role; news are one for both. */
const optional = new Map(
  Object.entries<Record<string, readonly string[]>>(optionalMails).flatMap(([role, choices]) =>
    Object.entries(choices).flatMap(([key, templates]) =>
      templates.map(
        (template) => [template, { key, choice: key === 'news' ? key : `${role}_${key}` }] as const,
      ),
    ),
  ),
)

/** Every choice of the shop, as the setting names it. */
export const offChoices = [...new Set([...optional.values()].map(({ choice }) => choice))]

/** Whether the person, or the shop for everybody, has turned this mail off. */
export async function isUnwanted(
  ctx: Ctx,
  template: string,
  accountId: string | null | undefined,
): Promise<boolean> {
  if (!optional.has(template) || !accountId) return false
  if (isOff(template, await ctx.mailFrame(ctx))) return true
  const [account] = await ctx.db
    .select({ prefs: accounts.notificationPrefs })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account !== undefined && isTurnedOff(template, account.prefs)
}

/** The same for one whose choices have been read. */
export const isTurnedOff = (template: string, prefs: Record<string, boolean>): boolean =>
  prefs[optional.get(template)?.key ?? ''] === false
