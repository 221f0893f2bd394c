import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useServerForm } from './useServerForm.ts'

function Form(props: { retryAfter?: number }) {
  const failure = { status: 429, message: 'Too Many Attempts.', ...props }
  const form = useServerForm({ email: '' }, () => Promise.reject(failure))
  return (
    <form {...form.formProps}>
      <p role="alert">{form.message}</p>
      <button type="submit">Send</button>
    </form>
  )
}

it.each([
  [1, 'Too many attempts. Try again in 1 second.'],
  [17, 'Too many attempts. Try again in 17 seconds.'],
  [undefined, 'Too many attempts. Try again in 60 seconds.'],
  [600, 'Too many attempts. Try again in 10 minutes.'],
])('says how long to wait: %s', async (retryAfter, text) => {
  const { unmount } = render(<Form retryAfter={retryAfter} />)
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByText(text)).textContent).toBe(text)
  unmount()
})
