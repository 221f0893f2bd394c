import { type Column, folderOf, type Page } from './pageModel.ts'
import type { Files, Line } from './write.ts'

export function pageFiles(page: Page): Files {
  const name = page.path.slice(1).replaceAll(/[/:]+/g, '-')
  return {
    [`${folderOf(page.path)}/page.tsx`]: page.list ? listPage(page, page.list) : plainPage(page),
    [`${folderOf(page.path)}/${page.path.split('/').at(-1)?.replace(':', '')}.page.test.ts`]:
      test(page),
    [`docs/decisions/${page.number}-page-${name}.md`]: `# A page ${page.path}\n\nContext: the specification names the pages of the product; \`${page.path}\` is not among them.\n\nDecision: ${page.why}\n`,
  }
}

export const pageLines = (page: Page): Line[] => [
  {
    file: 'apps/portal/src/pages.ts',
    after: 'export const pages = {',
    before: '\n} as const',
    text: `\n  '${page.path}': { for: '${page.role}' },`,
  },
]

const up = (page: Page) => '../'.repeat(page.path.split('/').length)

const plainPage = (page: Page) => `import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useText } from '@officina/ui/text'

export function Component() {
  const t = useText(messages)
  return <PageHeader title={t.pageTitle} />
}

const messages = defineMessages({
  pageTitle: ['${page.en}', '${page.ja}'],
})
`

function listPage(page: Page, { path, sorts, columns }: NonNullable<Page['list']>): string {
  const values = [
    columns.some(({ format }) => /^date/.test(format ?? '')) && 'DateText',
    columns.some(({ format }) => format === 'money') && 'Money',
  ].filter((name) => name !== false)
  const words = [{ key: 'pageTitle', en: page.en, ja: page.ja }, ...columns]
  return `import { listQuery } from '@officina/client/list'
import { keepRows, listQ } from '@officina/client/query'
import { PageHeader } from '@officina/ui/PageHeader'
${columns.some(({ status }) => status) ? "import { Status } from '@officina/ui/StatusChip'\n" : ''}import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
${values.length > 0 ? `import { ${values.join(', ')} } from '@officina/ui/values'\n` : ''}import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { ListPart } from '${up(page)}features/ListPart.tsx'
import { type ListState, listStateOf, useListState } from '${up(page)}features/useListState.ts'
import { queryClient } from '${up(page)}queryClient.ts'

${sorts.length > 0 ? `const sorts = [${sorts.map((sort) => `'${sort}'`).join(', ')}] as const\n` : ''}const byItself = { key: '${sorts[0] ?? ''}', order: 'DESC' } as const

export function loader({ request }: LoaderFunctionArgs) {
  const list = listStateOf(new URL(request.url).searchParams, byItself)
  void queryClient.prefetchQuery(rowsQuery(list))
  return null
}

export function Component() {
  const t = useText(messages)
  const list = useListState(byItself)
  return (
    <>
      <PageHeader title={t.pageTitle} />
      <ListPart
        query={useQuery({ ...rowsQuery(list), placeholderData: keepRows })}
        list={list}
        nothing={<EmptyState title={t.nothing} />}
        label={t.pageTitle}
        rowKey={(row) => row.id}
        columns={[
${columns.map((column) => `          { key: '${column.key}', header: t.${column.key}, ${sorts.includes(column.key) ? `sortKey: '${column.key}', ` : ''}render: (row) => ${cell(column)} },\n`).join('')}        ]}
      />
    </>
  )
}

const rowsQuery = (list: ListState) =>
  listQ('${path}', {
    params: {
      query: listQuery${sorts.length > 0 ? '<(typeof sorts)[number]>' : ''}({
        page: list.page,
        perPage: list.pageSize,${
          sorts.length > 0
            ? `
        sort: {
          field: sorts.find((sort) => sort === list.sort.key) ?? byItself.key,
          order: list.sort.order,
        },`
            : ''
        }
      }),
    },
  })

const messages = defineMessages({
${words.map(({ key, en, ja }) => `  ${key}: ['${en}', '${ja}'],\n`).join('')}  nothing: ['Nothing here yet', 'まだありません'],
})
`
}

function cell({ key, format, status }: Column): string {
  if (status) return `<Status kind="${status}" value={row.${key}} />`
  if (/^date/.test(format ?? '')) return `<DateText value={row.${key}} />`
  if (format === 'money') return `<Money amount={row.${key}} currency={row.currency} />`
  return `row.${key}`
}

const test = (
  page: Page,
) => `import { as${page.role === 'doctor' ? 'Doctor' : 'Patient'}, expect, expectAccessible, settled, test } from '${up(page)}testing/page.tsx'

test('${page.path} is open to a ${page.role}', async ({ browser }) => {
  const { page } = await as${page.role === 'doctor' ? 'Doctor' : 'Patient'}(browser)
  await page.goto('${page.path}')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: '${page.en}' })).toBeVisible()${
    page.list
      ? `
  await expect(page.getByRole('table', { name: '${page.en}' })).toBeVisible()`
      : ''
  }
  await expectAccessible(page)
})
`
