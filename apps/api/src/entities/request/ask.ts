import type { components } from '@officina/openapi/schema'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import {
  type DoctorCtx,
  inTransaction,
  type PatientActor,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { requests } from '../../db/schema/patient.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, DomainError, invalid, notFound } from '../errors.ts'
import { nameIn } from '../names.ts'
import { patient } from '../patient/entity.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { ofPatient } from '../practices.ts'
import { getProductForPatient } from '../product/get.ts'
import { lineAfter } from '../recipe/carry.ts'
import { refusalOf } from '../recipe/orderable.ts'
import { apart } from '../savepoint.ts'
import { request as entity, moveRequest, type Request } from './entity.ts'
import { grantRefill } from './grant.ts'
import { ownRequestList, requestList } from './list.ts'
import { notifyDecision, notifyDoctorOfRequest } from './mails.ts'
import { texts } from './texts.ts'

type Given = components['schemas']['PatientRequestNew']
type PatientRequest = components['schemas']['PatientRequest']
type About = { productId: string | null; recipeLineId: string | null }

const mostOpen = 10

/**
 * A patient asks the doctor. 404 for a line or product that is not the patient's to see; 422 for what needs
 * no request; 409 REQUEST_OPEN for the same once more. A refill may be approved at once by the doctor's rule.
 */
export function makeRequest(ctx: PatientCtx, given: Given): Promise<PatientRequest> {
  return inTransaction(ctx, async (tx) => {
    const { id: patientId, doctorId } = tx.actor
    await patient.lock(tx, patientId)
    const message = given.message?.trim() || null
    const about = await aboutOf(tx, given, message)
    await assertNew(tx, given.kind, about)
    const now = tx.clock.now()
    const openDays = (await getShopSettings(tx))['request.open_days']
    const [request] = await tx.db
      .insert(requests)
      .values({
        ...about,
        id: newId(),
        doctorId,
        patientId,
        kind: given.kind,
        message,
        status: 'open',
        expiresAt: new Date(now.getTime() + openDays * dayMs),
        createdAt: now,
      })
      .returning()
    if (!request) throw notFound()
    await entity
      .inserted(tx, request)
      .log({ action: 'make', after: { status: 'open', kind: request.kind } })
    if (!(await approveByRule(tx, request))) await notifyDoctorOfRequest(tx, request)
    return ownRequestList.own(tx, request.id)
  })
}

async function aboutOf(ctx: PatientCtx, given: Given, message: string | null): Promise<About> {
  if (given.kind === 'question') {
    if (!message) throw invalid('message', 'VALIDATION_FAILED', texts.messageMissing)
    return { productId: null, recipeLineId: null }
  }
  if (given.kind === 'refill') {
    if (!given.recipe_line_id)
      throw invalid('recipe_line_id', 'VALIDATION_FAILED', texts.lineMissing)
    return aboutLine(ctx, given.recipe_line_id)
  }
  if (!given.product_id) throw invalid('product_id', 'VALIDATION_FAILED', texts.productMissing)
  const product = await getProductForPatient(ctx, given.product_id)
  if (!product.needs_recipe) throw invalid('product_id', 'REQUEST_NOT_NEEDED', texts.notNeeded)
  return { productId: product.id, recipeLineId: null }
}

async function aboutLine(ctx: PatientCtx, lineId: string): Promise<About> {
  const [row] = await ctx.db
    .select({ line: recipeLines, recipe: recipes, doctor: doctors })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .where(
      and(
        eq(recipeLines.id, lineId),
        eq(recipes.patientId, ctx.actor.id),
        eq(recipes.doctorId, ctx.actor.doctorId),
        eq(recipes.kind, 'patient'),
        sql`${recipes.status} not in ('draft', 'entered_in_error')`,
      ),
    )
  if (!row) throw notFound()
  const { timeZone } = ctx.config
  const facts = { ...row.recipe, doctorStatus: row.doctor.status, honoured: true }
  const refusal = refusalOf(row.line, facts, dateIn(ctx.clock.now(), timeZone), timeZone)
  if (!refusal) throw invalid('recipe_line_id', 'REQUEST_NOT_NEEDED', texts.orderNow)
  return { productId: row.line.productId, recipeLineId: lineId }
}

async function assertNew(ctx: PatientCtx, kind: Given['kind'], about: About): Promise<void> {
  const open = await ctx.db
    .select()
    .from(requests)
    .where(and(ofPatient(requests, ctx.actor), eq(requests.status, 'open')))
  const alike = open.filter((each) => each.kind === kind && each.productId === about.productId)
  if (kind !== 'question')
    for (const each of alike)
      if (await isSameLine(ctx, each.recipeLineId, about.recipeLineId))
        throw conflict('REQUEST_OPEN', texts.already)
  if (open.length >= mostOpen) throw conflict('TOO_MANY_REQUESTS', texts.tooMany)
}

/** Whether two lines are one, or that of a version goes on from that of an earlier one. */
async function isSameLine(ctx: PatientCtx, one: string | null, other: string | null) {
  if (one === other) return true
  if (!one || !other) return false
  const [old, next] = await ctx.db
    .select({ line: recipeLines, seriesId: recipes.seriesId, version: recipes.version })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(inArray(recipeLines.id, [one, other]))
    .orderBy(recipes.version)
  if (!old || !next || old.seriesId !== next.seriesId || old.version === next.version) return false
  return (await lineAfter(ctx, old.line, next.line.recipeId))?.id === next.line.id
}

/** Whether the doctor's rule has approved it; what the rule cannot do is left to the doctor. */
async function approveByRule(ctx: TxCtx<PatientActor>, request: Request): Promise<boolean> {
  const [row] = await ctx.db
    .select({ doctor: doctors, account: accounts })
    .from(doctors)
    .innerJoin(accounts, eq(accounts.id, doctors.accountId))
    .where(eq(doctors.id, request.doctorId))
  const isOn = row?.doctor.status === 'approved' && row.doctor.requestRules.refill
  if (!row || !isOn || request.kind !== 'refill' || request.message) return false
  const { doctor, account } = row
  const actor: DoctorCtx['actor'] = {
    role: 'doctor',
    accountId: account.id,
    id: doctor.id,
    email: account.email,
    name: nameIn(doctor, account.locale),
    status: doctor.status,
    termsOutdated: false,
    lacksSecondFactor: false,
  }
  const seen = await requestList.own({ ...ctx, actor }, request.id)
  if (seen.cautions.length > 0) return false
  try {
    await apart(ctx, async () => {
      const resultRecipeId = await grantRefill({ ...ctx, actor }, request)
      const decision = { automatic: true, resultRecipeId }
      const held = entity.inserted({ ...ctx, actor: { role: 'system' } }, request)
      await notifyDecision(ctx, await moveRequest(ctx, held, 'approved', decision))
    })
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Takes an open request back. */
export function withdrawRequest(
  ctx: PatientCtx,
  id: string,
  revision: number,
): Promise<PatientRequest> {
  return inTransaction(ctx, async (tx) => {
    await moveRequest(tx, await entity.lock(tx, id, revision), 'withdrawn')
    return ownRequestList.own(tx, id)
  })
}
