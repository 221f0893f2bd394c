import { type PauseReason, repeatConsent, type StopReason } from '@officina/shared/repeats'
import type { Ctx } from '../../context.ts'
import type { Mail, Pair } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { nameIn } from '../names.ts'
import { actingAs, patientActor } from '../patient/acting.ts'
import type { RepeatRow } from './entity.ts'
import { type Expected, expectedOf } from './expected.ts'
import type { RepeatFacts } from './facts.ts'
import { planUrl } from './link.ts'
import {
  type RepeatMail,
  repeatDeclinedMail,
  repeatDueMail,
  repeatEndingMail,
  repeatPausedMail,
  repeatStartedMail,
  repeatStoppedMail,
  repeatWaitsMail,
} from './mails.ts'

/** Once for each period and each reason of it. */
const keyOf = ({ id, period, revision }: RepeatRow) => `${id}:${period}:${revision}`

export async function notifyStarted(ctx: Ctx, facts: RepeatFacts): Promise<void> {
  const expected = await expectedFor(ctx, [facts])
  await toPatient(ctx, [facts], facts.repeat.nextOn, `repeat_started:${facts.repeat.id}`, (d) =>
    repeatStartedMail({
      ...d,
      expected,
      on: facts.repeat.nextOn,
      rhythm: rhythmText(facts.repeat),
      consent: [repeatConsent.en, repeatConsent.ja],
      payment: paymentText(facts.repeat),
    }),
  )
}

/** A week or a day before: one mail for everything that is ordered together. */
export async function notifyDue(
  ctx: Ctx,
  group: RepeatFacts[],
  on: string,
  step: 'week' | 'day',
): Promise<void> {
  const expected = await expectedFor(ctx, group)
  await toPatient(
    ctx,
    group,
    on,
    `repeat_due:${step}:${on}:${group.map(({ repeat }) => `${repeat.id}:${repeat.period}`).join()}`,
    (d) =>
      repeatDueMail({
        ...d,
        expected,
        on,
        step,
        payment: paymentText((group[0] as RepeatFacts).repeat),
        lastOf: group
          .filter(({ line }) => line.view.orders_left === 1)
          .map(({ line }) => line.view.product.title),
      }),
  )
}

/** Instead of these two: the recipe ends before the day. Once for each period. */
export async function notifyEnding(ctx: Ctx, group: RepeatFacts[], on: string): Promise<void> {
  for (const facts of group) {
    const { repeat, recipe } = facts
    const key = `repeat_ending:${repeat.id}:${repeat.period}`
    await toPatient(ctx, [facts], on, key, (d) =>
      repeatEndingMail({ ...d, on, endsOn: recipe.expiresOn ?? on }),
    )
  }
}

async function expectedFor(ctx: Ctx, group: RepeatFacts[]): Promise<Expected | undefined> {
  const [first] = group
  if (!first?.account) return undefined
  const actor = patientActor(first.patient, first.practices)
  const [expected] = await expectedOf(actingAs(ctx, actor), [group])
  return expected
}

export const notifyPaused = (ctx: Ctx, facts: RepeatFacts, reason: PauseReason) =>
  toPatient(ctx, [facts], facts.repeat.nextOn, `repeat_paused:${keyOf(facts.repeat)}`, (d) =>
    repeatPausedMail({ ...d, reason }),
  )

export const notifyWaits = (ctx: Ctx, facts: RepeatFacts) =>
  toPatient(
    ctx,
    [facts],
    facts.repeat.nextOn,
    `repeat_waits:${facts.repeat.id}:${facts.repeat.period}`,
    repeatWaitsMail,
  )

export const notifyDeclined = (ctx: Ctx, group: RepeatFacts[], again: string, orderId: string) =>
  toPatient(ctx, group, again, `repeat_declined:${orderId}`, (d) =>
    repeatDeclinedMail({ ...d, again }),
  )

/** Leads to the recipes: a plan that has ended needs no link. */
export const notifyStopped = (ctx: Ctx, facts: RepeatFacts, reason: StopReason) =>
  toPatient(ctx, [facts], null, `repeat_stopped:${facts.repeat.id}`, (d) =>
    repeatStoppedMail({ ...d, reason }),
  )

/** `linkUntil`: a day the link outlives; null for a link that needs a sign-in. */
async function toPatient(
  ctx: Ctx,
  group: RepeatFacts[],
  linkUntil: string | null,
  dedupeKey: string,
  mailOf: (data: RepeatMail) => Mail,
): Promise<void> {
  const [first] = group
  // whoever has no account any more has no plan either
  if (!first?.account || first.patient.status === 'anonymised') return
  const { patient, account } = first
  const locale = account.locale
  const holder = { id: patient.id, accountId: account.id, email: account.email }
  const url = linkUntil
    ? await planUrl(ctx, holder, linkUntil)
    : `${ctx.config.publicUrl}/user/recipes`
  const data: RepeatMail = {
    name: nameIn(patient, locale),
    currency: ctx.config.currency,
    url,
    signInUrl: `${ctx.config.publicUrl}/user/repeats`,
    items: group.map(({ repeat, line }) => ({
      title: line.view.product.title,
      quantity: repeat.quantity,
      amount: line.view.price_now * repeat.quantity,
    })),
  }
  await sendMail(ctx, mailOf(data), {
    to: account.email,
    locale,
    accountId: account.id,
    doctorId: first.repeat.doctorId,
    patientId: patient.id,
    dedupeKey,
  })
}

const rhythmText = ({ everyWeeks }: Pick<RepeatRow, 'everyWeeks'>): Pair =>
  everyWeeks === null
    ? ['Before it runs out', 'なくなる前に']
    : [`Every ${everyWeeks} weeks`, `${everyWeeks}週間ごと`]

const paymentText = ({ paymentMethod, cardLast4 }: RepeatRow): Pair =>
  paymentMethod === 'invoice'
    ? ['Invoice', '請求書払い']
    : [`Card ending in ${cardLast4 ?? '····'}`, `カード（末尾${cardLast4 ?? '····'}）`]
