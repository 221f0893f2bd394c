import { builder, draftOf, more, patientOf, reader, test } from '../../testing/builder.ts'
import {
  asPatient,
  confirm,
  dataOf,
  expect,
  goBack,
  issuedRecipe,
  made,
  orderAll,
  pdf,
  question,
  refusedInDialog,
} from '../../testing/page.tsx'

/** What cannot be done with a recipe: somebody was faster, or something is missing. */

const at = (id: string) => `/api/doctor/recipes/${id}`

test.deep(
  'what became of a recipe meanwhile is told, and the page shows it then',
  async ({ page }) => {
    const api = page.request
    const patient = await patientOf(page)
    const opened = async () => {
      const { id } = await issuedRecipe(api, patient.id, 1)
      await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
      return id
    }
    const cancel = (id: string) =>
      made(api, 'POST', `${at(id)}/cancel`, { reason_code: 'error', reason: null })
    const statusOf = async (id: string) => (await dataOf(api, at(id))).status
    const chip = (word: string) =>
      page.getByRole('article').getByText(word, { exact: true }).first()

    await test.step('cancelled elsewhere: not cancelled again', async () => {
      const id = await opened()
      await more(page, 'Cancel recipe')
      await refusedInDialog(
        page,
        () => cancel(id),
        /is already cancelled/,
        async (dialog) => {
          await dialog.getByRole('combobox').selectOption('side_effect')
          await dialog.getByRole('textbox').fill('Itching since Monday')
        },
      )
      expect((await dataOf(api, at(id))).end_reason_code).toBe('error')
      await expect(chip('Cancelled')).toBeVisible()
    })

    await test.step('ordered meanwhile: no error any more, it can be cancelled', async () => {
      const id = await opened()
      const home = await asPatient(reader)
      await more(page, 'Mark as entered in error')
      await refusedInDialog(
        page,
        () => orderAll(home.context.request, id),
        /This recipe has orders\. Cancel it instead/,
        (dialog) => dialog.getByRole('textbox').fill('Meant for another patient'),
      )
      expect(await statusOf(id)).not.toBe('entered_in_error')
      await home.done()
    })

    await test.step('issued meanwhile: the draft is not deleted', async () => {
      const draft = await draftOf(api, patient.id)
      await page.goto(`/doctors/patients/${patient.id}/recipes?id=${draft.id}`)
      await more(page, 'Delete draft')
      await refusedInDialog(
        page,
        () => made(api, 'POST', `${at(draft.id)}/issue`, { revision: draft.revision }),
        /Only a draft can be deleted/,
      )
      expect(await statusOf(draft.id)).toBe('issued')
      await expect(chip('Issued')).toBeVisible()
    })
  },
)

test.deep(
  'a file that is gone is not downloaded, and the mail is not sent twice in ten minutes',
  async ({ page, request: api }) => {
    const patient = await patientOf(page)
    const draft = await draftOf(api, patient.id)
    await page.goto(`${builder}?mode=edit&recipe=${draft.id}`)
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }
    await page.getByLabel(/Files for the patient/).setInputFiles([plan])
    const download = page.getByRole('button', { name: 'Download plan.pdf' })
    await expect(download).toBeVisible()
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${draft.id}`)
    const saved = page.waitForEvent('download')
    await download.click()
    expect((await saved).suggestedFilename()).toBe('plan.pdf')
    const [file] = (await dataOf(api, at(draft.id))).attachments
    await made(api, 'DELETE', `${at(draft.id)}/attachments/${file.id}`)
    await download.click()
    await expect(page.getByText('Not found.')).toBeVisible()

    const { id } = await issuedRecipe(api, patient.id, 1)
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
    await more(page, 'Resend email')
    await confirm(page)
    const said = question(page).getByRole('alert')
    await expect(said).toContainText('The email was sent less than 10 minutes ago.')
    await goBack(page)
    await more(page, 'Resend email')
    await refusedInDialog(
      page,
      () => made(api, 'POST', `${at(id)}/cancel`, { reason_code: 'error', reason: null }),
      /is “Cancelled”/,
    )
    await made(api, 'DELETE', at(draft.id))
  },
)

test.deep(
  'refills that were used count in the next version when that is wished',
  async ({ page }) => {
    const api = page.request
    const home = await asPatient(reader)
    const patient = await patientOf(page)
    const draft = await draftOf(api, patient.id, { refills_allowed: 2, min_days_between: 0 })
    const { id } = await made(api, 'POST', `${at(draft.id)}/issue`, { revision: draft.revision })
    await orderAll(home.context.request, id)
    const pane = page.getByRole('article')
    await page.goto(`/doctors/patients/${patient.id}/recipes?id=${id}`)
    await expect(pane.getByText(/2 orders left/)).toBeVisible()

    for (const isCarried of [true, false]) {
      await page.getByRole('link', { name: 'Create new version' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /version/ })).toBeVisible()
      await page.getByRole('button', { name: 'Issue recipe', exact: true }).click()
      const dialog = question(page)
      const carry = dialog.getByLabel('Count refills already used')
      await expect(carry).not.toBeChecked()
      // without the end of the old version there is nothing to carry
      const ends = dialog.getByRole('checkbox', { name: /^End / })
      await ends.uncheck()
      await expect(carry).toHaveCount(0)
      await ends.check()
      if (isCarried) await carry.check()
      await confirm(page)
      await expect(page).toHaveURL(new RegExp(`/doctors/patients/${patient.id}/recipes\\?id=`))
      await expect(pane.getByText(isCarried ? /2 orders left/ : /3 orders left/)).toBeVisible()
    }
  },
)
