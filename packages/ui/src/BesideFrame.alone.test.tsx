import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { frameHtml } from './frame.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.resetModules()
})

/** A page that came with its frame, and the app in it. */
async function open() {
  document.body.innerHTML = `<div id="root">${frameHtml('doctor')}</div>`
  const root = document.getElementById('root') as HTMLElement
  const { BesideFrame, placeOfApp } = await import('./BesideFrame.tsx')
  const { FrameSkeleton } = await import('./FrameSkeleton.tsx')
  const changes = new MutationObserver(() => undefined)
  const show = (app: React.ReactNode) => (
    <BesideFrame>
      <section>{app}</section>
    </BesideFrame>
  )
  const frame = root.querySelector<HTMLElement>('.frame')
  const container = placeOfApp(root)
  changes.observe(root, { childList: true })
  return { frame, container, show, FrameSkeleton, changes }
}

test('the frame stays where it is while it is handed on, and goes with the last who needs it', async () => {
  const { frame, container, show, FrameSkeleton, changes } = await open()
  const { rerender } = render(show(<FrameSkeleton key="first" />), { container })
  rerender(show(<FrameSkeleton key="next" />))
  await Promise.resolve()
  expect(changes.takeRecords()).toHaveLength(0)
  expect(frame?.hidden).toBe(false)
  rerender(show('Patients'))
  expect(frame?.hidden).toBe(true)
  await Promise.resolve()
  expect(document.querySelector('.frame')).toBeNull()
  // somebody who needs one later has shapes of their own
  rerender(show(<FrameSkeleton />))
  expect(container.querySelector('[role=status]')).not.toBeNull()
  expect(document.querySelector('.frame')).toBeNull()
})

test('an app that begins without the frame takes it away', async () => {
  const { container, show } = await open()
  render(show('Sign in'), { container })
  expect(document.querySelector('.frame')).toBeNull()
})
