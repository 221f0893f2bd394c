import { phoneProblem } from '@officina/shared/phoneProblem'
import { addedPatient, dataOf, expect, testAs } from '../../../testing/page.tsx'

type Form = {
  of: string
  at: string
  first?: string
  choose?: [field: string, label: string]
  type: Record<string, string>
  press: string
  said: (string | RegExp)[]
}
const account = '/doctors/top?panel=account&section='
const forms = (patient: string): Form[] => [
  {
    of: 'an invitation, all at once',
    at: '/doctors/patients?panel=invite',
    type: { 'First name': 'Nell', 'Discount, %': '150', 'Date of birth': '2100-01-01' },
    press: 'Send invitation',
    said: [
      'Enter the last name.',
      'Enter the email.',
      /between 1900 and today/,
      /at most your commission rate \(20%\)/,
    ],
  },
  {
    of: 'an invitation to who is in the list',
    at: '/doctors/patients?panel=invite',
    type: { 'First name': 'Nell', 'Last name': 'Gwyn', Email: 'patient@officina.test' },
    press: 'Save without sending',
    said: ['You already have a patient with this email address.', 'Open the existing patient'],
  },
  {
    of: 'a patient',
    at: `/doctors/patients/${patient}?panel=edit`,
    type: { 'Last name': '', Allergies: 'Latex', Phone: 'call me' },
    press: 'Save changes',
    said: ['Enter the last name.', phoneProblem.en],
  },
  {
    of: 'a questionnaire',
    at: `/doctors/patients/${patient}/questionnaire?panel=send`,
    choose: ['Questionnaire', 'First visit'],
    type: { 'Due on': '2020-01-01', Message: 'Before the visit' },
    press: 'Send questionnaire',
    said: ['Choose today or later.'],
  },
  {
    of: 'a catalog',
    at: '/doctors/catalogs',
    first: 'Create catalog',
    type: { Description: 'What helps' },
    press: 'Create',
    said: ['Enter a name.'],
  },
  {
    of: 'the profile',
    at: `${account}profile`,
    type: { Phone: '', 'Clinic name': 'Kept as typed' },
    press: 'Save',
    said: ['Enter the phone.'],
  },
  {
    of: 'a renewed licence',
    at: `${account}licence`,
    type: { 'Licence number': 'X-1', 'Valid until': '2020-01-01' },
    press: 'Submit licence',
    said: ['Enter a future date.', 'Add at least one file.'],
  },
]

const test = testAs('doctor')

test('what a form refuses is said at its fields, and nothing typed is lost', async ({ page }) => {
  const id = await addedPatient(page.request, 'Ada', 'Forms')
  for (const form of forms(id))
    await test.step(form.of, async () => {
      await page.goto(form.at)
      if (form.first) await page.getByRole('button', { name: form.first }).click()
      const panel = page.getByRole('dialog')
      const field = (name: string) => panel.getByLabel(new RegExp(`^${name}`)).first()
      if (form.choose) await field(form.choose[0]).selectOption({ label: form.choose[1] })
      for (const [name, text] of Object.entries(form.type)) await field(name).fill(text)
      await panel.getByRole('button', { name: form.press, exact: true }).click()
      for (const text of form.said) await expect(panel.getByText(text).first()).toBeVisible()
      for (const [name, text] of Object.entries(form.type))
        await expect(field(name)).toHaveValue(text)
    })
  const after = await dataOf(page.request, `/api/doctor/patients/${id}`)
  expect(after).toMatchObject({ last_name: 'Forms', allergies: [] })
})
