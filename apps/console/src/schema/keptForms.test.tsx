import '@officina/openapi/resources/doctors'
import '@officina/openapi/resources/news'
import '@officina/openapi/resources/patients'
import { pageSettings } from '@officina/client/pageSettings'
import { createQueryClient } from '@officina/client/query'
import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, ListContextProvider, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDeep } from '../../../../e2e/deep.ts'
import { AppLink } from '../AppLink.tsx'
import { MeContext } from '../admin/MeContext.ts'
import { authProvider } from '../providers/authProvider.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import PictureDialog from '../resources/news/PictureDialog.tsx'
import { CloseMonth } from '../resources/settlements/CloseMonth.tsx'
import { StartForm } from '../resources/templates/registration/StartForm.tsx'
import {
  endedSession,
  endSession,
  forgetMe,
  hasSessionEnded,
  type Me,
  rememberMe,
} from '../session/me.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { CommandName } from './actions.ts'
import BulkDialog from './BulkDialog.tsx'
import RecordNotes from './RecordNotes.tsx'
import { SchemaEdit } from './SchemaEdit.tsx'
import type { ResourceName } from './spec.ts'

const nothing = () => undefined
const me = {
  ...{ id: 'a', name: 'Mika Sato', email: 'mika@officina.test', currency: 'USD', time_zone: 'UTC' },
  permissions: ['doctor.manage', 'patient.manage', 'order.manage', 'note.write', 'patient.note'],
} as unknown as Me

const edit = (resource: ResourceName, field: string): ReactNode => (
  <SchemaEdit key="f" resource={resource} id="r1" only={[field]} />
)
const reason = (call: CommandName): ReactNode => (
  <ActionDialog
    key="f"
    record={{ id: 'r1' }}
    action={{
      call,
      label: ['Do it', ''],
      title: ['Sure?', ''],
      text: ['It ends.', ''],
      done: ['Done', ''],
      fields: { reason: {} },
    }}
    onClose={nothing}
  />
)
const forms: [form: string, element: ReactNode, label: RegExp, typed?: string][] = [
  ['a doctor', edit('doctors', 'clinic_name'), /^Clinic/],
  ['a note in a doctor’s record', edit('doctors', 'internal_note'), /^Internal note/],
  ['a patient', edit('patients', 'last_name'), /^Last name/],
  ['news', edit('news', 'title'), /^Title/],
  ['a reason to refuse', reason('POST /api/admin/doctors/{doctorId}/reject'), /^Reason/],
  ['a reason to suspend', reason('POST /api/admin/doctors/{doctorId}/suspend'), /^Reason/],
  ['a reason to cancel', reason('POST /api/admin/orders/{orderId}/cancel'), /^Reason/],
  ['a note', <RecordNotes key="f" resource="patients" id="r1" />, /^Note/],
  [
    'a month to close',
    <CloseMonth key="f" period="2026-01" onClose={nothing} />,
    /^Month/,
    '2026-02',
  ],
  ['a new template', <StartForm key="f" mode="template" recipe="r1" />, /name/i],
  [
    'a reason for many',
    <ListContextProvider key="f" value={{ data: [] } as never}>
      <BulkDialog
        ids={['r1', 'r2']}
        action={{
          call: 'POST /api/admin/orders/hold',
          label: ['Hold', ''],
          title: (n) => [`Hold ${n}?`, ''],
          text: ['They wait.', ''],
          done: (n) => [`${n} held`, ''],
          refused: (n) => [`${n} not held`, ''],
        }}
        onClose={nothing}
        clear={nothing}
      />
    </ListContextProvider>,
    /^Reason/,
  ],
]

const before = 'Typed before the session ended'
let navigations: string[] = []
/** How the server refuses what is written. */
let refusal = 401

beforeEach(() => {
  navigations = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  forgetMe()
  forgetAllInput()
  vi.unstubAllGlobals()
})

const ways = [
  ['the cookie was lost', 401],
  ['an owner has ended the sessions', 419],
] as const

describe.each(isDeep ? ways : ways.slice(0, 1))('when %s', (_way, status) => {
  it.each(forms)('%s is kept for who typed it', async (_form, element, label, typed = before) => {
    refusal = status
    open(element)
    const field = await screen.findByLabelText(label)
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    await waitFor(() => expect(navigations).not.toEqual([]))
    // a month is tried out as soon as it is chosen, so that its form may find the end twice
    expect(new Set(navigations)).toEqual(new Set(['/admins/login?next=%2Fadmins%2Fdoctors%2Fr1']))
    expect(endedSession()).toEqual({ email: me.email })
    cleanup()

    open(element)
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', typed))
    cleanup()

    open(element, 'somebody else')
    expect(await screen.findByLabelText(label)).not.toHaveProperty('value', typed)
  })
})

it('a picture that was chosen for news is kept with its words', async () => {
  const dialog = <PictureDialog onClose={nothing} onDone={nothing} />
  open(dialog)
  const picture = new File(['content'], 'picture.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText(/^Picture/), { target: { files: [picture] } })
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: before } })
  cleanup()
  open(dialog)
  expect(await screen.findByLabelText(/^Description/)).toHaveProperty('value', before)
  expect(screen.getByText('picture.jpg')).toBeTruthy()
})

/** Signs in and opens a form of the console. */
function open(element: ReactNode, id = me.id) {
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => '/admins/doctors/r1',
    getCookies: () => 'XSRF-TOKEN=token',
    hasSessionEnded,
    onUnauthorized: (url: string) => {
      endSession()
      navigations.push(url)
    },
  })
  rememberMe({ ...me, id })
  render(
    <LinkProvider component={AppLink} useBlocker={useBlocker}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: (
              <MeContext value={{ ...me, id }}>
                <CoreAdminContext
                  dataProvider={dataProvider}
                  authProvider={authProvider}
                  i18nProvider={createI18n('en')}
                  store={memoryStore()}
                  queryClient={createQueryClient()}
                >
                  {element}
                </CoreAdminContext>
              </MeContext>
            ),
          },
        ])}
      />
    </LinkProvider>,
  )
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  if (pathname === '/sanctum/csrf-cookie') return new Response(null, { status: 204 })
  if (request.method !== 'GET') return json({ message: 'refused' }, refusal)
  if (pathname.endsWith('/me')) return json({ message: 'Unauthenticated.' }, 401)
  if (!pathname.endsWith('/r1')) return json({ data: [] })
  return json({ data: { id: 'r1', revision: 1, last_name: 'Berg', title: 'Old' } })
}
