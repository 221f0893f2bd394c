import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Navigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useSearch } from '../../../features/list/useSearch.ts'
import { drawPart } from '../../../testing/part.tsx'
import { HelpPanel } from './HelpPanels.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a report that has arrived after its panel was closed opens no order again', async () => {
  let done: () => unknown = () => undefined
  function Page() {
    const search = useSearch()
    const close = () => search.set({ id: undefined, help: undefined })
    if (!search.get('id')) return 'All orders'
    return (
      <HelpPanel title="Report" words={{ back: 'Back' }} onClose={close}>
        {({ onDone }) => {
          done = onDone
          return null
        }}
      </HelpPanel>
    )
  }
  drawPart([<Navigate key="to" to="/?id=o&help=report" replace />, <Page key="page" />], () => ({}))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await screen.findByText('All orders')
  await act(async () => void done())
  await act(async () => undefined)
  screen.getByText('All orders')
  expect(screen.queryByRole('dialog')).toBeNull()
})
