import { createQueryClient } from '@officina/client/query'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Me } from '../session/me.ts'
import { startServer } from '../testing/server.ts'
import { Header } from './Header.tsx'
import { MeContext } from './MeContext.ts'
import SearchDialog from './SearchDialog.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined
  server = await startServer()
  server.reply(({ url }) => {
    const q = url.searchParams.get('q') ?? ''
    return { body: { data: [{ resource: 'patients', id: `id-of-${q}`, title: q }] } }
  })
})
afterAll(() => server.close())

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <MeContext value={{ permissions: [], name: 'Nora' } as unknown as Me}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MeContext>,
  )
  return router
}

it('has what was typed before its code was there, and gives the focus back', async () => {
  show(<Header onMenu={() => undefined} />)
  const home = screen.getByRole('link')
  home.focus()
  fireEvent.keyDown(home, { key: 'k', ctrlKey: true })
  const { activeElement } = document
  expect(activeElement?.tagName).toBe('INPUT')
  fireEvent.change(activeElement as Element, { target: { value: 'rossi' } })
  const field = await screen.findByRole('combobox')
  expect(field).toHaveProperty('value', 'rossi')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  await expect.poll(() => document.activeElement).toBe(home)
})

it('opens what was typed last, also when Enter is faster than the answer', async () => {
  const close = vi.fn()
  const router = show(<SearchDialog typed={{ text: '', isWanted: false }} onClose={close} />)
  const input = screen.getByRole('combobox')
  fireEvent.change(input, { target: { value: 'rossi' } })
  await screen.findByRole('option', { name: 'rossi' })
  fireEvent.change(input, { target: { value: 'S-2026-000045' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await expect.poll(() => router.state.location.pathname).not.toBe('/')
  expect(router.state.location.pathname).toContain('id-of-S-2026-000045')
  expect(close).toHaveBeenCalledOnce()
})
