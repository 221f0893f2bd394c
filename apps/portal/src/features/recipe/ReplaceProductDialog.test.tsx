import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import ReplaceProductDialog from './ReplaceProductDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [199, /^All patients have been notified/],
  [200, /^Up to 200 recipes are replaced at once/],
])('after %d recipes it says what is true', async (count, said) => {
  const row = { recipe_id: 'r', number: null, patient: {}, outcome: 'issued', message: null }
  drawPart(
    <ReplaceProductDialog
      product={{ id: 'p', title: 'Zinc' }}
      successor={{ title: 'Zinc Plus', brand: 'Maker' }}
      patients={count}
      onClose={() => undefined}
    />,
    () => Array(count).fill(row),
  )
  const asked = await screen.findByRole('dialog', { name: 'Replace Zinc with Zinc Plus?' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Replace in all recipes' }))
  const done = await screen.findByRole('dialog', { name: `Replaced in ${count} recipes` })
  expect(within(done).getByText(said)).toBeTruthy()
})
