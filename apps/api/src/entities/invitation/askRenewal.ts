import { type Ctx, inTransaction } from '../../context.ts'
import { sha256 } from '../../ids.ts'
import { findToken } from '../account/tokens.ts'
import { type Asked, askedBy, asVisitor } from '../account/visitor.ts'
import { lastInvitation } from '../patient/invitations.ts'
import { noteRenewalAsked } from '../patient/renewalAsked.ts'
import { findInvitation } from './open.ts'

type RenewalJob = { tokenHash: string; asked: Asked }

/** "Ask for a new invitation" on a link that does not work any more; the answer is the same for every link. */
export async function requestRenewal(ctx: Ctx, secret: string): Promise<void> {
  const data: RenewalJob = { tokenHash: sha256(secret), asked: askedBy(ctx) }
  await ctx.jobs.enqueue(ctx, 'account.renewInvitation', data)
}

/** Tells the doctor of the link, if there is one. What the doctor sees is the last invitation, whichever mail was opened. */
export async function askRenewal(job: Ctx, data: unknown): Promise<void> {
  const { tokenHash, asked } = data as RenewalJob
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const token = await findToken(ctx, { kind: 'invite', role: 'patient', hash: tokenHash })
    const found = await findInvitation(ctx, token)
    if (!found) return
    const invitation = (await lastInvitation(ctx, found.patient)) ?? found.invitation
    await noteRenewalAsked(ctx, { ...found, invitation })
  })
}
