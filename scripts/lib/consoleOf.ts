import { createElement as h, type ReactNode } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The console's own code in a copy of the repository, where the contract may be another one. */
export async function consoleOf(dir: string) {
  const load = (file: string) => import(/* @vite-ignore */ `${dir}/apps/console/src/${file}`)
  const [context, i18n, spec, columns, filters, form, page] = await Promise.all([
    load('admin/MeContext.ts'),
    load('providers/i18n.ts'),
    load('schema/spec.ts'),
    load('schema/columns.tsx'),
    load('schema/filters.ts'),
    load('schema/SchemaForm.tsx'),
    load('schema/SchemaShow.tsx'),
  ])
  await Promise.all(spec.allResources().map(({ name }: { name: string }) => spec.loadSpec(name)))
  const me = { currency: 'JPY', time_zone: 'Asia/Tokyo', permissions: [] }
  const show = (element: ReactNode) =>
    renderToStaticMarkup(
      h(
        context.MeContext,
        { value: me },
        h(
          MemoryRouter,
          null,
          h(
            CoreAdminContext,
            { store: memoryStore({ locale: 'en' }), i18nProvider: i18n.createI18n('en') },
            element,
          ),
        ),
      ),
    )
  return (resource: string) => {
    const described = spec.specOf(resource)
    return {
      spec: described,
      /** Header and cell of a column of the grid. */
      cell(name: string, row: object) {
        const [column] = columns.columnsOf(described, [name], 'en')
        return { header: column.header as string, html: show(column.render(row)) }
      },
      detail: (record: object) => show(h(page.SchemaShow, { resource, record })),
      form: (fields: object) => show(h(form.SchemaForm, { spec: described, fields })),
      filter: (name: string) =>
        filters
          .filtersOf(described.filters, {}, 'en')
          .find((filter: { key: string }) => filter.key === name),
    }
  }
}
