import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NoProducts, SearchedInstead } from './NoProducts.tsx'

const onSearch = vi.fn()
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('names what was looked for, and offers nothing to clear where no filter is set', () => {
  render(<NoProducts q="xqzwv" onSearch={onSearch} />)
  expect(screen.getByText('No products match “xqzwv”')).toBeTruthy()
  expect(screen.getByText(/^Check the spelling/)).toBeTruthy()
  expect(buttons()).toEqual([])
})

it('leads to a similar word, and out of the filters that hide it', () => {
  const onClear = vi.fn()
  render(<NoProducts q="magnesum" suggestion="magnesium" onSearch={onSearch} onClear={onClear} />)
  expect(buttons()).toEqual(['Did you mean “magnesium”?', 'Clear filters'])
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(onSearch).toHaveBeenCalledWith('magnesium')
  expect(onClear).toHaveBeenCalledOnce()
})

it('says which word the products were found by, if it is not the one typed', () => {
  render(<SearchedInstead q="magnesum" suggestion="magnesium" />)
  expect(screen.getByRole('status').textContent).toBe(
    'No products match “magnesum”. These are the products for “magnesium”.',
  )
  cleanup()
  render(<SearchedInstead q="magnesium" suggestion={undefined} />)
  expect(screen.queryByRole('status')).toBeNull()
})
