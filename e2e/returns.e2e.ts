import type { APIRequestContext } from '@playwright/test'
import { readMail } from './calls.ts'
import { asAdmin, asPatient, expect, expectAccessible, test } from './fixtures.ts'

type Order = {
  id: string
  number: string
  lines: { id: string; title: string; returnable_quantity: number }[]
}

const photo = {
  name: 'box.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** An own order of which two things can be sent back. */
async function returnable(request: APIRequestContext): Promise<Order> {
  const list = await request.get('/api/patient/orders?range=[0,49]')
  for (const { id } of (await list.json()).data as { id: string }[]) {
    const { data } = await (await request.get(`/api/patient/orders/${id}`)).json()
    const able = (data as Order).lines.filter((line) => line.returnable_quantity > 0)
    if (able.length >= 2) return { ...data, lines: able }
  }
  throw new Error('no order of the demo patient can be sent back')
}

test('a patient sends goods back: one is refunded, the other refused', async ({ browser }) => {
  const patient = await asPatient(browser)
  const office = await asAdmin(browser)
  const order = await returnable(patient.context.request)
  const [first, second] = order.lines
  const { page } = patient

  async function ask(title: string, withPhoto: boolean) {
    await page.goto(`/user/order-histories?id=${order.id}`)
    await page.getByRole('link', { name: /^(Return|返品する)$/ }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: /^(Ask to return|返品を申請する)$/ }).click()
    await expect(panel.getByText(/Choose what you want|返品する商品を選んで/).first()).toBeVisible()
    await panel.getByRole('checkbox', { name: title }).check()
    await panel.getByLabel(/^(Reason|理由)/).selectOption('not_needed')
    if (withPhoto) await panel.locator('input[type=file]').setInputFiles(photo)
    await panel.getByRole('checkbox', { name: /unopened|未開封/ }).check()
    if (withPhoto) await expectAccessible(page)
    await panel.getByRole('button', { name: /^(Ask to return|返品を申請する)$/ }).click()
    await expect(panel.getByText(/We look at it|内容を確認し/)).toBeVisible()
  }

  const desk = office.page
  async function act(button: RegExp, verb: RegExp, reason?: string) {
    await desk.getByRole('button', { name: button }).click()
    const dialog = desk.getByRole('dialog')
    if (reason) await dialog.getByLabel(/^(Reason|理由)/).fill(reason)
    await dialog.getByRole('button', { name: verb }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('asks with a photo, and the office approves, receives and refunds', async () => {
    await ask(first?.title ?? '', true)
    await expect(page.getByRole('img', { name: 'box.png' })).toBeVisible()
    await desk.goto(
      `/admins/orders?filter=${encodeURIComponent(JSON.stringify({ tab: 'needs_attention', q: order.number }))}`,
    )
    await expect(desk.getByText(/^(Return requested|返品希望)$/).first()).toBeVisible()
    await desk.goto(`/admins/orders/detail/${order.id}`)
    await expect(desk.getByRole('img', { name: 'box.png' })).toBeVisible()
    await act(/^(Approve|承認)$/, /^(Approve return|返品を承認)$/, 'Send it to the warehouse')
    const mail = await readMail(office.context.request, 'patient@officina.test', /return_decided/)
    expect(mail.text).toContain('Send it to the warehouse')
    await act(/^(Goods are here|商品を受領)$/, /^(Goods are here|受領した)$/)
    await act(/^(Refund the return|返金する)$/, /^(Refund|返金する)$/, 'Unopened')
    await expectAccessible(desk)
  })

  await test.step('sees the refund', async () => {
    await page.reload()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^(Refunded:|返金額：)\s*\$/)
        .first(),
    ).toBeVisible()
  })

  await test.step('is refused the other one, and reads why', async () => {
    await ask(second?.title ?? '', false)
    await desk.reload()
    await act(/^(Decline|お断り)$/, /^(Decline return|返品を断る)$/, 'The seal is broken')
    await page.reload()
    await expect(page.getByRole('dialog').getByText('The seal is broken')).toBeVisible()
    await page.getByRole('link', { name: /^(Return|返品する)$/ }).click()
    await expect(page.getByText(/Returned already|返品済みです/).first()).toBeVisible()
  })
  await patient.done()
  await office.done()
})
