import { addDays, dateIn } from '@officina/shared/dates/days'
import { acted, dataOf, edited, expect, expectAccessible, test } from '../../testing/page.tsx'

test('a legal text is drafted, refused at its fields, published, and stays among its versions', async ({
  page,
}) => {
  await page.goto('/admins/settings')
  await page.getByRole('main').getByRole('link', { name: 'Legal texts' }).click()
  const english = page.getByRole('textbox', { name: 'Text, English' })
  await expect(english).toHaveValue(/^#/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Draft, saved .* by Mika Sato/)).toBeVisible()

  // the same text as before, and nothing said about what changes
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(english).toHaveAttribute('aria-invalid', 'true')
  const changes = page.getByRole('textbox', { name: 'What changes, English' })
  await expect(changes).toHaveAttribute('aria-invalid', 'true')

  // someone else saves first: what was typed stays
  await english.fill('## Orders\n\nAn order can be cancelled for a day.')
  const path = '/api/admin/legal-texts/terms-of-service'
  const other = { body_en: 'a', body_ja: 'b', changes_en: '', changes_ja: '' }
  await edited(page.request, path, other)
  await changes.fill('A day to cancel.')
  await page.getByRole('textbox', { name: 'What changes, Japanese' }).fill('1日キャンセル可能。')
  // so it does while another document is shown
  const tabs = page.getByRole('navigation', { name: 'Documents' })
  await tabs.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(changes).toHaveValue('')
  await tabs.getByRole('link', { name: 'Terms of service', exact: true }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(changes).toHaveValue('A day to cancel.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'English' })).toContainText('for a day.')

  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByLabel(/^Applies from/)
  await day.fill(addDays(dateIn(new Date()), -3))
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await day.fill(addDays(dateIn(new Date()), 20))
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^No draft/)).toBeVisible()
  await expect(page.getByText(/Will apply/)).toBeVisible()
  await expect(page.getByRole('link', { name: '1 Nov 2026' })).toHaveAttribute(
    'href',
    '/terms-of-service?version=2026-11-01',
  )
})

test('the returns policy begins with the settings, and is published without acceptance', async ({
  page,
}) => {
  const path = '/api/admin/legal-texts/returns-policy'
  await page.goto('/admins/settings/legal?document=returns-policy')
  const english = page.getByRole('textbox', { name: 'Text, English' })
  await expect(english).toHaveValue(/within \*\*30 days\*\* of delivery/)
  const { earliest, ...begun } = await dataOf(page.request, path)
  await english.fill('## Returns\n\nSend it back.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(english).toHaveValue(begun.body_en)

  // a colleague publishes the draft while the next sentence is written: it stays
  await english.fill('## Returns\n\nSend it back.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Draft, saved/)).toBeVisible()
  await english.fill('## Returns\n\nBring it back to the clinic.')
  const published = { version: earliest, asks_acceptance: false }
  await acted(page.request, path, 'publish', published)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(english).toHaveValue(/Bring it back/)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish “Returns policy”' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published .* by Mika Sato$/)).toHaveCount(2)
  await expect(page.getByText(/accepted by/)).toHaveCount(0)
  await expectAccessible(page)
})
