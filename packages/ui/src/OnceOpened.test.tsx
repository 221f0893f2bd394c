import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OnceOpened } from './OnceOpened.tsx'

it('draws nothing before it is opened, and keeps what it drew when it is closed', () => {
  const at = (open: boolean) => (
    <OnceOpened open={open}>
      <p>{open ? 'open' : 'closing'}</p>
    </OnceOpened>
  )
  const { rerender } = render(at(false))
  expect(screen.queryByText('closing')).toBeNull()
  rerender(at(true))
  expect(screen.getByText('open')).toBeTruthy()
  rerender(at(false))
  expect(screen.getByText('closing')).toBeTruthy()
})
