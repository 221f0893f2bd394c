import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../testing/part.tsx'
import { StartFrom } from './StartFrom.tsx'

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says of a search that it finds nothing, not that there are no templates', async () => {
  drawPart(<StartFrom draft={{} as never} onClose={() => undefined} />, () => [])
  expect(await screen.findByText('No templates yet')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sleep' } })
  expect(await screen.findByText('No templates match')).toBeTruthy()
  expect(screen.queryByText('No templates yet')).toBeNull()
})
