import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { LinkProvider } from '@officina/ui/link'
import { unguarded } from '@officina/ui/unguarded.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router'
import { expect, it, vi } from 'vitest'
import { RouterLink } from './RouterLink.tsx'

const onLeave = vi.fn()
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

function Form() {
  const [isTyped, setTyped] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setTyped(false)}>
        Save
      </button>
      <LeaveGuard isTyped={isTyped} onLeave={onLeave} />
    </>
  )
}

/** A page on which something is typed, and the way to another one. */
async function leave() {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/login', element: 'Sign in' },
    { path: '/patients', element: 'Patients' },
  ])
  render(
    <LinkProvider component={RouterLink} useBlocker={useBlocker}>
      <RouterProvider router={router} />
    </LinkProvider>,
  )
  await act(() => router.navigate('/patients'))
  expect(question()).toBeTruthy()
  return { router, at: () => router.state.location.pathname }
}

it('asks, and stays or leaves as it is told', async () => {
  const { router, at } = await leave()
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect([question(), at(), onLeave.mock.calls.length]).toEqual([null, '/', 0])
  await act(() => router.navigate('/patients'))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Leave' })))
  expect([at(), onLeave.mock.calls.length]).toEqual(['/patients', 1])
})

it('goes on when what was typed is saved while it asks', async () => {
  const { at } = await leave()
  const save = screen.getByRole('button', { name: 'Save', hidden: true })
  await act(async () => void fireEvent.click(save))
  expect(at()).toBe('/patients')
})

it('does not hold back the way to the sign-in page, also while it asks', async () => {
  const { router, at } = await leave()
  await act(() => router.navigate('/login', { state: unguarded }))
  expect([at(), question()]).toEqual(['/login', null])
  expect(screen.getByText('Sign in')).toBeTruthy()
})
