import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { NeedsYou } from './NeedsYou.tsx'
import type { Practice } from './types.ts'

type Task = Practice['needs_you'][number]

const id = '019ab0c0-0000-7000-8000-000000000001'
const patient = { id: '019ab0c0-0000-7000-8000-000000000002', last_name: 'Reed', first_name: 'Ann' }
const page = `/doctors/patients/${patient.id}`

const shown = (task: Task, isReadOnly: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NeedsYou
        practice={{ needs_you: [task], needs_you_total: 1 } as unknown as Practice}
        isReadOnly={isReadOnly}
      />
    </MemoryRouter>,
  )

it.each<[Task['kind'], Task['patient'], string]>([
  ['request', patient, `/doctors/top?panel=requests&request=${id}`],
  ['product_report', patient, `${page}?report=${id}`],
  ['recipe_expiring', patient, `${page}/recipes?id=${id}`],
  ['recipe_not_issued', patient, `/doctors/recipes/registration?recipe=${id}&mode=edit`],
  ['answers_unread', patient, `${page}/questionnaire/${id}`],
  ['link_request', patient, page],
  ['product_at_risk', null, '/doctors/recipes?tab=issued&product=Zinc%20%26%20C'],
  ['licence_expiring', null, '/doctors/top?panel=account&section=licence'],
])('%s leads to where it is done', (kind, who, to) => {
  const label = kind === 'request' ? 'refill' : 'Zinc & C'
  const task: Task = { kind, id, patient: who, label, at: null, count: 1, successor: null }
  const html = shown(task, false)
  expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`)
})

it('a suspended doctor is told of a successor and cannot put it into recipes', () => {
  const successor = { id, title: 'Zinc Plus' } as Task['successor']
  const task = { kind: 'product_at_risk', id, label: 'Zinc', count: 1, successor } as Task
  expect(shown(task, false)).toContain('Replace with Zinc Plus')
  expect(shown(task, true)).not.toContain('Replace with')
})
