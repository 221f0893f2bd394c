import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, pgCode } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { hasAccount } from '../account/entity.ts'
import { issueToken } from '../account/tokens.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { nextNumber } from '../numbers.ts'
import { defineWrites } from '../read/writes.ts'
import { doctorInvitedMail } from './applicationMails.ts'
import { doctorMachine } from './entity.ts'

type Input = components['schemas']['AdminDoctorNew']

/**
 * Adds a doctor by hand: a registration that is begun, with a mail that asks to finish it. It is applied for
 * and approved like any other. 422 at `email` for a known address.
 */
export async function createDoctor(ctx: AdminCtx, input: Input): Promise<string> {
  try {
    return await inTransaction(ctx, (tx) => create(tx, input))
  } catch (error) {
    if (pgCode(error) === '23505') throw taken()
    throw error
  }
}

async function create(ctx: AdminCtx, input: Input): Promise<string> {
  const { email } = input
  if (await hasAccount(ctx, 'doctor', email)) throw taken()
  assertTransition(doctorMachine, null, 'email_submitted', 'admin')
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db.insert(doctors).values({
    ...writes(input),
    id,
    email,
    number: await nextNumber(ctx, 'doctor'),
    status: 'email_submitted',
    createdAt: now,
    updatedAt: now,
  })
  const token = await issueToken(ctx, { kind: 'registration', role: 'doctor', email })
  const url = `${ctx.config.publicUrl}/doctors/sign-up?token=${token.secret}`
  const name = { lastName: input.last_name, firstName: input.first_name }
  await sendMail(ctx, doctorInvitedMail({ url, name }), {
    to: email,
    locale: input.language,
    doctorId: id,
  })
  await audit(ctx, {
    action: 'doctor.create',
    objectId: id,
    doctorId: id,
    after: { status: 'email_submitted' },
  })
  return id
}

const writes = defineWrites('adminCreateDoctor', doctors, ['email', 'language'])

const taken = () =>
  invalid('email', 'EMAIL_TAKEN', {
    en: 'This email address already belongs to a doctor. Search for it in the list.',
    ja: 'このメールアドレスの医師はすでに登録されています。一覧で検索してください。',
  })
