import type { BrowserContext, Page } from '@playwright/test'
import { acted, dataOf, filtered, made } from './calls.ts'
import { asAdmin, asDoctor, demo, expect, password, send, signedInAnew, test } from './fixtures.ts'

const ended = 'Your session ended. Sign in to continue where you left off.'

test('a recipe that a doctor was writing survives the session', { tag: '@deep' }, async ({
  browser,
}) => {
  const doctor = await asDoctor(browser)
  const { page, context } = doctor
  const draft = await made(context.request, 'POST', '/api/doctor/recipes', {})
  await page.goto(`/doctors/recipes/registration?mode=edit&recipe=${draft.id}`)
  const message = page.getByLabel('Message to the patient')
  await message.fill('Saved before')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await context.clearCookies()
  await message.fill('Written when the session had ended')
  await expect(page).toHaveURL(/\/doctors\/login\?next=/)
  // a reload would lose it, so the browser asks; nothing of it is kept where others find it
  await page.getByLabel(/E-?mail/).click()
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload().catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  void reloading
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('Written when')
  await page.getByLabel(/E-?mail/).fill(demo.doctor)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(message).toHaveValue('Written when the session had ended')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  // what the page tried to save when it was left was refused, and is not news any more
  await expect(page.getByText(/Unauthenticated|has expired/)).toHaveCount(0)
  const stored = await dataOf(context.request, `/api/doctor/recipes/${draft.id}`)
  expect(stored.message).toBe('Written when the session had ended')
  await send(context.request, 'DELETE', `/api/doctor/recipes/${draft.id}`)
  await doctor.done()
})

const typed = 'Typed before the session ended'

test('console: a record is there again after the cookie was lost and after "End sessions"', {
  tag: '@deep',
}, async ({ browser }) => {
  const email = 'operations@officina.test'
  const owner = await asAdmin(browser)
  const person = await signedInAnew(browser, 'admin', { email })
  const { page, context } = person
  const address = `/admins/doctors/${await firstDoctor(page)}?tab=edit`
  await page.goto(address)
  const field = page.getByLabel(/^Clinic$/).first()
  await field.fill(typed)
  const visited = await watchAddresses(page)
  const ways = [() => context.clearCookies(), () => endSessionsOf(owner.context, email)]
  for (const end of ways) {
    visited.length = 0
    await end()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await signInAgain(page, email)
    await expect(field).toHaveValue(typed)
    expect(visited).toEqual([`/admins/login?next=${encodeURIComponent(address)}`, address])
  }
  // nothing was loaded anew, and nothing lies where others find it
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  expect(await storedIn(page)).not.toContain(typed)
  await person.done()
  await owner.done()
})

test('a dialog that was typed into is open again after signing in', { tag: '@deep' }, async ({
  browser,
}) => {
  const person = await signedInAnew(browser, 'admin', { email: 'operations@officina.test' })
  const { page, context } = person
  await page.goto(`/admins/doctors/${await firstDoctor(page)}`)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await dialog.getByLabel('Reason', { exact: true }).selectOption({ index: 1 })
  await reason.fill(typed)
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await signInAgain(page, 'operations@officina.test')
  await expect(reason).toHaveValue(typed)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await person.done()
})

test('signing out in one tab ends the other, and Back shows nothing of the user', async ({
  browser,
}) => {
  const doctor = await signedInAnew(browser, 'doctor')
  const { page, context } = doctor
  const other = await context.newPage()
  await page.goto('/doctors/patients')
  // what is typed there does not hold it back
  await other.goto('/doctors/patients?panel=invite')
  await other.getByRole('dialog').getByLabel('Last name').first().fill(typed)
  await expect(page.getByRole('heading', { level: 1, name: /Patients/ })).toBeVisible()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/doctors\/login/)
  await expect(other).toHaveURL(/\/doctors\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/doctors\/login/)
  await expect(page.getByText('@example.org')).toHaveCount(0)
  await doctor.done()
})

test('after a patient has signed out, Back shows nothing of theirs on any page', {
  tag: '@deep',
}, async ({ browser }) => {
  const patient = await signedInAnew(browser, 'patient')
  const { page } = patient
  const me = await dataOf(page.request, '/api/patient/me')
  const paths = ['/user/news', '/user/order-histories', '/user/recipes', '/user/top']
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
  }
  await page.goto('/user/top?panel=account&section=profile')
  await expect(page.getByRole('dialog').getByLabel(/Last name/)).toHaveValue(me.last_name)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  for (let i = 0; i < paths.length; i++) {
    await page.goBack()
    await expect(page).toHaveURL(/\/user\/login/)
    const shown = await page.locator('body').innerText()
    for (const secret of [me.last_name, me.number, 'My day']) expect(shown).not.toContain(secret)
  }
  await patient.done()
})

/** An application that was only begun lacks what the form demands. */
async function firstDoctor(page: Page): Promise<string> {
  const list = `${filtered('/api/admin/doctors', { status: ['approved'] })}&range=[0,0]`
  return (await dataOf(page.context().request, list))[0].id
}

async function endSessionsOf(owner: BrowserContext, email: string): Promise<void> {
  const [user] = await dataOf(owner.request, filtered('/api/admin/users', { q: email }))
  await acted(owner.request, `/api/admin/users/${user.id}`, 'end-sessions')
}

/** Every other address that the page goes to from now on; marks the page, to see that it stays. */
async function watchAddresses(page: Page): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    if (frame === page.mainFrame() && visited.at(-1) !== pathname + search)
      visited.push(pathname + search)
  })
  return visited
}

/** On the sign-in page of a session that has ended, which knows whose it was. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByLabel(/E-?mail/)).toHaveValue(email)
  expect(decodeURIComponent(page.url())).not.toContain(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
}

const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
