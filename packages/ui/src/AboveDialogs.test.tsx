import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AboveDialogs } from './AboveDialogs.tsx'
import { SidePanel } from './SidePanel.tsx'

it('lets the focus into a notice above a panel, and back into the panel', async () => {
  render(
    <>
      <AboveDialogs>
        <button type="button">Undo</button>
      </AboveDialogs>
      <SidePanel title="Parcel" onClose={() => undefined}>
        <input />
      </SidePanel>
    </>,
  )
  const focused = () => document.activeElement
  const undo = screen.getByRole('button', { name: 'Undo' })
  const close = screen.getByRole('button', { name: 'Close' })
  await waitFor(() => {
    fireEvent.keyDown(close, { key: 'F6' })
    expect(focused()).toBe(undo)
  })
  close.focus()
  const end = (name: string) => screen.getByTestId(`sentinel${name}`).focus()
  // Tab behind the last control and before the first; from the notice on to the first
  for (const side of ['End', 'Start']) {
    end(side)
    expect(focused()).toBe(undo)
    end('Start')
    expect(focused()).toBe(close)
  }
  cleanup()
})
