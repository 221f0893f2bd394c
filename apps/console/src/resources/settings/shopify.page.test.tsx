import { withServer } from '../../../../../scripts/page/clinic.ts'
import { expect, expectAccessible, save, test } from '../../testing/page.tsx'

withServer({
  SHOPIFY_STORE_DOMAIN: 'kingsway.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'storefront',
  SHOPIFY_WEBHOOK_SECRET: 'webhook',
})

test('what Shopify decides is not edited here, and each setting says where it is', async ({
  page,
}) => {
  await page.goto('/admins/settings/delivery')
  const main = page.getByRole('main')
  await expect(
    main.getByText(/Edit it in the Shopify admin: Settings → Shipping and delivery/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add zone' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Open Shopify admin' })).toHaveAttribute(
    'href',
    'https://kingsway.myshopify.com/admin',
  )
  await page.getByLabel('Cut-off', { exact: true }).fill('13:00')
  await save(page)
  await expectAccessible(page)
  await page.goto('/admins/settings/tax')
  await expect(main.getByText(/Settings → Taxes and duties/)).toHaveCount(5)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  // nothing is offered that the server would refuse
  await page.goto('/admins/products')
  await expect(main.getByRole('link', { name: 'Edit products in Shopify' })).toHaveAttribute(
    'href',
    'https://kingsway.myshopify.com/admin/products',
  )
  await expect(main.getByRole('cell', { name: '$23.90' }).first()).toBeVisible()
  for (const name of [/^Add product/, 'Import products', /Change price/, /Correct stock/])
    await expect(main.getByRole('button', { name })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Add product/ })).toHaveCount(0)
  await page.goto('/admins/products/new')
  await expect(page.getByText(/Products are added in the Shopify admin/)).toBeVisible()
})
