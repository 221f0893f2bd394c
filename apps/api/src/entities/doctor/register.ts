import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { hasAccount } from '../account/entity.ts'
import { getLiveToken, issueToken } from '../account/tokens.ts'
import { type Asked, askedBy, asVisitor } from '../account/visitor.ts'
import { audit } from '../audit.ts'
import { assertTransition } from '../machine.ts'
import { nextNumber } from '../numbers.ts'
import { doctorAccountExistsMail, doctorRegistrationMail } from './applicationMails.ts'
import { formsInForce } from './asked.ts'
import { doctorMachine, doctor as entity } from './entity.ts'

type RegisterJob = { email: string; asked: Asked }

/** Takes the address of somebody who wants to apply; a job finds out whether it is known, so the answer cannot tell. */
export async function requestRegistration(ctx: Ctx, email: string): Promise<void> {
  await ctx.jobs.enqueue(ctx, 'account.registerDoctor', { email, asked: askedBy(ctx) })
}

/** Mails the link (24 h), or "you already have an account". */
export async function registerDoctor(job: Ctx, data: unknown): Promise<void> {
  const { email, asked } = data as RegisterJob
  const { publicUrl } = job.config
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const target = { to: email, locale: asked.locale }
    const doctorId = await openApplication(ctx, email)
    if (!doctorId) {
      const links = {
        loginUrl: `${publicUrl}/doctors/login`,
        resetUrl: `${publicUrl}/doctors/reset-password`,
      }
      await sendMail(ctx, doctorAccountExistsMail(links), target)
      return
    }
    const token = await issueToken(ctx, { kind: 'registration', role: 'doctor', email })
    const url = `${publicUrl}/doctors/sign-up?token=${token.secret}`
    await sendMail(ctx, doctorRegistrationMail({ url }), { ...target, doctorId })
  })
}

/** The address a registration link stands for, and the forms; uses nothing up. 410 for every link that does not work. */
export async function verifyRegistration(
  ctx: Ctx,
  secret: string,
): Promise<components['schemas']['DoctorRegistrationLink']> {
  const token = await getLiveToken(ctx, { kind: 'registration', role: 'doctor', secret })
  return { email: token.email, forms: await formsInForce(ctx) }
}

/** The unfinished application of the address, made if need be; undefined when it has an account already. */
async function openApplication(ctx: TxCtx, email: string): Promise<string | undefined> {
  const hasEmail = sql`lower(${doctors.email}) = ${email.toLowerCase()}`
  const [known] = await entity.lockWhere(ctx, hasEmail)
  if (known?.status === 'email_submitted') {
    // it does not lapse before the link that is sent now
    await known.mark({ updatedAt: ctx.clock.now() })
    return known.id
  }
  if (known && known.status !== 'lapsed') return undefined
  if (known) {
    await known.move('email_submitted', {}, { action: 'register_again' })
    return known.id
  }
  if (await hasAccount(ctx, 'doctor', email)) return undefined
  assertTransition(doctorMachine, null, 'email_submitted', 'visitor')
  const now = ctx.clock.now()
  const id = newId()
  const stamps = { createdAt: now, updatedAt: now }
  await ctx.db.insert(doctors).values({
    id,
    number: await nextNumber(ctx, 'doctor'),
    email,
    status: 'email_submitted',
    ...stamps,
  })
  await audit(ctx, {
    action: 'doctor.register',
    objectId: id,
    doctorId: id,
    after: { status: 'email_submitted' },
  })
  return id
}
