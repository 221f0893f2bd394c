import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement as h, type ReactNode } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { Session } from './walk.ts'

type Name = string | RegExp

/**
 * The console's own pages in a copy of the repository, drawn in jsdom and served by the copy's server:
 * what the contract describes is seen, filtered by, typed and saved.
 */
export async function consolePages(dir: string, admin: Session) {
  const load = (file: string) => import(/* @vite-ignore */ `${dir}/${file}`)
  const [context, i18n, spec, provider, list, detail, create, edit, client] = await Promise.all([
    load('apps/console/src/admin/MeContext.ts'),
    load('apps/console/src/providers/i18n.ts'),
    load('apps/console/src/schema/spec.ts'),
    load('apps/console/src/providers/dataProvider.ts'),
    load('apps/console/src/schema/SchemaList.tsx'),
    load('apps/console/src/schema/SchemaDetail.tsx'),
    load('apps/console/src/schema/SchemaCreate.tsx'),
    load('apps/console/src/schema/SchemaEdit.tsx'),
    load('packages/client/src/api.ts'),
  ])
  await Promise.all(spec.allResources().map(({ name }: { name: string }) => spec.loadSpec(name)))
  client.api.configure(admin.settings)
  // jsdom lays nothing out, so there is nothing to observe
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // a busy machine is slow, not wrong
  configure({ asyncUtilTimeout: 30_000 })
  const { data: me } = await admin.get('/api/admin/me')

  function draw(page: ReactNode, id = 'list'): void {
    cleanup()
    const admins = h(
      CoreAdminContext,
      {
        dataProvider: provider.dataProvider,
        store: memoryStore({ locale: 'en' }),
        i18nProvider: i18n.createI18n('en'),
      },
      h(Routes, null, h(Route, { path: ':id/*', element: page })),
    )
    const router = h(MemoryRouter, { initialEntries: [`/${id}`] }, admins)
    render(h(context.MeContext, { value: me }, router))
  }
  const element = (role: string, name: Name) => screen.getByRole(role, { name })
  return {
    list: (resource: string, filter?: object) => draw(h(list.SchemaList, { resource, filter })),
    detail: (resource: string, id: string) => draw(h(detail.SchemaDetail, { resource }), id),
    edit: (resource: string, id: string) => draw(h(edit.SchemaEdit, { resource, id })),
    create: (resource: string) => draw(h(create.SchemaCreate, { resource })),
    find: (role: string, name: Name) => screen.findByRole(role, { name }),
    value: (role: string, name: Name) => (element(role, name) as HTMLInputElement).value,
    click: async (role: string, name: Name) =>
      fireEvent.click(await screen.findByRole(role, { name })),
    change: (role: string, name: Name, value: string) =>
      fireEvent.change(element(role, name), { target: { value } }),
    /** Texts of the table's rows, without its head. */
    async rows(): Promise<string[]> {
      // an open filter hides what is behind it from assistive technology
      const table = await screen.findByRole('table', { hidden: true })
      return [...table.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
    },
    text: () => document.body.textContent ?? '',
    until: (check: () => Promise<void>) => waitFor(check, { interval: 500 }),
    close: cleanup,
  }
}
