import type { components } from '@officina/openapi/schema'
import { repeatConsent } from '@officina/shared/repeats'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { newId } from '../../ids.ts'
import { dateInBoth } from '../../mail/words.ts'
import { conflict, invalid } from '../errors.ts'
import { chosenPayment } from './cards.ts'
import { factsOf } from './change.ts'
import { repeat as entity } from './entity.ts'
import { nextRunOut } from './facts.ts'
import { notifyStarted } from './notify.ts'
import {
  daysOf,
  findOfferedLine,
  firstOn,
  refuseDay,
  refusePrice,
  refuseTerms,
  repeatExists,
} from './offer.ts'
import { type PatientRepeat, repeatOfPatient } from './view.ts'

type New = components['schemas']['RepeatNew']

/**
 * Turns a line on repeat: from now on it is ordered by itself. What the patient has agreed to is kept in their language.
 * 404 and 409 as `findOfferedLine`, 409 CONSENT_OUTDATED and PRICE_CHANGED; 422 at the field.
 */
export async function turnOn(ctx: PatientCtx, given: New): Promise<PatientRepeat> {
  const payment = await chosenPayment(ctx, given)
  return inTransaction(ctx, async (tx) => {
    const { line, settings, today, expiresOn } = await findOfferedLine(tx, given.recipe_line_id)
    const { view } = line
    const { quantity, every_weeks: everyWeeks } = given
    refuseTerms({ line, settings }, { quantity, everyWeeks })
    if (given.consent_version !== repeatConsent.version) throw consentOutdated()
    refusePrice(view.price_now, given.unit_price)
    if (given.first_on) refuseDay(daysOf(view, expiresOn, today), given.first_on, 'first_on')
    const runsOut = everyWeeks === null ? nextRunOut(line, quantity, today) : undefined
    const nextOn = given.first_on ?? runsOut ?? firstOn(view, today)
    if (expiresOn !== null && nextOn > expiresOn)
      throw endsBefore(runsOut ? 'every_weeks' : 'first_on', nextOn, expiresOn)
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(repeats)
      .values({
        id: newId(),
        doctorId: tx.actor.doctorId,
        patientId: tx.actor.id,
        recipeLineId: view.id,
        variantId: view.variant_id,
        quantity,
        everyWeeks,
        ...payment,
        status: 'active',
        nextOn,
        announcedOn: given.first_on ?? null,
        priceAgreed: view.price_now,
        consentVersion: repeatConsent.version,
        consentText: repeatConsent[tx.origin.locale],
        consentedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    // another device was faster
    if (!row) throw repeatExists()
    const made = entity.inserted(tx, row)
    const after = { every_weeks: everyWeeks, quantity, next_on: made.nextOn }
    await made.log({ action: 'turned_on', after })
    await notifyStarted(tx, await factsOf(tx, made))
    return repeatOfPatient(tx, made.id)
  })
}

const consentOutdated = () =>
  conflict('CONSENT_OUTDATED', {
    en: 'The terms of repeats have changed. Read them again, and tick the box if you agree.',
    ja: '定期注文の同意文が変わりました。内容をご確認のうえ、改めてチェックを入れてください。',
  })

function endsBefore(field: string, nextOn: string, expiresOn: string) {
  const [first, last] = [dateInBoth(nextOn), dateInBoth(expiresOn)]
  return invalid(field, 'DATE_OUT_OF_RANGE', {
    en: `The first order would be on ${first[0]}, but the recipe is valid until ${last[0]}. Choose a number of weeks and an earlier day, or ask your doctor for a new recipe.`,
    ja: `初回のご注文日は${first[1]}となり、レシピの有効期限（${last[1]}）を過ぎます。間隔（週）とより早い日付を選択するか、担当医に新しいレシピをご依頼ください。`,
  })
}
