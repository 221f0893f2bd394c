import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormError } from './FormError.tsx'

it('comes into view when it appears, below a form that is longer than its dialog', () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const { rerender } = render(<FormError />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<FormError>It was not saved.</FormError>)
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})
