import { isIssued } from '@officina/shared/recipe'
import type { Admins } from './admins.ts'
import type { Doctors } from './doctors.ts'
import type { Patients } from './patients.ts'
import type { Shelf } from './products.ts'
import type { Recipe } from './recipes.ts'
import { daysAfter, type Row, type World } from './world.ts'

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

type RequestSeed = {
  patient: string
  kind: 'refill' | 'product' | 'question'
  status: Row<'requests'>['status']
  day: number
  message: string
  product?: string
  decided?: [code: string | null, note: string]
}

const requestSeeds: RequestSeed[] = [
  {
    patient: 'ana',
    kind: 'product',
    status: 'open',
    day: -1,
    product: 'ashwagandha',
    message: 'A friend takes it for her nerves. Is it something for me?',
  },
  {
    patient: 'miller',
    kind: 'refill',
    status: 'open',
    day: -2,
    product: 'barrier-cream',
    message: 'I travel for six weeks and would like two.',
  },
  {
    patient: 'hashimoto',
    kind: 'question',
    status: 'open',
    day: -4,
    message: '授乳中の友人にも勧めてよいでしょうか。',
  },
  {
    patient: 'clarke',
    kind: 'refill',
    status: 'approved',
    day: -20,
    product: 'azelaic',
    message: 'The tube is nearly empty.',
    decided: [null, 'Go on as before.'],
  },
  {
    patient: 'schmidt',
    kind: 'product',
    status: 'declined',
    day: -60,
    product: 'retinal',
    message: 'Can I have the retinal cream?',
    decided: ['not_appropriate', 'Your skin has to calm down first.'],
  },
  {
    patient: 'tanaka',
    kind: 'refill',
    status: 'approved_with_changes',
    day: -45,
    product: 'niacinamide',
    message: 'もう1本お願いします。',
    decided: [null, '朝のみの使用に変更してください。'],
  },
  {
    patient: 'nguyen',
    kind: 'refill',
    status: 'withdrawn',
    day: -80,
    product: 'coq10',
    message: 'Found one more in the cupboard.',
  },
  {
    patient: 'osei',
    kind: 'question',
    status: 'expired',
    day: -70,
    message: 'May I drink green tea?',
  },
]

function makeRequests(world: World, { patients, shelf, recipes }: Cast): void {
  for (const seed of requestSeeds) {
    const patient = patients.get(seed.patient)
    const product = seed.product ? shelf.get(seed.product) : null
    const at = world.at(seed.day, 18)
    const line =
      seed.kind === 'refill'
        ? recipes
            .filter((recipe) => recipe.patient === patient && isIssued(recipe.row))
            .flatMap((recipe) => recipe.lines)
            .find((each) => each.productId === product?.id)
        : undefined
    world.make('requests', at, {
      doctorId: patient.doctorId,
      patientId: patient.id,
      kind: seed.kind,
      productId: product?.id ?? null,
      recipeLineId: line?.id ?? null,
      message: seed.message,
      status: seed.status,
      decidedBy: seed.decided ? patient.doctor.accountId : null,
      decidedAt: seed.decided ? daysAfter(at, 1) : null,
      decisionCode: seed.decided?.[0] ?? null,
      note: seed.decided?.[1] ?? null,
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
