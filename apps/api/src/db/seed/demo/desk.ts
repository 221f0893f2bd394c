import { isIssued } from '@officina/shared/recipe'
import { requests } from '../../schema/patient.ts'
import type { Admins } from './admins.ts'
import type { Doctors } from './doctors.ts'
import type { Patients } from './patients.ts'
import type { Shelf } from './products.ts'
import type { Recipe } from './recipes.ts'
import { columnsOf, filled, number, optional, readTable } from './table.ts'
import { daysAfter, type World } from './world.ts'

type Cast = {
  shelf: Shelf
  doctors: Doctors
  patients: Patients
  recipes: Recipe[]
  admins: Admins
}

/** What lies on a doctor's desk: notes, requests of patients, and a cart that waits. */
export function makeDesk(world: World, cast: Cast): void {
  makeNotes(world, cast)
  makeRequests(world, cast)
  makeCart(world, cast)
}

const noteSeeds: [patient: string, day: number, body: string][] = [
  [
    'ana',
    -345,
    'First visit. Papules on both cheeks, **no scars**. Sleeps badly since the change of job.',
  ],
  ['ana', -190, 'Half as many spots. Starts retinal, two evenings a week.'],
  ['ana', -5, 'New questionnaire: sleep is what remains. Recipe for the evenings.'],
  ['miller', -170, 'Rosacea type I. Avoid acids.'],
  ['rossi', -9, 'Called the cardiologist: INR on Thursday, then decide about curcumin.'],
  ['osei', -150, 'Week 12. Iron only after the next blood test.'],
  ['suzuki', -160, '血圧は安定。中性脂肪が高め。'],
  ['nakajima', -88, 'フェリチン 12 ng/mL。12週後に再検査。'],
]

function makeNotes(world: World, { patients, doctors, admins }: Cast): void {
  for (const [key, day, body] of noteSeeds) {
    const patient = patients.get(key)
    const at = world.at(day, 15)
    world.make('notes', at, {
      doctorId: patient.doctorId,
      objectType: 'patient',
      objectId: patient.id,
      visibility: 'doctor',
      body,
      authorRole: 'doctor',
      authorId: patient.doctor.accountId,
    })
  }
  for (const [key, day, body] of [
    ['skin', -20, 'Licence ends in a few weeks: reminder was sent, copy is promised.'],
    ['suspended', -6, 'Called twice, no answer. Suspended by the rule.'],
    ['applied-3', -7, 'Register shows two addresses. Asked the board.'],
  ] as const)
    world.add('notes', {
      id: world.id(world.at(day, 15)),
      doctorId: doctors.get(key).id,
      objectType: 'doctor',
      objectId: doctors.get(key).id,
      visibility: 'admin',
      body,
      authorRole: 'admin',
      authorId: admins.clinical.accountId,
      createdAt: world.at(day, 15),
    })
}

const columns = columnsOf(requests, ['kind', 'status'])

/** What patients have asked for, as `data/requests.csv` has it; one with a note was decided. */
const readRequests = () =>
  readTable('requests', (cell, header) => ({
    patient: cell('patient', filled),
    day: cell('day', number),
    product: cell('product', optional(filled)),
    columns: columns(cell, header),
  }))

function makeRequests(world: World, { patients, shelf, recipes }: Cast): void {
  for (const seed of readRequests()) {
    const { kind, note } = seed.columns
    const patient = patients.get(seed.patient)
    const product = seed.product ? shelf.get(seed.product) : null
    const at = world.at(seed.day, 18)
    const line =
      kind === 'refill'
        ? recipes
            .filter((recipe) => recipe.patient === patient && isIssued(recipe.row))
            .flatMap((recipe) => recipe.lines)
            .find((each) => each.productId === product?.id)
        : undefined
    world.make('requests', at, {
      ...seed.columns,
      doctorId: patient.doctorId,
      patientId: patient.id,
      productId: product?.id ?? null,
      recipeLineId: line?.id ?? null,
      decidedBy: note ? patient.doctor.accountId : null,
      decidedAt: note ? daysAfter(at, 1) : null,
      expiresAt: daysAfter(at, 45),
    })
  }
}

/** Two things that the demo patient has laid aside. */
function makeCart(world: World, { patients, shelf }: Cast): void {
  const patient = patients.get('ana')
  const at = world.at(-1, 21)
  const cart = world.make('carts', at, {
    doctorId: patient.doctorId,
    patientId: patient.id,
    status: 'active',
    addressId: patient.address?.id ?? null,
    method: 'standard',
    expiresAt: daysAfter(at, 90),
  })
  for (const key of ['collagen', 'lip-balm']) {
    const [variant] = shelf.get(key).variants
    if (!variant) continue
    world.make('cartLines', at, {
      cartId: cart.id,
      variantId: variant.id,
      quantity: 1,
      priceSeen: variant.price,
    })
  }
}
