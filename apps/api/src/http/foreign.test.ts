import { describe, expect, it } from 'vitest'
import { seedDemo } from '../db/seed/demo.ts'
import { sql } from '../db/sql.ts'
import { asDoctor, asPatient } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { operations } from '../testing/operations.ts'

/**
 * What belongs to the demonstration's doctor or patient is, for another doctor and for another patient of the
 * same doctor, as unknown as what does not exist: the same status and the same bytes, and nothing changes.
 */
const unknown = [404, '{"message":"Not found.","error_code":"NOT_FOUND"}']

/** Each has a test of its own with strangers (`http/account.test.ts`, `entities/account/passkeys.test.ts`). */
const ofAccounts = ['sessionId', 'passkeyId', 'deviceId']

/** Nobody's own: every doctor and patient may name these. */
const shared = ['newsId', 'productId', 'shopifyProductId', 'variantId', 'id', 'token']

type Owned = Record<string, string>
const doctorOwned: Owned = {
  patientId: `select id from patients where doctor_id = $1 and status = 'active'`,
  recipeId: `select id from recipes where doctor_id = $1 and kind = 'patient'`,
  templateId: `select id from recipes where doctor_id = $1 and kind = 'my'`,
  attachmentId: 'select id from files where doctor_id = $1',
  catalogId: 'select id from catalogs where owner_doctor_id = $1',
  orderId: 'select id from orders where doctor_id = $1',
  answerId: 'select id from answer_sets where doctor_id = $1',
  photoId: 'select id from files where doctor_id = $1',
  coverId: 'select id from files where doctor_id = $1',
  fileId: 'select id from files where doctor_id = $1',
  documentId: 'select id from files where doctor_id = $1 or owner_id = $1',
  reportId: 'select id from product_reports where doctor_id = $1',
  requestId: 'select id from requests where doctor_id = $1',
  settlementId: 'select id from settlements where doctor_id = $1',
  discountId: 'select id from discounts where doctor_id = $1',
  payLinkId: 'select id from pay_links where doctor_id = $1',
}
const patientOwned: Owned = {
  // those of the own doctor are for all of the doctor's patients
  catalogId: 'select id from catalogs where owner_doctor_id <> $1',
  recipeId: `select id from recipes where patient_id = $2 and status = 'issued'`,
  recipeLineId: `select l.id from recipe_lines l join recipes r on r.id = l.recipe_id where r.patient_id = $2`,
  attachmentId: 'select id from files where doctor_id = $1',
  orderId: 'select id from orders where patient_id = $2',
  answerId: 'select id from answer_sets where patient_id = $2',
  photoId: 'select id from files where doctor_id = $1',
  coverId: 'select id from files where doctor_id = $1',
  reportId: 'select id from product_reports where patient_id = $2',
  requestId: 'select id from requests where patient_id = $2',
  offerId: 'select id from invitations where patient_id = $2',
  addressId: 'select id from addresses where patient_id = $2',
  lineId: 'select l.id from cart_lines l join carts c on c.id = l.cart_id where c.patient_id = $2',
  returnId: 'select id from returns where patient_id = $2',
  repeatId: 'select id from repeats where patient_id = $2',
  methodId: `select id from test_bank where kind = 'method' and owner = 'tbu_' || $2`,
  payLinkId: 'select id from pay_links where patient_id = $2',
}
const tables =
  'patients recipes recipe_lines catalogs orders answer_sets files product_reports requests settlements addresses carts cart_lines pay_links returns notes discounts repeats test_bank'

const ids = new Map<string, string>()
let before = ''
const t = await useClinic()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
const [owner] = await select<{ doctor: string; patient: string }>(`
  select d.id as doctor, p.id as patient from doctors d join accounts a on a.id = d.account_id
  join patients p on p.doctor_id = d.id and p.email = 'patient@officina.test'
  where a.email = 'doctor@officina.test'`)
if (!owner) throw new Error('The demonstration has no doctor with a patient.')
await select(`with cart as (
    insert into carts (id, doctor_id, patient_id, status, expires_at)
    values (gen_random_uuid(), '${owner.doctor}', '${owner.patient}', 'sent', now()) returning *)
  insert into pay_links (id, doctor_id, patient_id, kind, status, cart_id, amount, currency)
  select gen_random_uuid(), doctor_id, patient_id, 'on_behalf', 'open', id, 100, 'USD' from cart`)
for (const [guard, owned] of Object.entries({ doctor: doctorOwned, patient: patientOwned }))
  for (const [name, query] of Object.entries(owned)) {
    const statement = query
      .replaceAll('$1', `'${owner.doctor}'`)
      .replaceAll('$2', `'${owner.patient}'`)
    const [row] = await select<{ id: string }>(`${statement} limit 1`)
    if (row) ids.set(`${guard} ${name}`, row.id)
  }
const other = await asDoctor(t)
await asPatient(t, other)
const strangers = {
  doctor: other.browser,
  patient: (await asPatient(t, { id: owner.doctor })).browser,
}
before = await fingerprint()

const ownedIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name as string)
    .filter((name) => !shared.includes(name) && !ofAccounts.includes(name))

const cases = operations.filter(
  ({ path, guard }) => (guard === 'doctor' || guard === 'patient') && ownedIn(path).length > 0,
)

describe.each(cases)('$name', (c) => {
  it('is unknown to a stranger', async () => {
    const guard = c.guard as 'doctor' | 'patient'
    const [first] = ownedIn(c.path)
    expect(
      ids.has(`${guard} ${nameFor(c.path, first ?? '')}`),
      `${first} of the demonstration`,
    ).toBe(true)
    const url = c.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(guard, c.path, name))
    const body = c.method === 'get' ? undefined : c.example
    const answer = await strangers[guard].call(c.method.toUpperCase(), url, body)
    expect([answer.status, answer.text]).toEqual(unknown)
  })
})

it('nothing of the owner has changed', async () => {
  expect(cases.length).toBeGreaterThan(80)
  expect(await fingerprint()).toBe(before)
})

// templates and recipes of patients are both recipes
const nameFor = (path: string, name: string) =>
  name === 'recipeId' && path.includes('/my-recipes') ? 'templateId' : name

const idOf = (guard: string, path: string, name: string): string =>
  ids.get(`${guard} ${nameFor(path, name)}`) ?? '0193a5b2-0000-7000-8000-00000000dead'

async function select<Row>(statement: string): Promise<Row[]> {
  return (await t.ctx.db.execute(sql.raw(statement))).rows as Row[]
}

async function fingerprint(): Promise<string> {
  const sums = tables.split(' ').map(async (table) => {
    const [row] = await select<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t`,
    )
    return `${table} ${row?.sum}`
  })
  return (await Promise.all(sums)).join('\n')
}
