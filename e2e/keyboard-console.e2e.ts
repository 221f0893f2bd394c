import type { Page } from '@playwright/test'
import { asAdmin, expect, filtered, test } from './fixtures.ts'
import { expectFocusKept, tabTo } from './keys.ts'

// The two jobs of an administrator by keys alone: no mouse, no focus set from outside.

test('an administrator ships an order, by the keyboard alone', { tag: '@deep' }, async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { page, done } = await asAdmin(browser)
  await ship(page)
  await done()
})

test('an administrator approves a doctor, by the keyboard alone', {
  tag: '@deep',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, done } = await asAdmin(browser)
  await approve(page)
  await done()
})

async function approve(page: Page): Promise<void> {
  const { keyboard } = page
  await page.goto('/admins/approve-doctor')
  const row = page.getByRole('row').filter({ hasText: 'Whitfield' })
  await tabTo(page, row.getByRole('button', { name: /Whitfield/ }))
  await keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /Whitfield/ })
  const checks = panel.getByRole('checkbox')
  await expect(checks).toHaveCount(5)
  for (const check of await checks.all()) {
    await tabTo(page, check)
    await keyboard.press('Space')
    await expect(check).toBeChecked()
  }
  await tabTo(page, panel.getByLabel('Register link'))
  await keyboard.type('https://register.example.org/whitfield')
  await tabTo(page, panel.getByRole('button', { name: 'Approve' }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Approve D-\d+/ })
  await tabTo(page, dialog.getByLabel('Commission rate (%)'))
  await keyboard.press('Control+A')
  await keyboard.type('18')
  await tabTo(page, dialog.getByRole('radio', { name: 'All' }))
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel', exact: true }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Approve' }))
  await keyboard.press('Enter')
  await expect(page.getByText(/^\S+ \S+ approved$/)).toBeVisible()
  // the next application is opened
  await expect(panel).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  await expectFocusKept(page)
}

async function ship(page: Page): Promise<void> {
  const { keyboard } = page
  await page.goto(filtered('/admins/logistics', { status: ['to_pick'] }))
  const opener = page.getByRole('row').nth(1).getByRole('button').first()
  await tabTo(page, opener)
  await keyboard.press('Enter')
  const panel = page.getByRole('dialog').first()
  await tabTo(page, panel.getByRole('button', { name: 'Start picking', exact: true }))
  await keyboard.press('Enter')

  await tabTo(page, panel.getByRole('button', { name: 'Pack', exact: true }))
  await keyboard.press('Enter')
  const packing = page.getByRole('dialog', { name: /^Pack / })
  await expect(packing.getByLabel('Scan a product')).toBeFocused()
  for (const line of await packing.getByRole('group').all()) {
    await tabTo(page, line.getByRole('checkbox', { name: 'In the box' }))
    await keyboard.press('Space')
  }
  await confirm(page, /^Pack /)

  await tabTo(page, panel.getByRole('button', { name: 'Ship', exact: true }))
  await keyboard.press('Enter')
  const handing = page.getByRole('dialog', { name: /^Ship / })
  await tabTo(page, handing.getByLabel('Carrier'))
  await keyboard.press('ArrowDown')
  await expect(handing.getByLabel('Carrier')).not.toHaveValue('')
  await tabTo(page, handing.getByLabel('Tracking number'))
  await keyboard.type('1Z 784 22 0500')
  await confirm(page, /^Ship /)
  await expect(panel.getByText('1Z784220500').first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusKept(page)
}

/** Sends a dialog by its own button; the panel below it has the focus then. */
async function confirm(page: Page, title: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await tabTo(page, dialog.locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('dialog')
  await expect
    .poll(() => panel.evaluate((node) => node.contains(document.activeElement)), 'focus')
    .toBe(true)
}
