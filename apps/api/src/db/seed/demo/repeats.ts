import { isIssued } from '@officina/shared/recipe'
import { repeatConsent } from '@officina/shared/repeats'
import type { Patient as Demo, Patients } from './patients.ts'
import { addAudit } from './people.ts'
import type { Row, World } from './world.ts'

type Line = Row<'recipeLines'>

/**
 * Two patients with repeats: one as planned, one whose new price waits for an answer, one whose card wants to be
 * confirmed, and one whose card was declined.
 */
export function makeRepeats(world: World, patients: Patients): void {
  const [own, other] = [patients.get('ana'), patients.get('osei')]
  const [first, second] = linesOf(world, own)
  const [third, fourth] = linesOf(world, other)
  if (first) add(world, own, first, { everyWeeks: 13, nextOn: world.date(60) })
  if (second)
    add(world, own, second, {
      everyWeeks: 13,
      nextOn: world.date(-1),
      status: 'paused',
      reason: 'price',
      priceAgreed: Math.round(priceOf(world, second) * 0.8),
    })
  if (third)
    addDeclined(world, other, third, {
      ...cardOf(world, other, '3220'),
      status: 'paused',
      reason: 'confirm_payment',
    })
  if (fourth)
    addDeclined(world, other, fourth, {
      ...cardOf(world, other, '0002'),
      tries: 1,
      waitsFor: 'payment',
      retryOn: world.date(2),
    })
}

/** Lines of the patient's recipes that can be ordered once more at least. */
function linesOf({ rows }: World, patient: Demo): Line[] {
  const recipes = rows.recipes.filter(
    ({ patientId, doctorId, kind, status }) =>
      kind === 'patient' &&
      isIssued({ status }) &&
      patientId === patient.id &&
      doctorId === patient.doctorId,
  )
  return rows.recipeLines.filter(
    ({ recipeId, state = 'active', timesOrdered = 0, refillsAllowed = 3 }) =>
      state === 'active' &&
      timesOrdered <= refillsAllowed &&
      recipes.some(({ id }) => id === recipeId),
  )
}

/** The saved card with these digits; one that the bank declines is saved for it. */
function cardOf(world: World, patient: Demo, last4: string): Partial<Row<'repeats'>> {
  const owner = `tbu_${patient.id}`
  const known = world.rows.testBank.find(
    (row) => row.owner === owner && 'last4' in row.data && row.data.last4 === last4,
  )
  const createdAt = world.at(-30)
  const { id } =
    known ??
    world.add('testBank', {
      id: `tbm_${world.id(createdAt)}`,
      kind: 'method',
      owner,
      data: { customer: owner, last4 },
      createdAt,
    })
  return { paymentMethod: 'card', cardRef: id, cardBrand: 'visa', cardLast4: last4 }
}

/** The order of yesterday was not placed, because the card was refused. */
function addDeclined(world: World, patient: Demo, line: Line, more: Partial<Row<'repeats'>>): void {
  const dueOn = world.date(-1)
  const repeatId = add(world, patient, line, { everyWeeks: 13, nextOn: dueOn, ...more })
  const at = world.at(-1, 9)
  world.add('repeatPeriods', {
    id: world.id(at),
    repeatId,
    doctorId: patient.doctorId,
    patientId: patient.id,
    period: 1,
    dueOn,
    state: 'declined',
    at,
  })
}

function add(
  world: World,
  patient: Demo,
  line: Line,
  more: Pick<Row<'repeats'>, 'nextOn' | 'everyWeeks'> & Partial<Row<'repeats'>>,
): string {
  const at = world.at(-30, 10)
  const id = world.id(at)
  world.add('repeats', {
    id,
    doctorId: patient.doctorId,
    patientId: patient.id,
    recipeLineId: line.id,
    variantId: line.variantId,
    quantity: 1,
    paymentMethod: 'invoice',
    status: 'active',
    announcedOn: more.nextOn,
    priceAgreed: priceOf(world, line),
    consentVersion: repeatConsent.version,
    consentText: repeatConsent.en,
    consentedAt: at,
    createdAt: at,
    updatedAt: at,
    ...more,
  })
  addAudit(world, {
    at,
    action: 'repeat.turned_on',
    objectId: id,
    actor: patient,
    doctorId: patient.doctorId,
    patientId: patient.id,
    after: { every_weeks: more.everyWeeks ?? null, quantity: 1, next_on: more.nextOn },
  })
  return id
}

const priceOf = ({ rows }: World, { variantId }: Line): number =>
  rows.variants.find(({ id }) => id === variantId)?.price ?? 0
