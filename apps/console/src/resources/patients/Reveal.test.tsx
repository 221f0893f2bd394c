import { pageSettings } from '@officina/client/pageSettings'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Reveal } from './Reveal.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows nobody the number that was revealed of the patient before', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { value: 'ana@example.test' } }))
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => '/admins/patients',
    getCookies: () => 'XSRF-TOKEN=token',
  })
  const page = (patientId: string, masked: string) => (
    <MemoryRouter>
      <CoreAdminContext store={memoryStore()}>
        <Reveal patientId={patientId} field="email" masked={masked} />
      </CoreAdminContext>
    </MemoryRouter>
  )
  const { rerender } = render(page('ana', 'a••@example.test'))
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('link', { name: 'ana@example.test' })
  rerender(page('ben', 'b••@example.test'))
  expect(screen.queryByText('ana@example.test')).toBeNull()
  expect(screen.getByText('b••@example.test')).toBeTruthy()
})
