import { pageSettings } from '@officina/client/pageSettings'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Invitation } from '../../pages/user/register/Invitation.tsx'
import { FirstPasswordForm } from '../../pages/user/register/login/FirstPasswordForm.tsx'
import { type DoctorMe, endSession, forgetMe, getMe, rememberMe } from '../../session.ts'
import { drawPart } from '../../testing/part.tsx'
import { LoginForm } from './LoginForm.tsx'

const me = { id: 'd', email: 'petrova@officina.test' } as DoctorMe
const ended = 'Your session ended. Sign in to continue where you left off.'

afterEach(() => {
  cleanup()
  forgetMe()
  vi.unstubAllGlobals()
})

function open() {
  const login = '/doctors/login?next=%2Fdoctors%2Fpatients'
  const router = createMemoryRouter(
    [
      { path: '/doctors/login', element: <LoginForm of="doctor" title="Sign in" links={[]} /> },
      { path: '/doctors/patients', element: 'Patients' },
    ],
    { initialEntries: [login] },
  )
  render(<RouterProvider router={router} />)
  return router
}
const email = () => screen.getByLabelText<HTMLInputElement>(/Email/)

it('after a session has ended it says so, knows whose it was and leads back', async () => {
  rememberMe('doctor', me)
  endSession('doctor')
  const router = open()
  expect(screen.getByText(ended)).toBeTruthy()
  expect(email().value).toBe(me.email)
  const password = screen.getByLabelText(/^Password/)
  expect(document.activeElement).toBe(password)
  expect(router.state.location.search).not.toContain('officina.test')
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => '/doctors/login',
    getCookies: () => 'XSRF-TOKEN=token',
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: me }))
  fireEvent.change(password, { target: { value: 'a long password' } })
  fireEvent.submit(password.closest('form') as HTMLFormElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctors/patients'))
})

it('asks who has signed in where another back end does not tell', async () => {
  const router = open()
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => '/doctors/login',
    getCookies: () => 'XSRF-TOKEN=token',
  })
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ data: me }),
  )
  const password = screen.getByLabelText(/^Password/)
  fireEvent.change(email(), { target: { value: me.email } })
  fireEvent.change(password, { target: { value: 'a long password' } })
  fireEvent.submit(password.closest('form') as HTMLFormElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctors/patients'))
  expect(await getMe('doctor')).toEqual(me)
})

it('says nothing of a session on a first visit', () => {
  open()
  expect(screen.queryByText(ended)).toBeNull()
  expect(email().value).toBe('')
})

it.each([
  ['en', false, 'Choose a password', 'Create account', 'Use it to sign in'],
  ['en', true, 'Choose a new password', 'Accept invitation', 'You already have an account.'],
  ['ja', true, '新しいパスワードの設定', '招待を受ける', 'すでにアカウントをお持ちです。'],
] as const)(
  'asks whom an account waits for to open it again: %s, %s',
  async (locale, reopens_account, title, verb, lead) => {
    const invite = {
      ...{ reopens_account, clinic_name: 'Hill Clinic', doctor_name: 'Ana Hill' },
      ...{ email: 'ana@example.org', expires_at: '2026-11-20T09:00:00.000Z' },
    } as never
    const form = <FirstPasswordForm key="form" invite={invite} onDead={() => undefined} />
    drawPart([form, <Invitation key="invitation" invite={invite} />], () => [], locale)
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('button', { name: verb })).toBeTruthy()
    expect(screen.getByText(new RegExp(lead))).toBeTruthy()
    // whoever signs in with the old password does not get in
    const signIn = screen.queryByRole('link', { name: /Already have|お持ちの方/ })
    expect(signIn === null).toBe(reopens_account)
  },
)

it('leads who has accepted, and signs in with a second factor, to the sign-in', async () => {
  const invite = {
    ...{ reopens_account: true, clinic_name: 'Hill Clinic', email: 'ana@example.org' },
    ...{ patient_id: 'p', disclosure_version: '2026-11-01', disclosure_text: '' },
  } as never
  const asked = { message: 'Now sign in.', error_code: 'SECOND_FACTOR_NEEDED' }
  drawPart(<FirstPasswordForm invite={invite} onDead={() => undefined} />, (path) =>
    path.endsWith('/invite/login') ? Response.json(asked, { status: 409 }) : [],
  )
  for (const label of [/^Password/, /^Confirm password/])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'a quiet garden 7' } })
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await screen.findByText('Now sign in.')
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/user/login')
})
