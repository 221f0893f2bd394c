import { pageSettings } from '@officina/client/pageSettings'
import { named } from '@officina/shared/format'
import { forgetAllInput, hasKeptInput } from '@officina/ui/keptInput.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDeep } from '../../../../e2e/deep.ts'
import { ItemsPanel } from '../pages/doctors/catalog/ItemsPanel.tsx'
import { ArrangePanel } from '../pages/doctors/catalogs/ArrangePanel.tsx'
import { DiscountForm } from '../pages/doctors/catalogs/DiscountForm.tsx'
import { EditPanel } from '../pages/doctors/patients/_patientId/EditPanel.tsx'
import { Notes } from '../pages/doctors/patients/_patientId/Notes.tsx'
import { SendPanel } from '../pages/doctors/patients/_patientId/questionnaire/SendPanel.tsx'
import { InvitePanel } from '../pages/doctors/patients/InvitePanel.tsx'
import { ApplicationParts } from '../pages/doctors/top/ApplicationForm.tsx'
import { RequestCard } from '../pages/doctors/top/RequestCard.tsx'
import { requestMessages } from '../pages/doctors/top/requestMessages.ts'
import { AskToCancel } from '../pages/user/order-histories/AskToCancel.tsx'
import { queryClient } from '../queryClient.ts'
import {
  type DoctorMe,
  endedSession,
  endSession,
  forgetMe,
  hasSessionEnded,
  type PatientMe,
  type Role,
  rememberMe,
} from '../session.ts'
import { Bank } from './account/Bank.tsx'
import { DeletionPart } from './account/DeletionPart.tsx'
import { Health } from './account/Health.tsx'
import { PatientProfile } from './account/PatientProfile.tsx'
import { Preferences } from './account/Preferences.tsx'
import { AddressForm } from './address/AddressForm.tsx'
import { NewCatalog } from './catalog/NewCatalog.tsx'
import { NewDialog } from './myRecipe/dialogs.tsx'
import { actionMessages } from './patient/actionMessages.ts'
import { PatientActions } from './patient/PatientActions.tsx'
import { ReportPanel } from './patient/ReportPanel.tsx'
import SendDialog from './patient/SendDialog.tsx'
import NotBuyingDialog from './recipe/NotBuyingDialog.tsx'
import { RecipeCommandDialog } from './recipe/RecipeCommandDialog.tsx'
import { AskDoctor } from './request/AskDoctor.tsx'

const nothing = () => undefined
const ana = { first_name: 'Ana', last_name: 'Berg', revision: 1 }
const health = { allergies: [], conditions: [], medications: [] }
const me = {
  doctor: { id: 'd1', email: 'doctor@officina.test', status: 'approved', currency: 'USD' },
  patient: { id: 'p1', email: 'patient@officina.test', ...ana, ...health },
}
const patient = {
  ...{ id: 'a', status: 'active', email: 'ana@example.org', language: 'en', ...ana, ...health },
  ...{ tags: [], notes: '', product_discounts: [], discounts: [] },
} as never
const asking = { ...ana, id: 'b', email: 'ana@example.org', display_status: 'link_requested' }
const request = {
  ...{ id: 'q', kind: 'question', status: 'open', created_at: '2026-11-20T09:00:00.000Z' },
  ...{ patient: { id: 'b', ...ana }, message: 'May I?', cautions: [] },
} as never
const address = {
  ...{ id: 'x', name: 'Ana Berg', country: 'US', postal_code: '10001', region: 'NY' },
  ...{ city: 'New York', line1: '1 Main St', line2: null, phone: '2125550101' },
}
const discount = { id: 'x', revision: 1, kind: 'catalog', target: 'Spring', name: '', percent: 5 }
const report = { status: 'open', kind: 'quality', product: 'Cream', photos: [], revision: 1 }
const application = {
  status: 'rejected',
  revision: 1,
  editable_fields: ['clinic_name'],
  documents: [],
  forms: [],
} as never

/** What the reads of the forms are answered. */
const answers: Record<string, unknown> = {
  '/api/patient/account': {
    ...{ ...me.patient, pregnancy: 'unknown', sex: 'unknown', number: 'P-1' },
    ...{ locale: 'en', time_zone: null, notifications: {} },
  },
  '/api/doctor/bank': { revision: 1, number_last4: null },
  '/api/doctor/patients/a': { next_invitation: { message: '' } },
  '/api/doctor/reports/x': report,
  '/api/doctor/products': [{ id: 'p', title: 'Cream', note: null }],
  '/api/doctor/catalogs': ['Spring', 'Summer'].map((name) => ({ id: name, name })),
  '/api/doctor/questionnaires': [{ id: 'q', title: 'First visit' }],
}

// a dialog that was typed into opens by itself
const openByButton = () =>
  screen.queryByRole('dialog') ?? fireEvent.click(screen.getByRole('button'))
type Row = [form: string, of: Role, element: ReactNode, label: RegExp, before?: () => unknown]
const forms: Row[] = [
  ['an invitation', 'doctor', <InvitePanel key="f" onClose={nothing} />, /^Last name/],
  ['a patient', 'doctor', <EditPanel key="f" patient={patient} onClose={nothing} />, /^Last name/],
  [
    'a questionnaire to send',
    'doctor',
    <SendPanel key="f" patient={patient} isTogether={false} onClose={nothing} />,
    /^Message/,
  ],
  ['an application', 'doctor', <ApplicationParts key="f" application={application} />, /clinic/i],
  ['a bank account', 'doctor', <Bank key="f" />, /holder/i],
  [
    'a note on a patient',
    'doctor',
    <Notes key="f" patientId="a" isReadOnly={false} />,
    /^New note/,
  ],
  [
    'an answer to a report',
    'doctor',
    <ReportPanel key="f" id="x" isReadOnly={false} onClose={nothing} />,
    /^Answer/,
  ],
  [
    'a discount',
    'doctor',
    <DiscountForm key="f" discount={discount as never} limit={10} onClose={nothing} />,
    /^Name/,
  ],
  ['a catalog', 'doctor', <NewCatalog key="f" onClose={nothing} />, /^Name/],
  [
    'notes in a catalog',
    'doctor',
    <ItemsPanel
      key="f"
      catalog={{ id: 'c', revision: 1 } as never}
      onClose={nothing}
      onSaved={async () => {}}
    />,
    /^Note on Cream/,
  ],
  ['the name of a set', 'doctor', <NewDialog key="f" onClose={nothing} />, /^Name/],
  [
    'words to an invitation',
    'doctor',
    <SendDialog key="f" patientId="a" email="" name="Ana" onClose={nothing} />,
    /^Personal message/,
  ],
  [
    'a reason to hold a recipe',
    'doctor',
    <RecipeCommandDialog key="f" recipe={{ id: 'x' } as never} command="hold" onClose={nothing} />,
    /^Reason/,
  ],
  [
    'a reason to cancel',
    'patient',
    <AskToCancel key="f" order={{ id: 'x', number: 'O-1' } as never} />,
    /^Reason/,
    openByButton,
  ],
  [
    'an address',
    'patient',
    <AddressForm key="f" editing={address as never} onClose={nothing} onSaved={nothing} />,
    /^City/,
  ],
  ['a profile', 'patient', <PatientProfile key="f" />, /^Last name/],
  ['allergies', 'patient', <Health key="f" />, /^Allergies/],
  ['a wish to be deleted', 'patient', <DeletionPart key="f" />, /^Reason/],
  [
    'a question',
    'patient',
    <AskDoctor key="f" about={{ kind: 'question' }} />,
    /^Your question|question/i,
    openByButton,
  ],
  [
    'a reason not to buy',
    'patient',
    <NotBuyingDialog
      key="f"
      recipe={{ id: 'r', not_buying: 'other' } as never}
      onClose={nothing}
    />,
    /^(Note|In your own words|What)/,
  ],
]

const typed = 'Typed before the session ended'
let navigations: string[] = []
/** How the server refuses what is written. */
let refusal = 401

beforeEach(() => {
  navigations = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  forgetMe()
  forgetAllInput()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ways = [
  ['the cookie was lost', 401],
  ['the session was ended elsewhere', 419],
] as const

describe.each(isDeep ? ways : ways.slice(0, 1))('when %s', (_way, status) => {
  it.each(forms)('%s is kept for who typed it', async (_form, role, element, label, before) => {
    refusal = status
    await open(role, element, before)
    const field = await screen.findByLabelText(label)
    fireEvent.change(field, { target: { value: typed } })
    const form = field.closest('form')
    if (form) fireEvent.submit(form)
    else fireEvent.click(screen.getByRole('button', { name: /^(Create|Continue product|Save)/ }))
    await waitFor(() => expect(navigations).toHaveLength(1))
    expect(navigations[0]).toMatch(/\/login\?next=/)
    expect(endedSession(role)).toEqual({ email: me[role].email })
    cleanup()

    await open(role, element, before)
    expect(await screen.findByLabelText(label)).toHaveProperty('value', typed)
    cleanup()

    await open(role, element, before, 'somebody else')
    expect(await screen.findByLabelText(label)).not.toHaveProperty('value', typed)
  })
})

const edit = <EditPanel key="f" patient={patient} onClose={nothing} />
const overRecords: [form: string, of: Role, element: ReactNode, label: RegExp, text: string][] = [
  ['a bank account', 'doctor', <Bank key="f" />, /holder/i, typed],
  ['a patient', 'doctor', edit, /^Last name/, typed],
  ['a profile', 'patient', <PatientProfile key="f" />, /^Last name/, typed],
  ['a language', 'patient', <Preferences key="f" of="patient" />, /^Language$/, 'ja'],
]
it.each(overRecords)('%s is not taken for saved', async (_form, role, element, label, text) => {
  await open(role, element)
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
  cleanup()

  await open(role, element)
  expect(await screen.findByLabelText(label)).toHaveProperty('value', text)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText(label)).not.toHaveProperty('value', text)
})

it('the order of catalogs is kept for who made it, until the panel is closed by hand', async () => {
  const panel = <ArrangePanel key="f" onClose={nothing} />
  const names = () => screen.getAllByRole('listitem').map((row) => row.textContent)
  await open('doctor', panel)
  fireEvent.click(await screen.findByRole('button', { name: 'Move Summer up' }))
  expect(names()).toEqual(['Summer', 'Spring'])
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await screen.findByText(/discard it/)
  cleanup()
  await open('doctor', panel)
  await waitFor(() => expect(names()).toEqual(['Summer', 'Spring']))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(hasKeptInput()).toBe(false)
})

it.each([
  ['the name of a set', (close: () => void) => <NewDialog key="f" onClose={close} />, /^Name/],
  [
    'words to an invitation',
    (close: () => void) => <SendDialog key="f" patientId="a" email="" name="Ana" onClose={close} />,
    /^Personal message/,
  ],
])('Escape does not discard %s', async (_what, dialog, label) => {
  const close = vi.fn()
  await open('doctor', dialog(close))
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(field).toHaveProperty('disabled', false))
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await screen.findByText(/discard it/)
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(hasKeptInput()).toBe(false)
})

// a dialog that was chosen in opens by itself
const openBy = (name: string) => () =>
  screen.queryByRole('dialog') ?? fireEvent.click(screen.getByRole('button', { name }))
it.each([
  [
    'cancelling a recipe',
    <RecipeCommandDialog
      key="f"
      recipe={{ id: 'x' } as never}
      command="cancel"
      onClose={nothing}
    />,
    'side_effect',
    nothing,
  ],
  [
    'declining a patient',
    <PatientActions key="f" patient={asking} wide />,
    'duplicate',
    openBy(actionMessages.en.decline.verb),
  ],
  [
    'declining a request',
    <RequestCard key="f" request={request} isChosen={false} isReadOnly={false} />,
    'allergy',
    openBy(named(requestMessages.en.decline, 'Ana Berg', 'en')),
  ],
])('what was chosen for %s is kept for who chose it', async (_what, element, chosen, before) => {
  const choice = () => screen.findByRole('combobox', { name: 'Reason' })
  await open('doctor', element, before)
  const usual = ((await choice()) as HTMLSelectElement).value
  fireEvent.change(await choice(), { target: { value: chosen } })
  cleanup()

  await open('doctor', element, before)
  expect(await choice()).toHaveProperty('value', chosen)
  cleanup()

  await open('doctor', element, before, 'somebody else')
  expect(await choice()).toHaveProperty('value', usual)
})

/** Signs in and opens a form behind that role's guard. */
async function open(
  role: Role,
  element: ReactNode,
  before: () => unknown = nothing,
  id = me[role].id,
) {
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => (role === 'doctor' ? '/doctors/patients' : '/user/top'),
    getCookies: () => 'XSRF-TOKEN=token',
    hasSessionEnded: () => hasSessionEnded(role),
    onUnauthorized: (url: string) => {
      endSession(role)
      navigations.push(url)
    },
  })
  rememberMe(role, { ...me[role], id } as unknown as DoctorMe & PatientMe)
  const loaderData = { doctor: { me: me.doctor }, patient: { me: me.patient } }
  const router = createMemoryRouter(
    [
      {
        id: 'doctor',
        loader: () => loaderData.doctor,
        element: <Outlet />,
        children: [
          {
            id: 'patient',
            loader: () => loaderData.patient,
            element: <Outlet />,
            children: [{ path: '*', element }],
          },
        ],
      },
    ],
    { hydrationData: { loaderData } },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  before()
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  if (pathname === '/sanctum/csrf-cookie') return new Response(null, { status: 204 })
  if (request.method !== 'GET') return json({ message: 'refused' }, refusal)
  if (pathname.endsWith('/me')) return json({ message: 'Unauthenticated.' }, 401)
  return json({ data: answers[pathname] ?? [] })
}
