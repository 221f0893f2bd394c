import CssBaseline from '@mui/material/CssBaseline'
import { defineMessages } from '@officina/shared/messages'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chip, firstView, muted, table } from './firstView.ts'
import { frameHtml, frameStyles } from './frame.ts'

const messages = defineMessages({ title: ['Patients', '患者'] })
const me = { id: 'me', zone: 'Asia/Tokyo' }
type Row = { id: string; name: string; status: string }

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${frameHtml('admin')}</div>`
  localStorage.setItem('officina-locale', 'ja')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.lang = 'en'
  vi.resetModules()
})

const main = () => document.querySelector('.f-main') as HTMLElement

function show(rows: Promise<Row[] | undefined>): Promise<void> {
  firstView({
    words: messages,
    title: (t) => t.title,
    tools: ['filters'],
    answers: rows.then((found) => found && { me, rows: found }),
    zoneOf: (answers) => answers.me.zone,
    draw: (answers, t, locale) => ({
      title: t.title,
      content: [
        table(
          answers.rows,
          [
            { header: 'Name', cell: (row) => [row.name, muted(row.id)] },
            {
              header: 'Status',
              cell: (row) => [row.status && chip('patient', row.status, locale)],
            },
          ],
          (row) => `/patients/${row.id}`,
        ),
      ],
    }),
  })
  return new Promise((resolve) => setTimeout(resolve))
}

test('says the title at once, in the reader’s language, and the rows when they have come', async () => {
  let come = (_: Row[]) => {}
  await show(
    new Promise((resolve) => {
      come = resolve
    }),
  )
  expect(main().textContent).toBe('患者')
  expect(document.documentElement.lang).toBe('ja')
  expect(main().querySelectorAll('.f-card i')).toHaveLength(12)
  come([
    { id: 'a', name: '<b>Ana</b>', status: 'active' },
    { id: 'b', name: 'Ben', status: '' },
  ])
  await new Promise((resolve) => setTimeout(resolve))
  const rows = [...main().querySelectorAll('.f-data')].map((row) => row.textContent)
  expect(rows).toEqual(['<b>Ana</b>a利用中', 'Benb–'])
  expect(main().querySelector('.f-good')?.textContent).toBe('利用中')
  expect(main().querySelector('a')?.getAttribute('href')).toBe('/patients/a')
})

test('rows below the screen have their room, and are drawn once it is scrolled', async () => {
  const names = Array.from({ length: 25 }, (_, at) => ({ id: `${at}`, name: 'Ana', status: '' }))
  await show(Promise.resolve(names))
  const rows = () => main().querySelectorAll('.f-data').length
  const panel = main().querySelector<HTMLElement>('.f-panel')
  expect(rows()).toBe(Math.ceil((window.innerHeight - 240) / 40))
  expect(panel?.style.paddingBottom).toBe(`${(25 - rows()) * 40}px`)
  window.dispatchEvent(new Event('scroll'))
  expect(rows()).toBe(25)
  expect(panel?.style.paddingBottom).toBe('')
})

test.each([
  ['refused', () => Promise.resolve(undefined)],
  ['broken', () => Promise.reject(new Error('No line'))],
])('leaves the shape of the page where the answer is %s', async (_, rows) => {
  await show(rows())
  expect(main().querySelectorAll('.f-card i')).toHaveLength(12)
  expect(main().querySelector('.f-data')).toBeNull()
})

test('hands its rows to the list of the same account and address, once', async () => {
  await show(Promise.resolve([{ id: 'a', name: 'Ana', status: 'active' }]))
  const { FirstPage, FirstRows } = await import('./FirstRows.tsx')
  const shownIn = (part: React.ReactNode) => render(part).container.textContent ?? ''
  expect(shownIn(<FirstRows account="other" />)).not.toContain('Ana')
  expect(shownIn(<FirstPage account="other" />)).not.toContain('Ana')
  const { container, rerender } = render(<FirstPage account="me" />)
  expect(container.textContent).toContain('患者')
  rerender(<FirstRows account="me" />)
  expect(container.textContent).toBe('NameStatusAnaa利用中')
  rerender(<FirstRows account="me" />)
  expect(container.textContent).toContain('Ana')
  expect(shownIn(<FirstRows account="me" />)).not.toContain('Ana')
})

test('what only Safari knows of letters is the same before the code as after it', () => {
  render(<CssBaseline />)
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  const known = styles.match(/^html\{.*?\}/m)?.[0].match(/-webkit-[^;}]*/g) ?? []
  expect(known.length).toBeGreaterThan(1)
  for (const each of known) expect(frameStyles).toContain(each)
})
