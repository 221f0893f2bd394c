import { pageSettings } from '@officina/client/pageSettings'
import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ApplicationParts } from '../pages/doctors/top/ApplicationForm.tsx'
import { ReportForm } from '../pages/user/order-histories/ReportForm.tsx'
import { ReturnForm } from '../pages/user/order-histories/ReturnForm.tsx'
import { queryClient } from '../queryClient.ts'
import { Licence } from './account/Licence.tsx'

const nothing = () => undefined
const order = { id: 'x', lines: [], shipments: [] } as never
const form = { id: 'form', order, onPending: nothing, onDone: nothing }
const application = { documents: [], can_add_documents: true, editable_fields: [] } as never
const account = { revision: 1, documents: [] }

afterEach(() => {
  cleanup()
  forgetAllInput()
  vi.unstubAllGlobals()
})

it.each<[form: string, element: ReactNode, label: RegExp]>([
  ['a renewed licence', <Licence key="f" />, /^Scan/],
  ['an application', <ApplicationParts key="f" application={application} />, /^Add/],
  ['a report', <ReportForm key="f" {...form} />, /^Photos/],
  ['goods to send back', <ReturnForm key="f" {...form} />, /^Photos/],
])('files chosen for %s are there again when its page is', async (_form, element, label) => {
  Object.assign(pageSettings, { baseUrl: 'http://officina.test', getPath: () => '/doctors/top' })
  vi.stubGlobal('fetch', async () => Response.json({ data: account }))
  open(element)
  const file = new File(['content'], 'picture.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } })
  cleanup()
  open(element)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove picture.jpg' }))
  cleanup()
  open(element)
  await screen.findByLabelText(label)
  expect(screen.queryByText('picture.jpg')).toBeNull()
})

function open(element: ReactNode) {
  const loaderData = { doctor: { me: {} } }
  const route = { id: 'doctor', path: '*', loader: () => loaderData.doctor, element }
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([route], { hydrationData: { loaderData } })} />
    </QueryClientProvider>,
  )
}
