import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refreshing } from './Refreshing.tsx'

function show(when: boolean) {
  const onClick = vi.fn()
  const onKeyDown = vi.fn()
  render(
    <Refreshing when={when}>
      <button type="button" onClick={onClick} onKeyDown={onKeyDown}>
        Delivered order
      </button>
      <input type="checkbox" aria-label="Choose" />
    </Refreshing>,
  )
  const button = screen.getByRole('button')
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  button.focus()
  fireEvent.click(button)
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(box)
  return { onClick, onKeyDown, box, button }
}

test('rows of before can be seen and focused, and neither pressed nor chosen', () => {
  const { onClick, onKeyDown, box, button } = show(true)
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
  expect(button.closest('[aria-busy="true"]')).toBeTruthy()
  expect(document.activeElement).toBe(button)
  expect(getComputedStyle(button)).toMatchObject({ opacity: '0.5', pointerEvents: 'none' })
  expect(onClick).not.toHaveBeenCalled()
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(box.checked).toBe(false)
})

test('rows that are there do what they should', () => {
  const { onClick, onKeyDown, box, button } = show(false)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(button.closest('[aria-busy]')).toBeNull()
  expect(getComputedStyle(button)).not.toMatchObject({ opacity: '0.5' })
  expect(onClick).toHaveBeenCalledOnce()
  expect(onKeyDown).toHaveBeenCalledOnce()
  expect(box.checked).toBe(true)
})
