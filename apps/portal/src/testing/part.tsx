import { pageSettings } from '@officina/client/pageSettings'
import { createQueryClient } from '@officina/client/query'
import type { Locale } from '@officina/shared/locale'
import { LocaleContext } from '@officina/ui/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { pathTo } from '../pathTo.ts'

// jsdom has none
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

type Sent = { path: string; body: unknown }

/**
 * Draws a part of a page for a doctor and a patient. `answer` is the data of a call, by its path and method, or all of
 * its response; what is written is listed in the order of sending.
 */
export function drawPart(
  element: ReactNode,
  answer: (path: string, method: string, search: string) => unknown,
  locale: Locale = 'en',
): Sent[] {
  const sent: Sent[] = []
  const { baseUrl, getPath, getCookies } = pageSettings
  onTestFinished(() => void Object.assign(pageSettings, { baseUrl, getPath, getCookies }))
  Object.assign(pageSettings, {
    baseUrl: 'http://officina.test',
    getPath: () => pathTo('/user/top'),
    getCookies: () => 'XSRF-TOKEN=token',
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    if (request.method !== 'GET') sent.push({ path: pathname, body: text && JSON.parse(text) })
    const data = await answer(pathname, request.method, decodeURIComponent(search))
    return data instanceof Response ? data : Response.json({ data })
  })
  const loaderData = {
    doctor: {
      me: { id: 'd', status: 'approved', currency: 'USD', time_zone: 'America/New_York' },
    },
    patient: { me: { id: 'p', currency: 'USD', doctor: { clinic_phone: null } } },
  }
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
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleContext>,
  )
  return sent
}
