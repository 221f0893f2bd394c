import {
  doctorManagers,
  everyone,
  menuOf,
  money,
  patientManagers,
  permissionsOfRoles,
  type Role,
  reviewers,
  routes,
  shippers,
  templateWriters,
} from '@officina/client/testing/roles'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authProvider } from '../providers/authProvider.ts'
import { createI18n } from '../providers/i18n.ts'
import { doctorActions } from '../resources/doctors/actions.ts'
import { parcelActions } from '../resources/logistics/parcelActions.tsx'
import { patientActions } from '../resources/patients/actions.ts'
import PurchaseNew from '../resources/purchasing/PurchaseNew.tsx'
import { settlementActions } from '../resources/settlements/actions.tsx'
import SettlementList from '../resources/settlements/SettlementList.tsx'
import Registration from '../resources/templates/registration/Registration.tsx'
import TemplateList from '../resources/templates/TemplateList.tsx'
import { RecordActions } from '../schema/Actions.tsx'
import type { Actions } from '../schema/actions.ts'
import { forgetMe, type Me, rememberMe } from '../session/me.ts'
import { MeContext } from './MeContext.ts'
import { SideMenu } from './Menu.tsx'

/**
 * What each role sees of the console, by permissions that are typed by hand: http/roles.test.ts holds the server
 * to the same list, and to the steps that it decides itself.
 */
const meOf = (role: Role) =>
  ({
    id: role,
    admin_role: role,
    permissions: permissionsOfRoles[role],
    currency: 'USD',
    time_zone: 'UTC',
  }) as unknown as Me

beforeEach(() => {
  // the rights are looked at; what a page would read is on its way for ever
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  forgetMe()
  vi.unstubAllGlobals()
})

function show(role: Role, element: ReactElement): void {
  rememberMe(meOf(role))
  render(
    <MeContext value={meOf(role)}>
      <MemoryRouter>
        <CoreAdminContext
          authProvider={authProvider}
          store={memoryStore({ locale: 'en' })}
          i18nProvider={createI18n('en')}
        >
          {element}
        </CoreAdminContext>
      </MemoryRouter>
    </MeContext>,
  )
}

describe.each(everyone)('%s', (role) => {
  it('has these entries in the menu', () => {
    show(role, <SideMenu />)
    const shown = screen.getAllByRole('link').map((link) => `/admins${link.getAttribute('href')}`)
    expect(shown.toSorted()).toEqual(menuOf(role).toSorted())
  })

  it.each(routes)('%s', async (path, opens) => {
    rememberMe(meOf(role))
    const [resource, action] = pageOf(path)
    expect(await authProvider.canAccess?.({ resource, action })).toBe(opens.includes(role))
  })
})

/** What the page asks react-admin for. */
function pageOf(path: string): [resource: string, action: string] {
  const [, , name = '', below = ''] = path.split('/')
  if (path === '/admins/users/audit') return ['audit', 'list']
  // its page asks for the permission itself
  if (path === '/admins/recipes/registration') return ['templates', 'template.manage']
  const resource = below === 'templates' ? below : name
  return [resource, path.includes('{') ? 'show' : 'list']
}

const applicant = {
  status: 'applied',
  allowed: ['approved', 'needs_info', 'rejected'],
}
const approved = { status: 'approved', allowed: ['suspended', 'closed'] }
const patient = { id: 'p', status: 'active', allowed: ['suspended', 'archived'] }
const closed = { id: 's', status: 'closed', allowed: ['approved', 'void'], lines: [] }
const parcel = { status: 'to_pick', allowed: ['picking'], hold_reason: null }
const packed = { status: 'packed', allowed: ['picking', 'shipped'], hold_reason: null }

const header = (actions: object, record: object) => (
  <RecordActions key="" actions={actions as Actions<never>} record={record as never} />
)
const headers: [what: string, page: ReactElement, button: string, shown: readonly Role[]][] = [
  ['an applicant', header(doctorActions, applicant), 'Approve', reviewers],
  ['an applicant', header(doctorActions, applicant), 'Reject', reviewers],
  ['a doctor', header(doctorActions, approved), 'Suspend', doctorManagers],
  ['a patient', header(patientActions, patient), 'Transfer patient', patientManagers],
  ['a patient', header(patientActions, patient), 'Suspend', patientManagers],
  ['a patient', header(patientActions, patient), 'Export all data', patientManagers],
  ['a statement', header(settlementActions, closed), 'Approve', money],
  ['a statement', header(settlementActions, closed), 'Request to void', ['owner']],
  ['a parcel', header(parcelActions, parcel), 'Start picking', shippers],
  ['a packed parcel', header(parcelActions, packed), 'Start picking', []],
  ['a packed parcel', header(parcelActions, packed), 'Unpack', shippers],
  ['the statements', <SettlementList key="" />, 'Close month', money],
  ['the templates', <TemplateList key="" />, 'Replace product', templateWriters],
]

describe.each(headers)('%s', (_, page, name, allowed) => {
  it.each(everyone)(`${name}: %s`, (role) => {
    show(role, page)
    const more = screen.queryByRole('button', { name: 'More actions' })
    if (more) fireEvent.click(more)
    const button = () =>
      screen.queryByRole('button', { name, hidden: true }) ??
      screen.queryByRole('menuitem', { name })
    if (allowed.includes(role)) expect(button()).toBeTruthy()
    else expect(button()).toBeNull()
  })
})

describe.each([
  ['templates', <Registration key="" />, templateWriters],
  ['a new purchase order', <PurchaseNew key="" />, shippers],
] as const)('the editor of %s is closed to whoever may not write it', (_, page, allowed) => {
  it.each(everyone)('%s', (role) => {
    show(role, page)
    const refusal = screen.queryByText('You don’t have access to this page')
    expect(refusal === null).toBe(allowed.includes(role))
  })
})
