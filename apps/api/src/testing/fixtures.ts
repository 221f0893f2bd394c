import type { Guard } from '../context.ts'
import { accounts, admins } from '../db/schema/account.ts'
import { doctorRates, doctors } from '../db/schema/doctor.ts'
import { addresses, patients } from '../db/schema/patient.ts'
import {
  catalogItems,
  catalogs,
  type LabelDosage,
  products,
  stock,
  variants,
} from '../db/schema/product.ts'
import { stockMovements } from '../db/schema/stock.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'
import { setCookiesForTest } from './signIn.ts'

export type Person = { id: string; accountId: string; email: string; browser: Browser }

let count = 0
const next = () => String(++count).padStart(6, '0')

/** Password of every account a fixture makes. */
export const password = 'correct horse battery 9'

/** A signed-in administrator. */
export async function asAdmin(
  t: TestApp,
  adminRole: typeof admins.$inferInsert.adminRole = 'owner',
): Promise<Person> {
  const n = next()
  const account = await makeAccount(t, 'admin', `admin${n}@example.org`)
  const id = newId()
  await t.add(admins, {
    id,
    accountId: account.id,
    name: `Admin ${n}`,
    adminRole,
    status: 'active',
  })
  return signedIn(t, 'admin', account, id)
}

/** A signed-in doctor; approved unless `status` says otherwise; rate 20 %. */
export async function asDoctor(
  t: TestApp,
  overrides: Partial<typeof doctors.$inferInsert> = {},
): Promise<Person> {
  const n = next()
  const account = await makeAccount(t, 'doctor', overrides.email ?? `doctor${n}@example.org`)
  const id = newId()
  await t.add(doctors, {
    id,
    accountId: account.id,
    number: `D-T${n}`,
    email: account.email,
    lastName: `Doctor${n}`,
    firstName: 'Test',
    clinicName: 'Test Clinic',
    clinicCode: `CODE${n}`.slice(-8),
    status: 'approved',
    approvedAt: t.clock.now(),
    ...overrides,
  })
  await t.add(doctorRates, {
    doctorId: id,
    rateBp: 2_000,
    from: '2020-01-01',
    setBy: id,
  })
  return signedIn(t, 'doctor', account, id)
}

/** A signed-in active patient of a doctor, with one address. */
export async function asPatient(
  t: TestApp,
  doctor: { id: string },
  overrides: Partial<typeof patients.$inferInsert> = {},
): Promise<Person> {
  const n = next()
  const account = await makeAccount(t, 'patient', `patient${n}@example.org`)
  const id = newId()
  await t.add(patients, {
    id,
    doctorId: doctor.id,
    accountId: account.id,
    number: `P-T${n}`,
    lastName: `Patient${n}`,
    firstName: 'Test',
    email: account.email,
    status: 'active',
    registeredAt: t.clock.now(),
    ...overrides,
  })
  await t.add(addresses, {
    doctorId: doctor.id,
    patientId: id,
    name: `Patient${n} Test`,
    phone: '0312345678',
    country: 'US',
    postalCode: '10001',
    region: 'NY',
    city: 'New York',
    line1: '1 Main Street',
    isDefault: true,
    updatedAt: t.clock.now(),
  })
  return signedIn(t, 'patient', account, id)
}

export type TestProduct = { productId: string; variantId: string; shopifyProductId: string }

/** A product with one variant and stock. `price` in minor units. */
export async function makeProduct(
  t: TestApp,
  {
    price = 2_500,
    onHand = 100,
    ...overrides
  }: { price?: number; onHand?: number } & Partial<typeof products.$inferInsert> = {},
): Promise<TestProduct> {
  const n = next()
  const productId = newId()
  const variantId = newId()
  const now = t.clock.now()
  await t.add(products, {
    id: productId,
    shopifyProductId: `9${n}`,
    handle: `product-${n}`,
    title: `Product ${n}`,
    brand: 'Test Brand',
    category: 'supplement',
    form: 'capsule',
    usageKind: 'oral',
    availability: 'in_stock',
    syncedAt: now,
    ...(overrides.removedAt ? { status: 'discontinued' } : {}),
    ...overrides,
  })
  await t.add(variants, {
    id: variantId,
    productId,
    shopifyVariantId: `8${n}`,
    sku: `SKU-${n}`,
    title: '60 capsules',
    price,
    unitsPerPack: 60,
    unit: 'capsule',
  })
  await t.add(stock, { variantId, onHand })
  if (onHand > 0)
    await t.add(stockMovements, {
      at: t.clock.now(),
      variantId,
      kind: 'counted',
      onHand,
      actorRole: 'system',
    })
  return { productId, variantId, shopifyProductId: `9${n}` }
}

/** What a label says: one capsule a day, and no more than that unless it is added. */
export const labelDosage = (more: Partial<LabelDosage> = {}): LabelDosage => ({
  amount_min: 1,
  amount_max: null,
  unit: 'capsule',
  frequency_count: 1,
  frequency_max: null,
  frequency_period: 'day',
  as_needed: false,
  time_of_day: [],
  meal: 'none',
  area: [],
  duration_days: null,
  max_per_day: null,
  ...more,
})

/** Patients of a doctor with names of that length: rows for a long file. */
export const addLongNames = ({ ctx }: TestApp, doctor: Person, people: number, length: number) =>
  ctx.db.execute(sql`
    insert into patients (id, doctor_id, number, last_name, first_name, email, status)
    select gen_random_uuid(), ${doctor.id}, 'P-X' || n, repeat('x', ${length}::int), 'Test', n || '@example.org', 'active'
    from generate_series(1, ${people}::int) n`)

/** A second pack of a product, twice as large; answers its id. */
export async function addPack({ ctx }: TestApp, product: TestProduct): Promise<string> {
  const id = newId()
  await ctx.db.insert(variants).values({
    id,
    productId: product.productId,
    shopifyVariantId: id,
    sku: id,
    title: '120 capsules',
    price: 4_000,
    unitsPerPack: 120,
    unit: 'capsule',
    position: 1,
  })
  return id
}

/** A platform catalog with these products. */
export async function makeCatalog(
  t: TestApp,
  items: TestProduct[],
  name = 'Essentials',
): Promise<string> {
  const id = newId()
  await t.add(catalogs, { id, kind: 'platform', shopCollectionId: `c${next()}`, name })
  if (items.length > 0)
    await t.add(
      catalogItems,
      items.map((item, position) => ({ catalogId: id, productId: item.productId, position })),
    )
  return id
}

type Account = { id: string; email: string }

async function makeAccount(t: TestApp, role: Guard, email: string): Promise<Account> {
  const id = newId()
  await t.add(accounts, {
    id,
    role,
    email,
    emailVerifiedAt: t.clock.now(),
    passwordHash: await passwordHash(t),
  })
  return { id, email }
}

async function signedIn(t: TestApp, role: Guard, account: Account, id: string): Promise<Person> {
  const browser = await setCookiesForTest(t, role, account.id)
  return { id, accountId: account.id, email: account.email, browser }
}

let hashed: Promise<string> | undefined
async function passwordHash(t: TestApp): Promise<string> {
  hashed ??= t.ctx.passwords.hash(password)
  return hashed
}
