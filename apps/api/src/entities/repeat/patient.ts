import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { limitTokens } from '../../http/limits.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { invalid } from '../errors.ts'
import { linkTokenOf } from '../linkToken.ts'
import { chosenPayment } from './cards.ts'
import {
  changeRepeat,
  delayRepeat,
  pauseByPatient,
  resumeRepeat,
  skipRepeat,
  stopByPatient,
} from './change.ts'
import { settleReturned } from './charge.ts'
import { confirmRepeat } from './confirm.ts'
import { holderOf, openLink } from './link.ts'
import { getRepeatOffer } from './offer.ts'
import { turnOn } from './turnOn.ts'
import { type PatientRepeat, planOfPatient, repeatOfPatient } from './view.ts'

type Change = components['schemas']['RepeatChange']
type ByLink = components['schemas']['RepeatLinkAction']

const repeatAfter = recordAfter('repeatId', repeatOfPatient)

export const handlers = {
  'GET /api/patient/recipe-lines/{recipeLineId}/repeat-offer': ofRecord(
    'recipeLineId',
    getRepeatOffer,
  ),
  'POST /api/patient/repeat-link/open': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const token = linkTokenOf(body, http)
    const holder = await holderOf(ctx, token)
    if (body.returned) await settleReturned(ctx, holder.actor.id)
    const plan = await openLink(holder)
    if (plan.repeats.some((each) => each.checkout_url)) http.keepLink('repeat', token)
    return plan
  },
  'POST /api/patient/repeat-link/act': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const token = linkTokenOf(body, http)
    const changed = await actByLink(await holderOf(ctx, token), body)
    // the bank sends them back without the link
    if (changed.checkout_url) http.keepLink('repeat', token)
    return changed
  },
  'GET /api/patient/repeats': (ctx) => planOfPatient(ctx),
  'POST /api/patient/repeats': (ctx, { body }) => turnOn(ctx, body),
  'PATCH /api/patient/repeats/{repeatId}': repeatAfter(
    async (ctx: PatientCtx, id: string, body: Change) => {
      const { payment_method, card, ...change } = body
      const payment = payment_method && (await chosenPayment(ctx, { payment_method, card }))
      await changeRepeat(ctx, id, { ...change, payment })
    },
  ),
  'POST /api/patient/repeats/{repeatId}/skip': repeatAfter(skipRepeat),
  'POST /api/patient/repeats/{repeatId}/delay': repeatAfter(delayRepeat),
  'POST /api/patient/repeats/{repeatId}/pause': repeatAfter(pauseByPatient),
  'POST /api/patient/repeats/{repeatId}/resume': repeatAfter(resumeRepeat),
  'POST /api/patient/repeats/{repeatId}/confirm': async (ctx, { params, body }) => {
    const url = await confirmRepeat(ctx, params.repeatId, body)
    return repeatOfPatient(ctx, params.repeatId, url)
  },
  'POST /api/patient/repeats/{repeatId}/stop': repeatAfter(stopByPatient),
} satisfies Handlers<'patient'>

/** What a link allows of a patient's calls; how it is paid is chosen by whoever is signed in. */
async function actByLink(ctx: PatientCtx, body: ByLink): Promise<PatientRepeat> {
  const { repeat_id: id, action, revision, until, unit_price } = body
  const given = { revision, byLink: true }
  if (action === 'confirm')
    return repeatOfPatient(ctx, id, await confirmRepeat(ctx, id, { ...given, unit_price }))
  if (action === 'delay') {
    if (!until) throw dayMissing()
    await delayRepeat(ctx, id, { ...given, until })
  } else if (action === 'change') {
    const { quantity, every_weeks } = body
    await changeRepeat(ctx, id, { ...given, quantity, every_weeks })
  } else await byLink[action](ctx, id, given)
  return repeatOfPatient(ctx, id)
}

const byLink = {
  skip: skipRepeat,
  pause: pauseByPatient,
  resume: resumeRepeat,
  stop: stopByPatient,
}

const dayMissing = () =>
  invalid('until', 'VALIDATION_FAILED', { en: 'Choose a day.', ja: '日付を選択してください。' })
