import { codeAt, stepAt } from '../../../../api/src/entities/account/totp.ts'
import {
  asDoctor,
  asPatient,
  dataOf,
  edited,
  expect,
  expectAccessible,
  heldReads,
  linkOf,
  made,
  password,
  readMail,
  settled,
  signedInAnew,
  signIn,
  signInOn,
  test,
  visitor,
} from '../../testing/page.tsx'
import { messages } from './messages.ts'

const doctorEmail = 't.okafor@officina.test'
const patientEmail = 'miller@officina.test'

test('a doctor changes the bank account: masked, on hold, confirmed by mail', async () => {
  const { page } = await asDoctor(doctorEmail)
  await page.goto('/doctors/patients')
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL(/\/doctors\/patients\?panel=account/)
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByRole('link', { name: 'Bank details' }).click()
  await expect(page).toHaveURL(/section=bank/)
  await expect(drawer.getByText('•••• 1455')).toBeVisible()
  await drawer.getByRole('button', { name: 'Change bank details' }).click()
  await drawer.getByLabel('Account number').fill('123456789012345678')
  await drawer.getByLabel('Routing number').fill('021000022')
  await drawer.getByRole('button', { name: 'Save bank details' }).click()
  await expect(drawer.getByLabel('Routing number')).toHaveAttribute('aria-invalid', 'true')
  await expect(drawer.getByLabel('Account number')).toHaveAttribute('aria-invalid', 'true')
  await drawer.getByLabel('Country of the bank').selectOption('GB')
  await expect(drawer.getByLabel('Routing number')).toHaveCount(0)
  await drawer.getByLabel('Bank', { exact: true }).fill('Harbour Bank')
  await drawer.getByLabel('IBAN').fill('gb82 west 1234 5698 7654 32')
  await expect(drawer.getByText(/payouts can be paused for some days/)).toBeVisible()
  // the form stays until its new revision is known
  const reads = await heldReads(page, /\/api\/doctor\/bank$/)
  const save = drawer.getByRole('button', { name: 'Save bank details' })
  await save.click()
  await reads.begun()
  await expect(save).toBeVisible()
  await reads.release()
  await expect(drawer.getByText('•••• 5432')).toBeVisible()
  await expect(drawer.getByText('Harbour Bank')).toBeVisible()
  await expect(drawer.getByText(/payouts are paused until/)).toBeVisible()
  expect(await page.content()).not.toContain('7654 32')
  const mail = await readMail(page.request, doctorEmail, /bank_changed/)
  expect(mail.text).toContain('5432')
  expect(linkOf(mail)).toBe('/doctors/top?panel=account&section=bank')
  await page.goBack()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/doctors\/patients$/)
})

test('a doctor gives the commission to patients, takes campaigns back and renews the code', async () => {
  const { page } = await asDoctor(doctorEmail)
  await page.goto('/doctors/top?panel=account')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByLabel(messages.en.zero_commission).check()
  await drawer.getByLabel(messages.en.campaigns_to_patients).uncheck()
  await drawer.getByRole('button', { name: messages.en.save, exact: true }).click()
  await expect(page.getByText(messages.en.saved)).toBeVisible()
  await expect(drawer.getByLabel(messages.en.zero_commission)).toBeChecked()
  await expect(drawer.getByLabel(messages.en.campaigns_to_patients)).not.toBeChecked()
  const disclosure = drawer.getByLabel(messages.en.disclosure_text)
  await disclosure.fill('Half written')
  await drawer.getByRole('button', { name: messages.en.renewCode }).click()
  const question = page.getByRole('dialog', { name: messages.en.renewCodeTitle })
  await expect(question).toContainText('The old one stops working at once')
  await question.getByRole('button', { name: messages.en.renewCode }).click()
  await expect(page.getByText(messages.en.codeRenewed)).toBeVisible()
  await expect(disclosure).toHaveValue('Half written')
  await page.goto('/doctors/top?panel=earnings')
  await expect(page.getByText('0% (20% goes to your patients)')).toBeVisible()
})

test.deep(
  'a patient changes an address and the password, which drops the other browser',
  async () => {
    const patient = await signedInAnew('patient', { email: patientEmail })
    const other = await signedInAnew('patient', { email: patientEmail })
    const { page } = patient
    await other.page.goto('/user/top')
    await page.goto('/user/top?panel=account&section=addresses')
    const drawer = page.getByRole('dialog', { name: 'Account' })
    await drawer.getByRole('button', { name: 'Add address' }).click()
    await drawer.getByLabel('Phone').fill('212 555 0142')
    await drawer.getByLabel('Postal code').fill('100-0001')
    await drawer.getByLabel('State').selectOption('NY')
    await drawer.getByLabel('City').fill('New York')
    await drawer.getByLabel('Street and number').fill('7 Cedar Street')
    await drawer.getByRole('button', { name: 'Save address' }).click()
    await expect(
      drawer.getByText('Enter a postal code for this country, for example 10001.'),
    ).toBeVisible()
    await drawer.getByLabel('Postal code').fill('10005')
    await drawer.getByLabel(/Name of this address/).fill('Sister')
    await drawer.getByRole('button', { name: 'Save address' }).click()
    await drawer.getByRole('button', { name: /Change address Sister/ }).click()
    await drawer.getByLabel('Street and number').fill('8 Cedar Street')
    await drawer.getByRole('button', { name: 'Save address' }).click()
    await expect(
      drawer.getByText('8 Cedar Street, New York, NY 10005, United States'),
    ).toBeVisible()
    await drawer.getByRole('button', { name: /Remove address Sister/ }).click()
    await page.getByRole('button', { name: 'Remove address' }).click()
    await expect(drawer.getByText('8 Cedar Street')).toHaveCount(0)

    await drawer.getByRole('link', { name: 'Sign-in' }).click()
    const part = drawer.getByRole('region', { name: 'Password' })
    const next = 'a lamp beside the quiet sea'
    await part.getByLabel('Current password', { exact: true }).fill(password)
    await part.getByLabel('New password', { exact: true }).fill(next)
    await part.getByLabel('Confirm new password', { exact: true }).fill(next)
    await part.getByRole('button', { name: 'Change password' }).click()
    await expect(part.getByLabel('New password', { exact: true })).toHaveValue('')
    const sessions = drawer.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await readMail(patient.context.request, patientEmail, /password-changed/)
    await page.reload()
    await expect(drawer).toBeVisible()
    await other.page.goto('/user/recipes')
    await expect(other.page).toHaveURL(/\/user\/login\?next=/)
    await signIn(other.context.request, 'patient', patientEmail, next)
  },
)

test('another browser is signed out from the list of sessions', async () => {
  const email = 'm.yamazaki@officina.test'
  const doctor = await signedInAnew('doctor', { email })
  const second = await signedInAnew('doctor', { email })
  const third = await signedInAnew('doctor', { email })
  const { page } = doctor
  await page.goto('/doctors/top?panel=account&section=security')
  const list = page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('region', { name: 'Where you are signed in' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText('This browser')
  await list
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page
    .getByRole('dialog', { name: 'Sign out everywhere else?' })
    .getByRole('button', { name: 'Sign out everywhere else' })
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  for (const gone of [second, third]) {
    await gone.page.goto('/doctors/patients')
    await expect(gone.page).toHaveURL(/\/doctors\/login\?next=/)
    await gone.done()
  }
})

test('language and time zone hold at once, and a mail can be turned off', async () => {
  const { page } = await asDoctor('m.yamazaki@officina.test')
  await page.goto('/doctors/top?panel=account&section=preferences')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('A patient has ordered').uncheck()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await drawer.getByLabel('Time zone').selectOption('Pacific/Kiritimati')
  await drawer.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('heading', { name: 'アカウント' })).toBeVisible()
  await expect(drawer.getByLabel('患者さんの注文')).not.toBeChecked()
  await drawer.getByRole('link', { name: 'ログイン' }).click()
  const shown = drawer.locator('time[datetime*="T"]').last()
  const at = new Date((await shown.getAttribute('datetime')) ?? '')
  // fourteen hours ahead of the browser's UTC
  const there = new Date(at.getTime() + 14 * 3_600_000)
  await expect(shown).toContainText(there.toISOString().slice(11, 16))
  await page.reload()
  await expect(drawer.getByRole('heading', { name: 'アカウント' })).toBeVisible()
  await expect(shown).toContainText(there.toISOString().slice(11, 16))
  // the choice in the footer is also the one of the mails
  await page.goto('/doctors/catalogs')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/account/preferences'))
  await page.getByRole('combobox', { name: '言語' }).selectOption('en')
  await kept
  const account = await dataOf(page.context().request, '/api/doctor/account')
  expect(account).toMatchObject({ locale: 'en', time_zone: 'Pacific/Kiritimati' })
})

test('what was typed in one section stays while another one is saved', async () => {
  const { page } = await asPatient('rossi@officina.test')
  await page.goto('/user/top?panel=account')
  const drawer = page.getByRole('dialog', { name: 'Account' })
  const phone = drawer.getByLabel(/^Phone/)
  const save = drawer.getByRole('button', { name: 'Save' })
  const account = () => dataOf(page.request, '/api/patient/account')
  await phone.fill('+1 212 555 0199')
  await drawer.getByRole('link', { name: 'Health' }).click()
  await drawer.getByLabel(/^Conditions/).fill('Asthma')
  await save.click()
  await expect.poll(async () => (await account()).conditions).toEqual(['Asthma'])
  await drawer.getByRole('link', { name: 'Profile' }).click()
  await expect(phone).toHaveValue('+1 212 555 0199')
  await save.click()
  await expect.poll(async () => (await account()).phone).toMatch(/0199$/)
})

test('an address that is saved over the cart counts its delivery anew', async () => {
  const { page } = await asPatient()
  await page.goto('/user/cart?panel=account&section=addresses')
  await settled(page)
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer
    .getByRole('button', { name: /^Change address/ })
    .first()
    .click()
  await settled(page)
  const counted = page.waitForResponse((answer) => /\/api\/patient\/cart$/.test(answer.url()))
  await drawer.getByRole('button', { name: 'Save address' }).click()
  await counted
})

test('what was typed and not sent says so when it is opened again', async () => {
  const { page } = await asPatient()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/top')
  const ask = page.getByRole('button', { name: 'Ask a question' })
  const form = page.getByRole('dialog', { name: 'Ask your doctor' })
  const notice = form.getByText('Your unsaved input from last time is still here.')
  await ask.click()
  await form.getByRole('textbox').fill('Before breakfast?')
  await expect(notice).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await ask.click()
  await expect(notice).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('Before breakfast?')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(notice).toBeHidden()
  await expect(form.getByRole('textbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await ask.click()
  await expect(form.getByRole('textbox')).toHaveValue('')
  await expect(notice).toBeHidden()
  // what was taken back by hand is not kept either
  await form.getByRole('textbox').fill('Never mind')
  await form.getByRole('textbox').fill('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await ask.click()
  await expect(form.getByRole('textbox')).toHaveValue('')
})

test('a patient asks to be deleted, is refused without the password, and stays after all', async () => {
  const { page } = await asPatient()
  await page.goto('/user/top?panel=account&section=data')
  const part = page.getByRole('region', { name: 'Delete my account' })
  await expect(part).toContainText('Your clinic may have to keep its own records')
  await part.getByLabel('Reason').fill('I have moved away.')
  await part.getByLabel('Current password').fill('not-my-password')
  await part.getByRole('button', { name: 'Request deletion' }).click()
  await expect(part.getByText('The current password is incorrect.')).toBeVisible()
  await expect(part.getByLabel('Reason')).toHaveValue('I have moved away.')
  await expectAccessible(page)
  await part.getByLabel('Current password').fill(password)
  await part.getByRole('button', { name: 'Request deletion' }).click()
  await expect(part.getByText(/^You requested deletion/)).toBeVisible()
  await part.getByRole('button', { name: 'Keep my account' }).click()
  await expect(part.getByRole('button', { name: 'Request deletion' })).toBeVisible()
})

test('a patient sets up two-factor authentication, and a browser they trust is not asked again', async () => {
  const email = 'schmidt@officina.test'
  const { page } = await signedInAnew('patient', { email })
  await page.goto('/user/top?panel=account&section=security')
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up authenticator app' }).click()
  const begin = page.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await begin.getByLabel('Current password', { exact: true }).fill(password)
  await begin.getByRole('button', { name: 'Continue' }).click()
  const scan = page.getByRole('dialog', { name: /Scan this/ })
  await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await scan.locator('code').innerText()).replaceAll(' ', '')
  await scan.getByLabel('Code', { exact: true }).fill('000000')
  await scan.getByRole('button', { name: 'Turn on' }).click()
  await expect(scan.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await scan.getByLabel('Code', { exact: true }).fill(codeAt(secret, stepAt(new Date())))
  await scan.getByRole('button', { name: 'Turn on' }).click()
  const keep = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(keep.getByRole('listitem')).toHaveCount(10)
  const codes = await keep.getByRole('listitem').allInnerTexts()
  await keep.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expectAccessible(page)

  const guest = await visitor()
  await guest.page.goto('/user/login')
  await signInOn(guest.page, email)
  await guest.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await guest.page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
  await guest.page.getByLabel('Trust this browser for 30 days').check()
  await expectAccessible(guest.page)
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(guest.page).toHaveURL(/\/user\/top$/)
  await made(guest.context.request, 'POST', '/api/patient/logout')
  await signIn(guest.context.request, 'patient', email)
  await guest.page.goto('/user/top?panel=account&section=security')
  const trusted = guest.page.getByRole('region', { name: 'Trusted browsers' })
  await expect(trusted.getByRole('listitem')).toContainText('This browser')
  await trusted.getByRole('button', { name: /^Remove / }).click()
  await expect(trusted).toHaveCount(0)
  const off = guest.page.getByRole('region', { name: 'Authenticator app' })
  await off.getByRole('button', { name: 'Turn off' }).click()
  const sure = guest.page.getByRole('dialog', { name: 'Turn off the authenticator app?' })
  await sure.getByLabel('Current password', { exact: true }).fill(password)
  await sure.getByLabel('Code', { exact: true }).fill(codes[1] ?? '')
  await sure.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible()
})

test.deep(
  'who must have a second factor sets one up first, and bank details ask again who one is',
  async () => {
    const patient = await signedInAnew('patient', { email: 'schmidt@officina.test' })
    const doctor = await signedInAnew('doctor', { email: doctorEmail })
    await secure({ patient_factor: 'required', step_up: true })
    const me = () => dataOf(patient.context.request, '/api/patient/me')
    await expect.poll(async () => (await me()).second_factor_missing).toBe(true)
    await patient.page.goto('/user/recipes')
    const first = patient.page.getByRole('dialog', { name: 'Set up two-factor authentication' })
    await expect(first.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible()
    await expectAccessible(patient.page)
    await secure({ patient_factor: 'optional' })

    const { page } = doctor
    await made(doctor.context.request, 'POST', '/dev/clock', { advance_seconds: 660 })
    await page.goto('/doctors/top?panel=account&section=bank')
    const drawer = page.getByRole('dialog', { name: 'Account' })
    await drawer.getByRole('button', { name: 'Change bank details' }).click()
    await drawer.getByLabel('Country of the bank').selectOption('GB')
    await drawer.getByLabel('Bank', { exact: true }).fill('Harbour Bank')
    await drawer.getByLabel('IBAN').fill('gb82 west 1234 5698 7654 32')
    const save = drawer.getByRole('button', { name: 'Save bank details' })
    await save.click()
    const ask = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await expect(drawer.getByText(/Nothing has been changed/)).toBeVisible()
    await expect(drawer.getByLabel('IBAN')).toHaveValue('gb82 west 1234 5698 7654 32')
    await save.click()
    await ask.getByLabel('Current password', { exact: true }).fill('not this one')
    await ask.getByRole('button', { name: 'Confirm' }).click()
    await expect(ask.getByText('The current password is incorrect.')).toBeVisible()
    await ask.getByLabel('Current password', { exact: true }).fill(password)
    await ask.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(messages.en.bankSaved)).toBeVisible()
    await expect(ask).toHaveCount(0)
    await secure({ step_up: false })
  },
)

/** Changes rules of the shop. */
async function secure(rules: object): Promise<void> {
  const admin = await signedInAnew('admin')
  const path = '/api/admin/settings/security'
  await edited(admin.context.request, path, rules)
  await admin.done()
}
