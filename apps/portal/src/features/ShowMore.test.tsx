import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShowMore } from './ShowMore.tsx'

it('offers no button that would show nothing more', () => {
  const textOf = (shown: number, total: number) =>
    renderToStaticMarkup(<ShowMore shown={shown} total={total} by={20} onShow={() => undefined} />)
  expect(textOf(85, 85)).toBe('')
  expect(textOf(85, 140)).toMatch(/<button.*Show more/)
  expect(textOf(100, 140)).toContain('Showing the newest 100.')
  expect(textOf(100, 140)).not.toContain('<button')
})
