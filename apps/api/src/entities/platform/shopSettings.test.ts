import { expect, it } from 'vitest'
import { settings } from '../../db/schema/platform.ts'
import { useClinic } from '../../testing/harness.ts'
import { defaultShopSettings, getShopSettings, putShopSetting } from './shopSettings.ts'

const t = await useClinic()

it('has defaults for dollars and for yen', () => {
  expect(defaultShopSettings('USD')['shipping.regions'][0]).toMatchObject({
    fees: [
      { method: 'standard', fee: 875, steps: [] },
      { method: 'priority', fee: 1_195, steps: [] },
    ],
    free_from: 5_000,
  })
  expect(defaultShopSettings('JPY')).toMatchObject({
    'tax.standard_bp': 1_000,
    'tax.reduced_bp': 800,
    'settlement.minimum': 5_000,
  })
})

it('prefers what is stored and never uses a value that breaks its rule', async () => {
  await putShopSetting(t.ctx, 'order.cancel_minutes', 30)
  await t.add(settings, { key: 'order.min_total', value: 'free', updatedAt: t.clock.now() })
  expect(await getShopSettings(t.ctx)).toEqual({
    ...defaultShopSettings('USD'),
    'payment.bank_details': 'Test shop, IBAN 1',
    'order.cancel_minutes': 30,
  })
})

it('offers a bank transfer only when there is an account to pay into', async () => {
  const ctx = (bankDetails: string) => ({ ...t.ctx, config: { ...t.ctx.config, bankDetails } })
  expect((await getShopSettings(ctx('')))['payment.methods']).toEqual(['card', 'invoice'])
  expect((await getShopSettings(ctx('IBAN 2')))['payment.methods']).toContain('bank_transfer')
  await putShopSetting(t.ctx, 'payment.bank_details', 'Stored, IBAN 3')
  expect(await getShopSettings(ctx(''))).toMatchObject({
    'payment.bank_details': 'Stored, IBAN 3',
    'payment.methods': ['card', 'invoice', 'bank_transfer'],
  })
})

it('reads what former releases stored', async () => {
  const row = { country: '*', regions: [], standard: 900, priority: 1_500, free_from: null }
  const updatedAt = t.clock.now()
  await t.add(settings, [
    { key: 'shipping.regions', value: [row], updatedAt },
    { key: 'company', value: { name: 'Kingsway', tax_number: '12' }, updatedAt },
  ])
  const found = await getShopSettings(t.ctx)
  expect(found['shipping.regions']).toEqual([
    {
      name: null,
      countries: ['*'],
      regions: [],
      price_by: 'flat',
      fees: [
        { method: 'standard', fee: 900, steps: [] },
        { method: 'priority', fee: 1_500, steps: [] },
      ],
      free_from: null,
      min_total: null,
    },
  ])
  expect([found['company.name'], found['company.tax_number']]).toEqual(['Kingsway', '12'])
})
