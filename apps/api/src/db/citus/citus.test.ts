import { expect, it, onTestFinished } from 'vitest'
import { loadSpec } from '../../contract.ts'
import { isDeep, isDivided } from '../../testing/deep.ts'
import { startTestApp, type TestApp, useClinic } from '../../testing/harness.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { statementsOf } from '../../testing/statements.ts'
import { connectClient } from '../client.ts'
import { seedDemo } from '../seed/demo.ts'
import { readCatalog } from './catalog.ts'
import { citusChange } from './change.ts'
import { citusFile, citusRules } from './divide.ts'
import { division, isDistributed } from './division.ts'

const t = await useClinic()

async function ownerOf({ ownerUrl }: TestApp) {
  const client = await connectClient(ownerUrl)
  onTestFinished(() => client.end())
  return client
}

it.skipIf(isDivided)('divides every table of the schema, by the rules of Citus', async () => {
  const owner = await ownerOf(t)
  const catalog = await readCatalog(owner)
  expect(Object.keys(division).sort()).toEqual([...catalog.tables].sort())
  expect(citusFile, 'run npm run ops:citus').toBe(citusChange(catalog))
  await owner.query(citusRules)
  // the rules do refuse: before the change, nothing may be handed over
  const refused: [string, RegExp][] = [
    [
      `create_distributed_table('orders', 'doctor_id')`,
      /the key orders_\w+ of orders does not hold/,
    ],
    [`create_distributed_table('variants', 'doctor_id')`, /variants has no column doctor_id/],
    [`create_reference_table('patients')`, /patients refers to \w+, which is not on every node/],
  ]
  for (const [call, words] of refused)
    await expect(owner.query(`select ${call}`), call).rejects.toThrow(words)
  await owner.query(citusFile)
  const { rows } = await owner.query('select * from refused_references()')
  expect(rows).toEqual([])
  const { rows: kinds } = await owner.query('select count(*)::int as n from divided')
  expect(kinds[0].n).toBe(Object.values(division).filter((kept) => kept !== 'local').length)
})

it.runIf(isDeep)('names the practice in whatever a doctor and a patient read', async () => {
  const other = await startTestApp()
  onTestFinished(() => other.close())
  const { ownerUrl, clock, ctx } = other
  await seedDemo({ ownerUrl, config: ctx.config, now: clock.now() })
  const owner = await ownerOf(other)
  const { rows } = await owner.query(
    `select o.id as "orderId", o.patient_id as "patientId", r.id as "recipeId",
         p.account_id as patient, d.account_id as doctor
       from orders o join patients p on p.id = o.patient_id join doctors d on d.id = o.doctor_id
       join recipes r on r.patient_id = p.id and r.doctor_id = d.id and r.status = 'issued'
       where p.account_id is not null and p.doctor_id = d.id order by o.created_at limit 1`,
  )
  const known = rows[0]
  const browsers = {
    doctor: await setCookiesForTest(other, 'doctor', known.doctor),
    patient: await setCookiesForTest(other, 'patient', known.patient),
  }
  const calls = Object.entries(loadSpec().paths)
    .filter(([path, { get }]) => get && /^\/api\/(doctor|patient)\//.test(path))
    .map(([path]) => path.replace(/\{(\w+)\}/g, (hole, name) => known[name] ?? hole))
    .filter((path) => !/\{|events|export/.test(path))
  const unnamed: string[] = []
  let read = 0
  for (const url of calls) {
    const browser = browsers[url.startsWith('/api/doctor/') ? 'doctor' : 'patient']
    const [texts, { status }] = await statementsOf(() => browser.get(url))
    if (status === 200) read++
    for (const text of texts.filter(isWithoutPractice)) unnamed.push(`${url}: ${text}`)
  }
  expect(read).toBeGreaterThan(60)
  expect(unnamed).toEqual([])
})

function isWithoutPractice(text: string): boolean {
  const tables = [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)]
  return (
    tables.some(([, name = '']) => isDistributed(name)) &&
    !/doctor_id"? (= \$|in \(\$|= any)/.test(text)
  )
}
