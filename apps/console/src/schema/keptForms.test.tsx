import '@officina/openapi/resources/doctors'
import '@officina/openapi/resources/news'
import '@officina/openapi/resources/patients'
import '@officina/openapi/resources/products'
import '@officina/openapi/resources/suppliers'
import { pageSettings } from '@officina/client/pageSettings'
import { createQueryClient } from '@officina/client/query'
import { forgetAllInput, hasKeptInput } from '@officina/ui/keptInput.ts'
import { LinkProvider } from '@officina/ui/link'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, ListContextProvider, memoryStore, useGetOne } from 'react-admin'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDeep } from '../../../../e2e/deep.ts'
import { AppLink } from '../AppLink.tsx'
import { MeContext } from '../admin/MeContext.ts'
import { authProvider } from '../providers/authProvider.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import { useReviewDraft } from '../resources/approve-doctor/useReviewDraft.ts'
import type { Doctor } from '../resources/doctors/doctor.ts'
import PackDialog from '../resources/logistics/PackDialog.tsx'
import type { Parcel } from '../resources/logistics/parcel.ts'
import { parcelActions } from '../resources/logistics/parcelActions.tsx'
import PictureDialog from '../resources/news/PictureDialog.tsx'
import { PriceCell } from '../resources/products/PriceCell.tsx'
import PricesDialog from '../resources/products/PricesDialog.tsx'
import type { ProductRow } from '../resources/products/product.ts'
import { StockCell } from '../resources/products/StockCell.tsx'
import { Editor } from '../resources/questionnaires/Editor.tsx'
import type { Questionnaire } from '../resources/questionnaires/types.ts'
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
import type { CommandName, Subject } from './actions.ts'
import BulkDialog from './BulkDialog.tsx'
import RecordNotes from './RecordNotes.tsx'
import { SchemaCreate } from './SchemaCreate.tsx'
import { SchemaEdit } from './SchemaEdit.tsx'
import type { ResourceName } from './spec.ts'

const nothing = () => undefined
const me = {
  ...{ id: 'a', name: 'Mika Sato', email: 'mika@officina.test', currency: 'USD', time_zone: 'UTC' },
  permissions: [
    ...['doctor.manage', 'patient.manage', 'order.manage', 'logistics.manage'],
    ...['note.write', 'patient.note'],
  ],
} as unknown as Me

const edit = (resource: ResourceName, ...fields: string[]): ReactNode => (
  <SchemaEdit key="f" resource={resource} id="r1" only={fields} />
)
const questionnaire = {
  ...{ key: 'q', revision: 1, title: { en: 'Sleep', ja: '睡眠' }, sections: [], questions: [] },
  ...{ versions: [], draft: null },
} as unknown as Questionnaire
const reason = (call: CommandName, record: Subject = { id: 'r1' }): ReactNode => (
  <ActionDialog
    key="f"
    record={record}
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
  ['a new record', <SchemaCreate key="f" resource="suppliers" />, /^Name/],
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
  [
    'prices of many',
    <PricesDialog key="f" ids={['r1', 'r2']} onClose={nothing} clear={nothing} />,
    /^Change \(%\)/,
    '5',
  ],
  ['a new template', <StartForm key="f" mode="template" recipe="r1" />, /name/i],
  [
    'a questionnaire',
    <Editor
      key="f"
      questionnaire={questionnaire}
      onChange={nothing}
      onReload={async () => questionnaire}
    />,
    /^Title, English/,
  ],
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

const row = {
  ...{ id: 'r1', title: 'Zinc', currency: 'USD', revision: 1, stock: 3, low: false },
  packs: ['v1', 'v2'].map((id) => ({ id, title: id, price: 1250 })),
} as unknown as ProductRow

it.each([
  ['a price', <PriceCell key="f" row={row} />, /Change price/, /^v2/],
  ['a stock', <StockCell key="f" row={row} />, /Correct stock/, /^Units counted/],
])('%s that is typed in the list is there again, unless it was given up', async (...of) => {
  const [, cell, action, label] = of
  const permissions = ['product.manage', 'logistics.manage'] as Me['permissions']
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/stock')) return answer(request)
    const { id } = JSON.parse(searchParams.get('filter') ?? '')
    return Response.json({ data: [{ id: id[0], revision: 1, on_hand: 3, reserved: 0 }] })
  })
  open(cell, me.id, permissions)
  press(action)
  const field = await screen.findByLabelText(/^v2|^Pack/)
  if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value: 'v2' } })
  fireEvent.change(await screen.findByLabelText(label), { target: { value: '42' } })
  cleanup()
  open(cell, me.id, permissions)
  expect(await screen.findByLabelText(label)).toHaveProperty('value', '42')
  press(/^Cancel/)
  expect(hasKeptInput()).toBe(false)
})

it('a stock that somebody else has counted meanwhile is not corrected unasked', async () => {
  const sent: unknown[] = []
  let shelf = { id: 'v1', revision: 1, on_hand: 8, reserved: 0 }
  let lots = [5, 3]
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/adjust')) {
      sent.push(await request.json())
      return Response.json(
        { message: 'Changed.', errors: { change: ['Too few.'] } },
        { status: 422 },
      )
    }
    const named = lots.map((on_hand, at) => ({ id: `${at}`, lot: `L${at}`, on_hand }))
    return Response.json({ data: pathname.endsWith('/stock-lots') ? named : [shelf] })
  })
  const permissions = ['logistics.manage'] as Me['permissions']
  const client = open(<StockCell key="f" row={row} />, me.id, permissions)
  fireEvent.click(screen.getByRole('button', { name: /Correct stock/ }))
  fireEvent.change(await screen.findByLabelText('Lot'), { target: { value: 'L1' } })
  const figure = screen.getByLabelText(/^Units counted/)
  expect(figure).toHaveProperty('value', '3')
  fireEvent.change(figure, { target: { value: '2' } })
  const submit = () => void fireEvent.submit(figure.closest('form') as HTMLFormElement)

  shelf = { ...shelf, revision: 2, on_hand: 9 }
  lots = [6, 3]
  await act(() => client.refetchQueries())
  await screen.findByRole('option', { name: 'L0 (6)' })
  submit()
  await waitFor(() => expect(sent).toMatchObject([{ change: -1, lot: 'L1', revision: 2 }]))
  expect((await screen.findByText('Too few.')).id).toBe(figure.getAttribute('aria-describedby'))

  shelf = { ...shelf, revision: 3, on_hand: 7 }
  lots = [6, 1]
  await act(() => client.refetchQueries())
  await screen.findByRole('option', { name: 'L1 (1)' })
  submit()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ revision: 2 })
})

describe('a form of a record', () => {
  const submit = (field: HTMLElement) =>
    void fireEvent.submit(field.closest('form') as HTMLFormElement)
  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  const shows = (label: RegExp, value: string) =>
    waitFor(() => {
      const field = screen.getByLabelText(label)
      expect(field).toHaveProperty('value', value)
      return field
    })
  /** Whether closing the tab would be asked about. */
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it.each(['the record is read again', 'the session has ended'])(
    'does not save over a colleague when %s, and tells what they changed',
    async (how) => {
      const server = serverOf({ first_name: 'Ida', last_name: 'Berg' })
      const form = edit('patients', 'first_name', 'last_name')
      const client = open(form)
      type(await shows(/^Last name/, 'Berg'), 'Mine')
      server.change({ first_name: 'Eva', last_name: 'Theirs' })
      if (how === 'the session has ended') {
        cleanup()
        open(form)
      } else await act(() => client.refetchQueries())
      await shows(/^First name/, 'Eva')
      submit(await shows(/^Last name/, 'Mine'))
      const dialog = await screen.findByRole('dialog', { name: 'Someone else saved changes first' })
      const change = await within(dialog).findByRole('listitem')
      expect(change.textContent).toBe('Last name: Berg → Theirs')
      expect(server.saves).toEqual([])
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes' }))
      await waitFor(() => expect(server.saves).toEqual([{ last_name: 'Mine' }]))
    },
  )

  it('is as it was read once it is saved, but for what was typed while it was', async () => {
    const server = serverOf({ last_name: 'Berg' })
    const client = open(edit('patients', 'last_name'))
    type(await shows(/^Last name/, 'Berg'), 'Mine')
    expect(asks()).toBe(true)
    submit(screen.getByLabelText(/^Last name/))
    await waitFor(() => expect(asks()).toBe(false))
    server.change({ last_name: 'Theirs' })
    await act(() => client.refetchQueries())
    const field = await shows(/^Last name/, 'Theirs')

    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    type(field, 'Third')
    submit(field)
    await waitFor(() => expect(server.asked).toBe(2))
    type(field, 'Fourth')
    resolve()
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
    await shows(/^Last name/, 'Fourth')
    expect(asks()).toBe(true)
    submit(field)
    await waitFor(() => expect(asks()).toBe(false))
    expect(server.saves.map(({ last_name }) => last_name)).toEqual(['Mine', 'Third', 'Fourth'])
  })

  it('goes on record with what is typed while it is saved, also when it is closed then', async () => {
    const server = serverOf({ checklist: {}, register_url: null, register_note: 'Old' })
    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    open(<ReviewNote />)
    const save = () => fireEvent.click(screen.getByRole('button'))
    type(await shows(/^Note/, 'Old'), 'Asked')
    save()
    await waitFor(() => expect(server.asked).toBe(1))
    type(screen.getByLabelText(/^Note/), 'Asked by phone')
    save()
    cleanup()
    resolve()
    await waitFor(() => expect(asks()).toBe(false))
    const notes = server.saves.map(({ register_note: note }) => note)
    expect(notes).toEqual(['Asked', 'Asked by phone'])
  })

  it('is not saved with a number that is none', async () => {
    const server = serverOf({ lead_time_days: 4 })
    open(edit('suppliers', 'lead_time_days'))
    const days = await shows(/^Lead/, '4')
    for (const wrong of ['four', '1.5']) {
      type(days, wrong)
      submit(days)
      await waitFor(() => expect(document.activeElement).toBe(days))
      expect(days).toHaveProperty('value', wrong)
      expect(days.getAttribute('aria-invalid')).toBe('true')
      days.blur()
    }
    type(days, '１２')
    submit(days)
    await waitFor(() => expect(server.saves).toEqual([{ lead_time_days: 12 }]))
  })

  it('is not saved with a rate that cannot be read; a comma at the end is no word', async () => {
    const server = serverOf({ commission_override_bp: 1500, tags: ['new'] })
    open(edit('products', 'commission_override_bp', 'tags'))
    const rate = await shows(/^Commission/, '15')
    type(rate, '12,5')
    type(screen.getByLabelText(/^Tags/), 'new, best, ')
    submit(rate)
    await waitFor(() => expect(document.activeElement).toBe(rate))
    expect(rate).toHaveProperty('value', '12,5')
    expect(rate.getAttribute('aria-invalid')).toBe('true')
    type(rate, '12.5')
    submit(rate)
    await waitFor(() =>
      expect(server.saves).toEqual([{ commission_override_bp: 1250, tags: ['new', 'best'] }]),
    )
  })
})

it('a lot that was added to a parcel stays while that is read again, and is there again later', async () => {
  const line = { id: 'l1', title: 'Zinc', variant_title: '60', sku: 'Z', quantity: 3, bin: null }
  const lines = [{ ...line, proposed: [{ lot: 'A1', expires_on: null, quantity: 3 }] }]
  const server = serverOf({ number: 'P-1', lines })
  const packing = (
    <OfRecord resource="shipments">
      {(record) => (
        <PackDialog
          action={parcelActions.packed}
          record={record as unknown as Parcel}
          onClose={nothing}
        />
      )}
    </OfRecord>
  )
  const lots = async () =>
    (await screen.findAllByLabelText<HTMLInputElement>(/^Lot/)).map(({ value }) => value)
  const client = open(packing)
  fireEvent.click(await screen.findByRole('button', { name: 'Add another lot' }))
  fireEvent.change(screen.getAllByLabelText(/^Lot/)[1] as HTMLElement, { target: { value: 'B2' } })
  server.change({ lines: lines.map((each) => ({ ...each, bin: 'A-03' })) })
  await act(() => client.refetchQueries())
  await screen.findByText(/A-03/)
  expect(await lots()).toEqual(['A1', 'B2'])
  cleanup()
  open(packing)
  expect(await lots()).toEqual(['A1', 'B2'])
})

it('what is typed after a lost answer does nothing a second time unasked', async () => {
  const sent: { key: string | null; revision: number; reason: string }[] = []
  let revision = 1
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET' && request.url.endsWith('/r1'))
      return Response.json({ data: { id: 'r1', revision } })
    if (request.method === 'GET') return answer(request)
    const key = request.headers.get('Idempotency-Key')
    const body = await request.json()
    sent.push({ key, ...body })
    const isNew = body.revision === revision
    if (isNew) revision++
    // it has happened, and nobody is told
    if (sent.length < 3) throw new TypeError('Failed to fetch')
    if (isNew) return Response.json({ data: { id: 'r1', revision } })
    return Response.json({ error_code: 'REVISION_CONFLICT' }, { status: 409 })
  })
  const client = open(
    <OfRecord resource="orders">
      {(record) => reason('POST /api/admin/orders/{orderId}/cancel', record)}
    </OfRecord>,
  )
  const send = async (text: string) => {
    const field = await screen.findByLabelText(/^Reason/)
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  }
  await send('Sold out')
  await act(() => client.refetchQueries())
  await send('Sold out')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  await send('Sold out for good')
  await screen.findByText(/latest version is now shown/)
  expect(sent[2]).toMatchObject({ revision: 1, reason: 'Sold out for good' })
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
  await send('Sold out for good')
  await waitFor(() => expect(sent[3]?.revision).toBe(2))
})

/** What is about a record, as it is read. */
function OfRecord(props: { resource: string; children: (record: Subject) => ReactNode }) {
  const { data } = useGetOne<Subject>(props.resource, { id: 'r1' })
  return data && props.children(data)
}

/** What the register says, with a button that saves it at once. */
function ReviewNote() {
  const { data: doctor } = useGetOne<Doctor>('doctors', { id: 'r1' })
  const draft = useReviewDraft({ id: 'r1', doctor, mayWrite: true, onReload: nothing })
  return (
    <>
      <label>
        Note
        <input
          value={draft.review?.register_note ?? ''}
          onChange={(event) => draft.type({ register_note: event.target.value })}
        />
      </label>
      <button type="button" onClick={() => void draft.save()}>
        Save
      </button>
    </>
  )
}

/** A record as the server keeps it: who saves has to know its revision. */
function serverOf(first: Record<string, unknown>) {
  const record: Record<string, unknown> = {}
  let revision = 0
  const server = {
    saves: [] as Record<string, unknown>[],
    asked: 0,
    gate: Promise.resolve(),
    change(changes: object) {
      revision++
      Object.assign(record, changes, { revision, updated_at: `2026-11-23T09:00:0${revision}.000Z` })
    },
  }
  server.change({ id: 'r1', ...first })
  const told = () => ({
    id: 'h',
    at: record.updated_at,
    changes: [{ field: 'last_name', label: 'Last name', before: 'Berg', after: record.last_name }],
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/history')) return Response.json({ data: [told()] })
    if (!pathname.endsWith('/r1')) return answer(request)
    if (request.method === 'PATCH') {
      server.asked++
      await server.gate
      const { revision: seen, ...changes } = await request.json()
      if (seen !== revision)
        return Response.json(
          {
            error_code: 'REVISION_CONFLICT',
            changed_by: 'Ken Ito',
            changed_at: record.updated_at,
          },
          { status: 409 },
        )
      server.saves.push(changes)
      server.change(changes)
    }
    return Response.json({ data: record })
  })
  return server
}

/** Signs in and opens a form of the console. */
function open(element: ReactNode, id = me.id, permissions = me.permissions) {
  const queryClient = createQueryClient()
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
  rememberMe({ ...me, id, permissions })
  render(
    <LinkProvider component={AppLink} useBlocker={useBlocker}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: (
              <MeContext value={{ ...me, id, permissions }}>
                <CoreAdminContext
                  dataProvider={dataProvider}
                  authProvider={authProvider}
                  i18nProvider={createI18n('en')}
                  store={memoryStore()}
                  queryClient={queryClient}
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
  return queryClient
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
