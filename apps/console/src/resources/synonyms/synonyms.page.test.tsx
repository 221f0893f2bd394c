import { dataOf, expect, expectAccessible, filtered, ownName, test } from '../../testing/page.tsx'

test('synonyms from a file: refused row by row, taken when confirmed, and nothing lost on the way', async ({
  page,
}) => {
  const api = page.request
  const word = ownName('Lutein')
  const found = () => dataOf(api, filtered('/api/admin/synonyms', { q: word }))
  await page.goto('/admins/synonyms')
  await page.getByRole('button', { name: 'Import synonyms' }).click()
  const panel = page.getByRole('dialog', { name: 'Import synonyms' })
  const choose = (text: string | Buffer, name = 'words.csv') =>
    panel
      .getByLabel(/^CSV file/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const isRefused = (text: RegExp) =>
    expect(panel.getByRole('alert').filter({ hasText: text })).toBeVisible()

  await choose('PK\u0003\u0004', 'words.xlsx')
  await isRefused(/CSV/)
  await choose('Title,Price\nZinc,1')
  await isRefused(/no column .word/)
  await choose(
    `Word,Also searched as,Colour\n${word},"xanthophyll; ルテイン",red\n,nothing,\nEmpty,,`,
  )
  await expect(panel.getByText('Columns not imported: Colour')).toBeVisible()
  await expect(panel.getByRole('status')).toHaveText(/^Ready to import: 1\. With errors: 2\./)
  await panel.getByRole('button', { name: 'Errors (2)' }).click()
  await expect(panel.getByText('This column is required.')).toHaveCount(2)
  await expectAccessible(page)
  expect(await found()).toEqual([])

  await panel.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(panel.getByRole('status')).toHaveText('Imported: 1. Not imported: 2.')
  expect(await found()).toMatchObject([{ name: word, words: ['xanthophyll', 'ルテイン'] }])
  await panel.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByText(word).first()).toBeVisible()
})
