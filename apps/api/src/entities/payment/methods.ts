import type { components } from '@officina/openapi/schema'
import { cardConsentVersion } from '@officina/shared/cardConsent'
import { dateIn } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import { PaymentError, type Payments, type SavedMethod } from '../../payments/port.ts'
import { auditPatient } from '../audit.ts'
import { DomainError, notFound } from '../errors.ts'
import { findCustomer } from './customer.ts'

type SavedCard = components['schemas']['SavedCard']

/** The cards that the signed-in patient has saved, as the provider has them now. 503 PAYMENT_AWAY. */
export async function listSavedCards(
  ctx: PatientCtx,
): Promise<components['schemas']['PaymentMethods']> {
  const { payments: provider } = ctx
  const cards = provider ? await methodsOf(ctx, provider) : []
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return {
    can_save: provider !== undefined,
    consent_version: cardConsentVersion,
    cards: cards.map((card) => viewCard(card, today)),
  }
}

/** 404 for a card of somebody else, as for none; 503 PAYMENT_AWAY. */
export async function removeSavedCard(ctx: PatientCtx, id: string): Promise<void> {
  const { payments: provider } = ctx
  const cards = provider ? await methodsOf(ctx, provider) : []
  const card = cards.find(({ ref }) => ref === id)
  if (!provider || !card) throw notFound()
  await answering(() => provider.detachMethod(id))
  await auditPatient(ctx, 'patient.card_removed', ctx.actor)
}

async function methodsOf(ctx: PatientCtx, provider: Payments): Promise<SavedMethod[]> {
  const customer = await findCustomer(ctx, provider, ctx.actor.id)
  return customer ? answering(() => provider.listMethods(customer)) : []
}

async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // removed in another window, or at the provider itself
    if (error.kind === 'invalid') throw notFound()
    throw cardsAway()
  }
}

/** `today` as YYYY-MM-DD. A card is good until the end of its month. */
function viewCard({ ref, brand, last4, expMonth, expYear }: SavedMethod, today: string): SavedCard {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const left = (expYear - year) * 12 + expMonth - month
  return {
    id: ref,
    brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
    expiry: left < 0 ? 'expired' : left <= 2 ? 'soon' : 'good',
  }
}

const cardsAway = () =>
  new DomainError('unavailable', 'PAYMENT_AWAY', {
    en: 'The card service does not answer. Your saved cards are unchanged. Try again in a minute.',
    ja: 'カード決済サービスに接続できません。保存済みのカードはそのままです。1分ほど待ってもう一度お試しください。',
  })
