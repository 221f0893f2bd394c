import { type Column, folderOf, type Page } from './pageModel.ts'
import type { Files, Line } from './write.ts'

export function pageFiles(page: Page): Files {
  const name = page.path.slice(1).replaceAll(/[/:]+/g, '-')
  return {
    [`${folderOf(page.path)}/page.tsx`]: page.list ? listPage(page, page.list) : plainPage(page),
    [`${folderOf(page.path)}/${page.path.split('/').at(-1)?.replace(':', '')}.page.test.ts`]:
      test(page),
    [`docs/decisions/${page.number}-page-${name}.md`]: decision(page),
  }
}

const decision = (page: Page) => `# A page of ${page.role}s: ${page.en}

**Context.** The specification names the pages of the product; \`${page.path}\` is not among them.

**Decision.** ${page.why ?? `In the portal, ${page.role}s have "${page.en}" at this address, where menus, links and mails can lead${shown(page)}. Only a signed-in ${page.role} opens it.`}
`

const shown = ({ list }: Page) =>
  list
    ? `; it lists what \`GET ${list.path}\` answers, by ${list.columns.map((column) => column.en.toLowerCase()).join(', ')}`
    : ''

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
  const sort = `{ key: '${sorts[0] ?? ''}', order: 'DESC' }`
  return `import { PageHeader } from '@officina/ui/PageHeader'
${columns.some(({ status }) => status) ? "import { Status } from '@officina/ui/StatusChip'\n" : ''}import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
${values.length > 0 ? `import { ${values.join(', ')} } from '@officina/ui/values'\n` : ''}import type { LoaderFunctionArgs } from 'react-router'
import { defineList } from '${up(page)}features/list/defineList.ts'
import { ListPart } from '${up(page)}features/list/ListPart.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  rows.load(request)
  return null
}

export function Component() {
  const t = useText(messages)
  const list = rows.useList()
  return (
    <>
      <PageHeader title={t.pageTitle} />
      <ListPart
        query={rows.useRows(list)}
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

const rows = defineList('${path}', {
  sort: ${sort},
  sortable: [${sorts.map((each) => `'${each}'`).join(', ')}],
  filter: () => ({}),
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
