import { dataOf, edited, expect, expectAccessible, made, test } from '../../testing/page.tsx'

test('a questionnaire is duplicated, edited, refused at its fields, previewed and published', async ({
  page,
}) => {
  await page.goto('/admins/questionnaires')
  await expect(page.getByRole('link', { name: 'First visit' })).toBeVisible()
  await page.getByRole('button', { name: 'Duplicate Sleep and energy check' }).click()
  const title = page.getByRole('textbox', { name: 'Title, English', exact: true })
  await expect(title).toHaveValue('Sleep and energy check (copy)')
  const key = page.url().split('/').at(-1)

  // a text in one language, a condition whose question is gone, ranges that overlap, a section without words
  await title.fill('Night check')
  await page.getByRole('textbox', { name: 'Title, Japanese', exact: true }).fill('')
  await expect(page.getByText(/^1 text is in one language only/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Trouble falling asleep' }).click()
  const end = page.getByRole('group', { name: 'Range 1' }).first().getByLabel('To')
  await end.fill('2')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const summary = page.getByRole('group', { name: /need your attention/ })
  await expect(summary).toContainText('Sleep › Since when?: This condition refers to a question')
  const start = page.getByRole('group', { name: 'Range 2' }).first().getByLabel('From')
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  const section = page.getByRole('textbox', { name: 'Section title, English' }).last()
  await expect(section).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  // mended, and somebody else is faster: what was typed stays
  await end.fill('1')
  await page.getByRole('button', { name: 'Delete Untitled' }).first().click()
  await page.getByRole('button', { name: 'Delete Since when?' }).click()
  await expect(summary).toHaveCount(0)
  const path = `/api/admin/questionnaires/${key}`
  const theirs = { title: { en: 'Theirs', ja: '' }, sections: [], questions: [] }
  await edited(page.request, path, theirs)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(title).toHaveValue('Night check')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeEnabled()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview as the patient' })
  await preview.getByRole('button', { name: 'Next' }).click()
  await expect(preview.getByText('Answer this question.').first()).toBeVisible()
  await preview.getByRole('button', { name: 'Japanese' }).click()
  for (const question of ['日中の疲れ', '集中しにくい'])
    await preview.getByRole('group', { name: question }).getByLabel('ほぼいつも').check()
  await preview.getByRole('button', { name: '次へ' }).click()
  await preview.getByRole('group', { name: '夜中に目が覚める' }).getByLabel('よくある').check()
  await preview.getByRole('button', { name: 'プレビューを終了' }).click()
  await expect(preview.getByText('6 / 6 · 強い')).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Version 1/)).toBeVisible()
  const away = { status: 404, json: { message: 'Gone for now' } }
  await page.route('**/versions/1', (route) => route.fulfill(away), { times: 1 })
  await page.getByRole('button', { name: 'Preview version 1' }).click()
  await preview.getByRole('button', { name: 'Try again' }).click()
  await expect(preview.getByRole('heading', { name: 'Night check' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Stop offering Night check' }).click()
  const offer = page.getByRole('button', { name: 'Offer Night check again' })
  await expect(offer).toBeVisible()

  // the page reads a colleague's draft again while something is typed: that is asked about too
  await title.fill('Late check')
  const { revision: latest } = await dataOf(page.request, path)
  await made(page.request, 'PATCH', path, { ...theirs, revision: latest })
  await offer.click()
  await expect(page.getByText(/^Draft, saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(title).toHaveValue('Theirs')
})
