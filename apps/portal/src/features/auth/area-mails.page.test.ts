import {
  asDoctor,
  type DevMail,
  dataOf,
  expect,
  issuedRecipe,
  joinedPatient,
  linkOf,
  made,
  type Page,
  readMail,
  send,
  signInOn,
  test,
  visitor,
} from '../../testing/page.tsx'

/** Mails about patients, requests and questionnaires: every link leads through the sign-in to what the mail is about. */
test('the links of mails lead to what they are about', async () => {
  const doctor = await asDoctor()
  const { request } = doctor.context
  const patient = await joinedPatient(request, {
    first_name: 'Lena',
    last_name: 'Lake',
    email: 'lena.lake@example.org',
  })
  const recipe = await issuedRecipe(request, patient.id, 1)
  const forms = await dataOf(request, '/api/doctor/questionnaires')
  const answers = await made(request, 'POST', `/api/doctor/patients/${patient.id}/answers`, {
    questionnaire_id: forms[0].id,
  })
  const question = await made(patient.context.request, 'POST', '/api/patient/requests', {
    kind: 'question',
    message: 'May I take both at once?',
  })
  await send(request, 'POST', `/api/doctor/requests/${question.id}/decide`, {
    decision: 'approved',
    note: 'Yes.',
    revision: question.revision,
  })
  const doctorMail = 'doctor@officina.test'
  const of = `/doctors/patients/${patient.id}`
  const toPatient: [RegExp, string, (page: Page) => Promise<void>][] = [
    [/^recipe_issued$/, `/user/recipes?id=${recipe.id}`, (page) => says(page, 'Once')],
    [
      /^questionnaire_sent$/,
      `/user/top?questionnaire=${answers.id}`,
      (page) => expect(page.getByRole('dialog', { name: 'First visit' })).toBeVisible(),
    ],
    [
      /^request_decided$/,
      '/user/top?panel=requests',
      (page) => expect(page.getByRole('dialog').getByText('May I take both')).toBeVisible(),
    ],
  ]
  const toDoctor: [RegExp, string, (page: Page) => Promise<void>][] = [
    [/Lake.* has joined/, of, (page) => says(page, 'Lake')],
    [
      /^request_received$/,
      '/doctors/top?panel=requests',
      (page) => expect(page.getByRole('dialog', { name: 'Patient requests' })).toBeVisible(),
    ],
  ]

  await test.step('a patient signs in on the way', async () => {
    const home = await visitor()
    for (const [about, path, check] of toPatient) {
      const mail = await mailAbout(patient.email, about)
      await home.page.goto(linkOf(mail))
      if (about === toPatient[0]?.[0]) {
        await expect(home.page).toHaveURL(/\/user\/login\?/)
        await signInOn(home.page, patient.email, patient.secret)
      }
      await landsOn(home.page, path, check)
    }
    await home.done()
  })

  await test.step('a doctor too, and mails from before lead to their pages', async () => {
    const clinic = await visitor()
    for (const [about, path, check] of toDoctor) {
      await clinic.page.goto(linkOf(await mailAbout(doctorMail, about)))
      if (about === toDoctor[0]?.[0]) {
        await expect(clinic.page).toHaveURL(/\/doctors\/login\?/)
        await signInOn(clinic.page, doctorMail)
      }
      await landsOn(clinic.page, path, check)
    }
    // whatever else the doctor was sent about patients
    const data = await dataOf(request, '/dev/mailbox/mails')
    const links = new Set(
      (data as DevMail[])
        .filter((mail) => mail.recipient === doctorMail && /\/doctors\/patients\//.test(mail.text))
        .map(linkOf),
    )
    for (const link of [...links].slice(0, 8)) {
      await clinic.page.goto(link)
      expect(new URL(clinic.page.url()).pathname).toBe(link.split('?')[0])
      await expect(clinic.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(clinic.page.getByText('We cannot find')).toHaveCount(0)
    }
    await clinic.done()
  })
  await patient.done()
  await doctor.done()

  function mailAbout(to: string, about: RegExp): Promise<DevMail> {
    return readMail(request, to, about)
  }
})

const says = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words).first()).toBeVisible()

async function landsOn(
  page: Page,
  path: string,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('?', '\\?')}$`))
  await check(page)
}
