import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactList } from './facts.tsx'
import { Timeline } from './Timeline.tsx'
import { unbroken } from './unbroken.tsx'

test('numbers of records stay on one line, and the text is what it was', () => {
  const text = 'Order O-2026-000129 (ST-2026-10-000045) is paid.'
  const { container } = render(unbroken(text))
  expect(container.textContent).toBe(text)
  const whole = [...container.querySelectorAll('span')]
  expect(whole.map((span) => span.textContent)).toEqual(['O-2026-000129', 'ST-2026-10-000045'])
  expect(whole.map((span) => getComputedStyle(span).whiteSpace)).toEqual(['nowrap', 'nowrap'])
  expect(unbroken('No number')).toBe('No number')
})

test('facts and reasons keep the line breaks of whoever typed them', () => {
  const { container } = render(
    <>
      <FactList facts={[{ label: 'Message', value: 'Dear Ms Brown,\nwelcome.' }]} />
      <Timeline entries={[{ id: '1', at: '2026-11-20', event: 'Ended', note: 'Twice.\nSorry.' }]} />
    </>,
  )
  const typed = [...container.querySelectorAll('dd, li')]
  expect(typed.map((each) => getComputedStyle(each).whiteSpace)).toEqual(['pre-line', 'pre-line'])
})
