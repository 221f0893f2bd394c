import { expect, it } from 'vitest'
import { asAdmin, asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { shopToday } from './versions.ts'

const t = await useClinic()

it('makes returns policy and commerce notice of the settings until the owner publishes a text', async () => {
  const owner = await asAdmin(t, 'owner')
  const visitor = t.browser()
  const change = async (group: string, fields: object) => {
    const path = `/api/admin/settings/${group}`
    const { revision } = (await owner.browser.get(path)).data
    expect((await owner.browser.patch(path, { ...fields, revision })).status).toBe(200)
  }
  const keys = async () => (await visitor.get('/api/legal')).each('key')
  const notice = '/api/legal/commerce-notice'

  // nobody is named as the seller, and nothing is delivered to Japan
  expect((await visitor.get(notice)).status).toBe(404)
  expect(await keys()).toEqual(expect.arrayContaining(['privacy-policy', 'returns-policy']))
  expect(await keys()).not.toContain('commerce-notice')

  await change('company', { name: 'Kingsway K.K.', address: '1-2-3 Ginza\nTokyo' })
  const { regions } = (await owner.browser.get('/api/admin/settings/delivery')).data
  const fees = [{ method: 'standard', fee: 1_000, steps: [{ from: 5_000, fee: 400 }] }]
  await change('delivery', {
    regions: [{ ...regions[0], countries: ['JP'], fees, free_from: null }, ...regions],
  })
  await change('sales', { returns_days: 14, cancel_minutes: 0 })
  const { body } = (await visitor.get(notice)).data
  expect(body.ja).toContain('- **販売業者**：Kingsway K.K.')
  expect(body.ja).toContain('- **運営責任者**：ご請求があれば遅滞なく開示します。')
  expect(body.ja).toContain('1-2-3 Ginza, Tokyo')
  expect(body.ja).toContain('- **クレジットカード**：')
  expect(body.en).toMatch(/\*\*Delivery\*\*, Japan: .* \$4\.00–\$10\.00/)
  expect(body.en).toContain('Not after the order is placed')
  const policy = (await visitor.get('/api/legal/returns-policy')).data
  expect(policy.body.en).toContain('within **14 days** of delivery')
  expect(policy.versions).toHaveLength(1)

  const path = '/api/admin/legal-texts/returns-policy'
  const { data: made } = await owner.browser.get(path)
  expect(made.body_ja).toContain('14日以内')
  const { revision, changes_en, changes_ja } = made
  const draft = await owner.browser.patch(path, {
    body_en: 'No returns.',
    body_ja: '返品不可',
    revision,
    changes_en,
    changes_ja,
  })
  const publish = (asks_acceptance: boolean) =>
    owner.browser.post(`${path}/publish`, {
      revision: draft.data.revision,
      version: made.earliest,
      asks_acceptance,
    })
  const refused = await publish(true)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toContain('asks_acceptance')
  expect((await publish(false)).status).toBe(200)
  if (made.earliest === shopToday(t.ctx))
    expect((await visitor.get('/api/legal/returns-policy')).data.body.en).toBe('No returns.')
  const patient = await asPatient(t, await asDoctor(t))
  expect((await patient.browser.get('/api/patient/me')).data.outstanding_documents).toEqual([])
})
