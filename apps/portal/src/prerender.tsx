import type { Locale } from '@officina/shared/locale'
import { LinkProvider } from '@officina/ui/link'
import { OfficinaThemeProvider } from '@officina/ui/OfficinaThemeProvider'
import { LocaleProvider } from '@officina/ui/text'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { RouterLink } from './features/RouterLink.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Component as DoctorLogin } from './pages/doctors/login/page.tsx'
import { Component as PatientLogin } from './pages/user/login/page.tsx'

const pages = { '/doctors/login': DoctorLogin, '/user/login': PatientLogin }

export const prerendered = Object.keys(pages) as (keyof typeof pages)[]

/** The HTML of a sign-in page as a new visitor first sees it, with its styles; made while building. */
export function prerender(path: keyof typeof pages, locale: Locale): string {
  const routes = [
    { element: <PublicLayout />, children: [{ id: 'page', path, Component: pages[path] }] },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { page: {} } },
  })
  return renderToString(
    <LocaleProvider initial={locale}>
      <OfficinaThemeProvider locale={locale} nonce="__CSP_NONCE__">
        <LinkProvider component={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </OfficinaThemeProvider>
    </LocaleProvider>,
  )
}
