import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
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
