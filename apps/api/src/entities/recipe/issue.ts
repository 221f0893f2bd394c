import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { isInForce } from '@officina/shared/recipe'
import { type Ctx, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { DomainError, invalid, invalidFields, type Texts } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { nextNumber } from '../numbers.ts'
import { carryOrders } from './carry.ts'
import { type LockedRecipe, type RecipeRow, recipe, recipeMachine } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { loadRecipe } from './get.ts'
import { freezeLines } from './lines.ts'
import { getPatientForRecipe, lockDraft } from './lookup.ts'
import { mailFacts, recipeIssued } from './mails.ts'
import { isComing, usedUpAt } from './renewal.ts'

type Issue = components['schemas']['RecipeIssue']
type Recipe = components['schemas']['Recipe']

/**
 * Issues a draft: checks it, gives it its number, freezes its lines, ends the version in force and tells
 * the patient. What the platform holds stays on hold, untold. Two at once: the second finds it issued. A doctor who issues it gives all reasons that warnings ask
 * for; what is issued by itself, as it was written before, those of what stops. `begun`: the day on which the course that
 * simply goes on has begun.
 */
export function issueRecipe(
  ctx: DoctorCtx,
  id: string,
  input: Issue,
  { asks = 'stops', begun }: { asks?: 'stops' | 'all reasons'; begun?: string | null } = {},
): Promise<Recipe> {
  return inTransaction(ctx, async (ctx) => {
    const { seriesId } = await recipe.get(ctx, id)
    const versions = await recipe.lockWhere(ctx, eq(recipes.seriesId, seriesId))
    assertTransition(recipeMachine, (await recipe.lock(ctx, id)).status, 'issued', 'doctor')
    const draft = await lockDraft(ctx, id, input.revision)
    if (!draft.patientId) throw invalid('patient_id', 'VALIDATION_FAILED', patientMissing)
    const _patient = await getPatientForRecipe(ctx, draft.patientId)
    const period = periodOf(ctx, draft, input, begun)
    const document = await loadRecipe(ctx, id)
    assertIssuable(document, input, asks)
    const now = ctx.clock.now()
    await freezeLines(ctx, id)
    const hold =
      (await platformHold(ctx, versions, id)) ??
      (await platformHold(ctx, await versionsCopied(ctx, draft), id))
    const before =
      input.supersede === false ? undefined : await supersede(ctx, versions, draft, now)
    const carried = before && (await carryOrders(ctx, before, id, input.carry_refills ?? false))
    const number = (await numberOf(ctx, draft)) ?? (await nextNumber(ctx, 'recipe'))
    const issued = await draft.move(
      'issued',
      {
        number,
        ...period,
        ...carried,
        issuedAt: now,
        disclosureVersion: ctx.config.legalVersions.disclosure,
        warningsOverridden: input.overrides ?? [],
      },
      {
        action: 'issue',
        after: { number, version: draft.version, overrides: overridesOf(input) },
      },
    )
    await recordRecipeEvent(ctx, draft, 'issued')
    if (hold) {
      await issued.move('on_hold', hold, { action: 'on_hold' })
      await recordRecipeEvent(asSystem(ctx), draft, 'on_hold', { text: hold.holdReason })
    } else if (input.send_mail !== false && !(await notifyPatient(ctx, id)))
      await ctx.jobs.enqueue(ctx, 'invitation.notifyRecipe', { recipeId: id })
    return loadRecipe(ctx, id)
  })
}

function periodOf(ctx: DoctorCtx, draft: RecipeRow, input: Issue, begun?: string | null) {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const wanted = input.starts_on ?? draft.startsOn ?? today
  if (input.starts_on && input.starts_on < today)
    throw invalid('starts_on', 'VALIDATION_FAILED', {
      en: 'A recipe cannot start in the past.',
      ja: '開始日は今日以降にしてください。',
    })
  // a draft may have been left for days: it then starts today
  const startsOn = begun ?? (wanted < today ? today : wanted)
  if (startsOn > addDays(today, 365))
    throw invalid('starts_on', 'VALIDATION_FAILED', {
      en: 'A recipe must start within a year.',
      ja: '開始日は1年以内にしてください。',
    })
  const validDays = input.valid_days ?? draft.validDays
  return { startsOn, validDays, expiresOn: addDays(startsOn, validDays) }
}

/** Everything that must be put right, then everything that must be overridden. */
function assertIssuable(document: Recipe, input: Issue, asks: 'stops' | 'all reasons'): void {
  if (document.lines.length === 0) throw invalid('lines', 'VALIDATION_FAILED', linesMissing)
  const blocked: Record<string, Texts> = {}
  for (const { level, line, message, detail } of document.warnings)
    if (level === 'block')
      blocked[`lines.${line}.${detail?.field ?? 'dosage_mode'}`] = { en: message, ja: message }
  if (Object.keys(blocked).length > 0) throw invalidFields(blocked)
  const open = document.warnings.filter(
    (warning) =>
      (warning.level === 'stop' || (asks === 'all reasons' && warning.asks_reason)) &&
      !input.overrides?.some((each) => each.code === warning.code && each.line === warning.line),
  )
  if (open.length === 0) return
  throw new DomainError('invalid', 'RECIPE_STOP_WARNING', stopText, {
    fields: Object.fromEntries(
      open.map(({ line, message }) => [`lines.${line}`, [{ en: message, ja: message }]]),
    ),
    extra: { lines: [...new Set(open.map(({ line }) => line))], warnings: open },
  })
}

/**
 * Ends the versions of the series that are in force `at` the moment of the new one, which lists put before them. Answers
 * the newest of them, else the newest that was in force and of which there is something left.
 */
async function supersede(
  ctx: TxCtx,
  versions: LockedRecipe[],
  draft: RecipeRow,
  at: Date,
): Promise<LockedRecipe | undefined> {
  const ended: LockedRecipe[] = []
  for (const version of versions) {
    if (!isInForce(version)) continue
    const values = { supersededBy: draft.id, endedAt: at }
    ended.push(await version.move('superseded', values, { action: 'supersede', as: 'system' }))
    await recordRecipeEvent(ctx, version, 'superseded')
  }
  const [newest] = ended.sort((a, b) => b.version - a.version)
  if (newest) return newest
  const over = newestIssued(versions)
  return over && (await isLeftOf(ctx, over.id)) ? over : undefined
}

/**
 * A hold of the platform, for safety, on what a draft goes on with: a product of a version in force, or of the last one,
 * which may have ended on hold. Only the platform ends it.
 */
async function platformHold(ctx: TxCtx, versions: Version[], draftId: string) {
  const newest = newestIssued(versions)
  const held = versions.filter(
    (each) => each.heldBy === 'admin' && (each === newest || isInForce(each)),
  )
  const [hold] = held
  if (!hold) return undefined
  const before = inArray(
    sql`l.recipe_id`,
    held.map(({ id }) => id),
  )
  const { rows } = await ctx.db.execute(sql`
    select 1 from recipe_lines l join recipe_lines n on n.product_id = l.product_id
    where n.recipe_id = ${draftId} and ${before} limit 1`)
  return rows.length > 0 ? { heldBy: hold.heldBy, holdReason: hold.holdReason } : undefined
}

type Version = Pick<RecipeRow, 'id' | 'version' | 'heldBy' | 'holdReason'> & { status: string }

/** Of the recipe that a draft is a copy of, for the same patient: about another one the reason may say nothing. */
const versionsCopied = async (ctx: TxCtx, { sourceRecipeId, version, patientId }: RecipeRow) =>
  sourceRecipeId && patientId && version === 1
    ? ctx.db
        .select()
        .from(recipes)
        .where(
          and(
            sql`${recipes.seriesId} = (select c.series_id from recipes c where c.id = ${sourceRecipeId})`,
            eq(recipes.patientId, patientId),
          ),
        )
    : []

const asSystem = (ctx: TxCtx): Ctx => ({ ...ctx, actor: { role: 'system' } })

const newestIssued = <V extends Version>(versions: V[]): V | undefined =>
  versions
    .filter(({ status }) => status !== 'draft' && status !== 'entered_in_error')
    .sort((a, b) => b.version - a.version)[0]

/** Whether something that was ordered from a version is on its way, or not used up yet. */
async function isLeftOf(ctx: TxCtx, recipeId: string): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const { rows } = await ctx.db.execute(sql`
    select 1 from recipe_lines l join variants v on v.id = l.variant_id
    where l.recipe_id = ${recipeId} and (${isComing(ctx)} or ${usedUpAt(ctx)} > ${now}::timestamptz) limit 1`)
  return rows.length > 0
}

/** All versions of a course share one number. */
async function numberOf(ctx: DoctorCtx, draft: RecipeRow): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ number: recipes.number })
    .from(recipes)
    .where(and(eq(recipes.seriesId, draft.seriesId), sql`${recipes.number} is not null`))
    .limit(1)
  return row?.number ?? undefined
}

/** Mails the patient that there is a recipe, once for each `key`; false when they cannot sign in. */
export async function notifyPatient(
  ctx: DoctorCtx,
  id: string,
  key = `recipe-issued:${id}`,
): Promise<boolean> {
  const facts = await mailFacts(ctx, id)
  if (!facts) return false
  const [count] = await ctx.db
    .select({
      n: sql<number>`count(*)::int`,
      replaces: sql<boolean>`exists (select 1 from recipes r
        join recipes o on o.series_id = r.series_id and o.superseded_by = r.id where r.id = ${id})`,
    })
    .from(recipeLines)
    .where(eq(recipeLines.recipeId, id))
  const disclosure = await readDisclosure(ctx, ctx.actor.id)
  await sendMail(
    ctx,
    recipeIssued({
      ...facts.data,
      lines: count?.n ?? 0,
      replaces: count?.replaces ?? false,
      disclosure: {
        en: disclosure('en'),
        ja: disclosure('ja'),
      },
    }),
    { ...facts.patient, dedupeKey: key },
  )
  return true
}

// which warnings were overridden goes to the audit; the doctor's reason is health data and does not
const overridesOf = (input: Issue) =>
  (input.overrides ?? []).map(({ code, line }) => `${code} ${line}`)

const patientMissing: Texts = {
  en: 'Choose the patient first.',
  ja: '患者さんを選択してください。',
}
const linesMissing: Texts = {
  en: 'Add at least one product.',
  ja: '商品を1つ以上追加してください。',
}
const stopText: Texts = {
  en: 'A warning blocks this recipe. Change the line or enter a reason.',
  ja: '警告があるため発行できません。内容を変更するか、理由を入力してください。',
}
