import type { RecipeStatus } from '@officina/shared/recipe'
import type { CourseKey } from './courseData.ts'

/** One version of a patient's recipe. Versions of one series follow each other in this list. */
export type RecipeSeed = {
  patient: string
  course: CourseKey
  status: RecipeStatus
  /** Day of issue; of the last change for a draft. */
  day: number
  /** Day on which it ended or was put on hold. */
  until?: number
  validDays?: number
  /** How many times the patient has ordered from it. */
  orders: number
  /** Continues the series of the recipe before it. */
  next?: true
  reason?: [code: string, text: string]
  heldBy?: 'doctor' | 'admin'
  note?: string
  seen?: false
  overridden?: { code: string; line: number; reason: string }[]
  stopped?: { line: number; reason: string }
}

export const recipeSeeds: RecipeSeed[] = [
  { patient: 'ana', course: 'iron', status: 'expired', day: -343, until: -163, orders: 2 },
  { patient: 'ana', course: 'acne', status: 'superseded', day: -300, until: -190, orders: 2 },
  {
    patient: 'ana',
    course: 'acneNext',
    status: 'superseded',
    day: -190,
    until: -62,
    orders: 2,
    next: true,
  },
  {
    patient: 'ana',
    course: 'acneNext',
    status: 'issued',
    day: -62,
    orders: 1,
    next: true,
    note: 'Tolerates retinal well. Look at the left cheek again.',
  },
  { patient: 'ana', course: 'sleep', status: 'issued', day: -2, orders: 0, seen: false },
  {
    patient: 'miller',
    course: 'barrier',
    status: 'issued',
    day: -170,
    orders: 4,
    note: 'Flares in spring.',
  },
  { patient: 'miller', course: 'barrier', status: 'draft', day: -1, orders: 0, next: true },
  { patient: 'tanaka', course: 'acne', status: 'superseded', day: -150, until: -22, orders: 3 },
  { patient: 'tanaka', course: 'acneNext', status: 'issued', day: -22, orders: 1, next: true },
  {
    patient: 'nguyen',
    course: 'heart',
    status: 'completed',
    day: -284,
    until: -120,
    orders: 3,
    validDays: 365,
  },
  { patient: 'nguyen', course: 'heart', status: 'issued', day: -112, orders: 2, next: true },
  {
    patient: 'schmidt',
    course: 'acne',
    status: 'cancelled',
    day: -236,
    until: -205,
    orders: 1,
    reason: ['side_effect', 'Burning and redness after the gel.'],
  },
  { patient: 'schmidt', course: 'barrier', status: 'issued', day: -92, orders: 2 },
  { patient: 'hashimoto', course: 'sleep', status: 'issued', day: -102, orders: 2 },
  { patient: 'hashimoto', course: 'hair', status: 'issued', day: -48, orders: 1 },
  { patient: 'osei', course: 'prenatal', status: 'issued', day: -150, orders: 4 },
  { patient: 'osei', course: 'iron', status: 'draft', day: -4, orders: 0 },
  {
    patient: 'rossi',
    course: 'joints',
    status: 'on_hold',
    day: -61,
    until: -9,
    orders: 1,
    heldBy: 'doctor',
    reason: ['', 'Curcumin beside warfarin: wait for the INR of next week.'],
    overridden: [{ code: 'MEDICATION', line: 1, reason: 'INR is checked every two weeks' }],
  },
  { patient: 'yamazaki', course: 'energy', status: 'issued', day: -26, orders: 0 },
  { patient: 'clarke', course: 'acne', status: 'issued', day: -36, orders: 1 },
  {
    patient: 'novak',
    course: 'pigment',
    status: 'on_hold',
    day: -140,
    until: -4,
    orders: 2,
    heldBy: 'admin',
    reason: ['', 'The account is suspended while a chargeback is examined.'],
  },
  {
    patient: 'haddad',
    course: 'gut',
    status: 'expired',
    day: -296,
    until: -206,
    validDays: 90,
    orders: 1,
  },
  { patient: 'suzuki', course: 'heart', status: 'issued', day: -160, orders: 3 },
  { patient: 'watanabe', course: 'bone', status: 'issued', day: -95, orders: 1 },
  { patient: 'nakajima', course: 'iron', status: 'issued', day: -88, orders: 1 },
  {
    patient: 'kojima',
    course: 'energy',
    status: 'completed',
    day: -190,
    until: -12,
    orders: 3,
    validDays: 365,
  },
  { patient: 'morita', course: 'prenatal', status: 'issued', day: -82, orders: 3 },
  {
    patient: 'fujiwara',
    course: 'joints',
    status: 'entered_in_error',
    day: -47,
    until: -47,
    orders: 0,
    reason: ['error', '別の患者さんのレシピを誤って発行'],
  },
  { patient: 'fujiwara', course: 'gut', status: 'issued', day: -46, orders: 1 },
  { patient: 'johnson', course: 'immune', status: 'issued', day: -128, orders: 4 },
  {
    patient: 'lopez',
    course: 'energy',
    status: 'cancelled',
    day: -120,
    until: -75,
    orders: 1,
    reason: ['patient_wish', 'Prefers to change his diet first.'],
  },
  { patient: 'fischer', course: 'gut', status: 'issued', day: -72, orders: 1 },
  { patient: 'shimizu', course: 'barrier', status: 'issued', day: -151, orders: 3 },
  { patient: 'ogawa', course: 'acne', status: 'issued', day: -100, orders: 2 },
  { patient: 'ueda', course: 'pigment', status: 'issued', day: -40, orders: 1 },
  { patient: 'adams', course: 'bone', status: 'issued', day: -88, orders: 1 },
  { patient: 'patel', course: 'energy', status: 'issued', day: -52, orders: 1 },
  { patient: 'patel', course: 'joints', status: 'draft', day: -3, orders: 0 },
  { patient: 'berg', course: 'joints', status: 'issued', day: -175, orders: 4 },
]

/** Reusable sets: a doctor's own, and templates that administrators publish. */
export const setSeeds: {
  kind: 'my' | 'template'
  doctor?: string
  course: CourseKey
  status: 'active' | 'archived' | 'published' | 'draft' | 'retired'
  day: number
  next?: true
  meta?: Record<string, unknown>
}[] = [
  { kind: 'my', doctor: 'demo', course: 'acne', status: 'active', day: -302 },
  { kind: 'my', doctor: 'demo', course: 'barrier', status: 'active', day: -172 },
  { kind: 'my', doctor: 'demo', course: 'sleep', status: 'active', day: -103 },
  { kind: 'my', doctor: 'demo', course: 'immune', status: 'archived', day: -250 },
  { kind: 'my', doctor: 'colleague', course: 'heart', status: 'active', day: -161 },
  { kind: 'my', doctor: 'skin', course: 'pigment', status: 'active', day: -41 },
  {
    kind: 'template',
    course: 'acne',
    status: 'retired',
    day: -330,
    meta: { name: 'Acne, mild to moderate', goal: 'acne' },
  },
  {
    kind: 'template',
    course: 'acneNext',
    status: 'published',
    day: -190,
    next: true,
    meta: { name: 'Acne, mild to moderate', goal: 'acne' },
  },
  {
    kind: 'template',
    course: 'sleep',
    status: 'published',
    day: -220,
    meta: { name: 'Sleep onset', goal: 'sleep' },
  },
  {
    kind: 'template',
    course: 'bone',
    status: 'published',
    day: -180,
    meta: { name: 'Bone health 50+', goal: 'bones' },
  },
  {
    kind: 'template',
    course: 'prenatal',
    status: 'published',
    day: -155,
    meta: { name: 'Pregnancy', goal: 'pregnancy' },
  },
  {
    kind: 'template',
    course: 'hair',
    status: 'draft',
    day: -9,
    meta: { name: 'Hair loss, diffuse', goal: 'hair' },
  },
]
