import type { components } from '@officina/openapi/schema'
import { asTaken } from '@officina/shared/dosage/substitute'
import type { DoctorCtx } from '../../context.ts'
import { recipes, whereInForce } from '../../db/schema/recipe.ts'
import { alias, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { notFound } from '../errors.ts'
import { percentOf } from '../money.ts'
import { defineColumns, selectList } from '../read/columns.ts'
import { personName } from '../wire.ts'
import { actionsOf } from './actions.ts'
import { loadAttachments } from './attachments.ts'
import { asIngredientLine, asTakenLine, ingredientTotals, takenOnly } from './ingredients.ts'
import { draftPerson, formerPerson, recipePerson } from './person.ts'
import { loadPacks } from './substitutes.ts'
import { type Terms, termsOf } from './terms.ts'
import type { IngredientLine } from './units.ts'
import { type LoadedLine, loadLines } from './view.ts'
import { warnedPatient } from './warnedPatient.ts'
import type { WarnedPatient } from './warnings/warning.ts'
import { recipeWarnings } from './warnings.ts'

type Recipe = components['schemas']['Recipe']
type Notice = Recipe['notices'][number]

/** One version of a patient's recipe, for its doctor; the read is audited. */
export async function getRecipe(ctx: DoctorCtx, id: string): Promise<Recipe> {
  const recipe = await loadRecipe(ctx, id)
  if (recipe.patient)
    await audit(ctx, {
      action: 'recipe.read',
      objectId: id,
      doctorId: ctx.actor.id,
      patientId: recipe.patient.id,
    })
  return recipe
}

/** The same without an audit row: the answer of a write. */
export async function loadRecipe(
  ctx: DoctorCtx,
  id: string,
  notices: Notice[] = [],
): Promise<Recipe> {
  const { reminders_sent, ...row } = await loadHead(ctx, id)
  const loaded = await loadLines(ctx, sql`l.recipe_id = ${id}`)
  const isDraft = row.status === 'draft'
  const person = isDraft && !row.patient?.has_left ? row.patient : null
  const others = person ? await otherLines(ctx, id, person.id) : []
  const patient = person && (await warnedPatient(ctx, person.id))
  const lines = loaded.map(({ view }) => view)
  const warned = patient?.allergies.length ? await withAlternatives(ctx, loaded) : loaded
  return {
    ...row,
    disclosure: (await readDisclosure(ctx, ctx.actor.id))(ctx.origin.locale),
    reminded_at: Object.values(reminders_sent).sort().at(-1) ?? null,
    attachments: (await loadAttachments(ctx, [id])).get(id) ?? [],
    lines,
    warnings: isDraft ? warningsOf(ctx, patient, row.valid_days, warned, others) : [],
    ingredient_totals: ingredientTotals(loaded.map(asTakenLine), others.map(takenOnly), {
      age: patient?.age ?? null,
      pregnancy: patient?.pregnancy ?? 'unknown',
    }),
    totals: totalsOf(
      ctx,
      lines,
      await termsOf(
        ctx,
        row.patient?.id ?? null,
        lines.map((line) => line.product_id),
      ),
    ),
    actions: actionsOf(row),
    notices,
  }
}

const later = [
  ...(['attachments', 'lines', 'warnings', 'ingredient_totals', 'totals'] as const),
  ...(['actions', 'notices', 'disclosure', 'reminded_at'] as const),
]
type Head = Omit<Recipe, (typeof later)[number]> & { reminders_sent: Record<string, string> }

const columns = defineColumns('Recipe', alias(recipes, 'r'), {}, [
  ...later,
  ...(['patient', 'supersedes', 'events'] as const),
])

async function loadHead(ctx: DoctorCtx, id: string): Promise<Head> {
  const result = await ctx.db.execute<Head>(sql`
    select ${selectList(columns(ctx))}, r.reminders_sent,
      case when p.doctor_id <> r.doctor_id then ${formerPerson}
        when r.status = 'draft' then ${draftPerson(ctx)} else ${recipePerson} end as patient,
      (select jsonb_build_object('id', o.id, 'number', o.number, 'version', o.version)
        from recipes o where o.series_id = r.series_id and o.id <> r.id
        and r.status = 'draft' and ${whereInForce(sql`o.status`)}
        order by o.version desc limit 1) as supersedes,
      (select coalesce(jsonb_agg(e order by e.at desc, e.id desc), '[]'::jsonb) from (
        select ev.id, ev.event, ev.version, ev.actor_role, ev.reason_code, ev.reason, ev.at,
          coalesce(${personName(sql`doc.last_name`, sql`doc.first_name`)},
            ${personName(sql`pat.last_name`, sql`pat.first_name`)},
            adm.name) as actor_name
        from recipe_events ev
        left join doctors doc on doc.account_id = ev.actor_id
        left join patients pat on pat.account_id = ev.actor_id
        left join admins adm on adm.account_id = ev.actor_id
        where ev.series_id = r.series_id and ev.recipe_id = r.id
        order by ev.at desc limit 100) e) as events
    from recipes r left join patients p on p.id = r.patient_id
    where r.id = ${id} and r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'`)
  const [row] = result.rows
  if (!row) throw notFound()
  for (const event of row.events) event.at = new Date(event.at).toISOString()
  return row
}

type Other = IngredientLine & { title: string; recipe: string; usageKind: string }

/** Active lines of the patient's other recipes in force. */
async function otherLines(ctx: DoctorCtx, id: string, patientId: string): Promise<Other[]> {
  const inForce = sql`l.state = 'active' and l.recipe_id in (
    select r.id from recipes r where r.doctor_id = ${ctx.actor.id} and r.patient_id = ${patientId}
    and r.kind = 'patient' and ${whereInForce()}
    and r.series_id <> (select series_id from recipes where id = ${id}))`
  const lines = await loadLines(ctx, inForce)
  if (lines.length === 0) return []
  const numbers = await ctx.db.execute<{ id: string; number: string }>(
    sql`select id, coalesce(number, '') as number from recipes where id = any(${sql.param(lines.map((line) => line.recipeId))}::uuid[])`,
  )
  return lines.map((line) => ({
    ...asIngredientLine(line),
    title: asTaken(line.view).product.title,
    usageKind: line.view.product.usage_kind,
    recipe: numbers.rows.find((row) => row.id === line.recipeId)?.number ?? '',
  }))
}

/** Lines with the other products that the doctor accepts instead: an allergy speaks against those too. */
async function withAlternatives(ctx: DoctorCtx, loaded: LoadedLine[]): Promise<LoadedLine[]> {
  const packs = await loadPacks(
    ctx,
    loaded.flatMap(({ view }) => view.substitutes),
  )
  return loaded.map((line) => {
    const found = line.view.substitutes.flatMap((id) => packs.get(id)?.product ?? [])
    const others = found.filter(({ id }) => id !== line.view.product_id)
    return { ...line, alternatives: [...new Map(others.map((each) => [each.id, each])).values()] }
  })
}

/** What to look at in these lines, in the reader's language. */
export function warningsOf(
  ctx: DoctorCtx,
  patient: WarnedPatient | null,
  validDays: number,
  loaded: LoadedLine[],
  others: Other[],
) {
  const warnings = recipeWarnings({
    lines: loaded.map((line) => ({
      ...asIngredientLine(line),
      productId: line.view.product_id,
      title: line.view.product.title,
      usageKind: line.view.product.usage_kind,
      allergens: line.allergens,
      alternatives: line.alternatives,
      labelWarnings: line.labelWarnings,
      label: line.view.product.label_dosage,
      availability: line.view.product.availability,
      restockOn: line.view.product.restock_on,
      price: line.view.price,
      priceNow: line.view.price_now,
      refillsAllowed: line.view.refills_allowed,
      minDaysBetween: line.view.min_days_between,
    })),
    patient,
    others,
    validDays,
  })
  return warnings.map(({ texts, ...warning }) => ({
    ...warning,
    message: texts[ctx.origin.locale],
  }))
}

function totalsOf(ctx: DoctorCtx, lines: Recipe['lines'], terms: Terms): Recipe['totals'] {
  const sum = (of: Recipe['lines']) =>
    of.reduce((total, line) => total + line.quantity * line.price_now, 0)
  const ordered = lines.filter((line) => !line.optional && line.state === 'active')
  const subtotal = sum(ordered)
  const rates = new Map(terms.product_discounts.map((each) => [each.product_id, each.rate_bp]))
  const discount = ordered.reduce(
    (total, line) =>
      total +
      percentOf(line.quantity * line.price_now, rates.get(line.product_id) ?? terms.discount_bp),
    0,
  )
  return {
    subtotal,
    optional: sum(lines.filter((line) => line.optional && line.state === 'active')),
    discount,
    ...terms,
    total: subtotal - discount,
    currency: ctx.config.currency,
  }
}
