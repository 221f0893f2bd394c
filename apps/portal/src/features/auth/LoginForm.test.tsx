import { pageSettings } from '@officina/client/pageSettings'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { type DoctorMe, endSession, forgetMe, getMe, rememberMe } from '../../session.ts'
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
