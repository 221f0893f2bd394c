import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { useSignUp } from './useSignUp.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function City() {
  const props = { token: 't', email: 'hana@example.org', forms: [], onDead: () => undefined }
  const { form } = useSignUp(props)
  return <input aria-label="City" {...form.field('clinic_city')} />
}
const city = () => screen.getByLabelText<HTMLInputElement>('City')
const open = () => drawPart(<City />, () => [])

it.each([
  ['the page is left for another', cleanup],
  ['the browser closes it', () => void dispatchEvent(new Event('pagehide'))],
])('keeps the last words when %s', (_how, leave) => {
  open()
  fireEvent.change(city(), { target: { value: 'Kyoto' } })
  leave()
  const kept = localStorage.length
  cleanup()
  expect(kept).toBe(1)
  open()
  expect(city().value).toBe('Kyoto')
})

it('leaves alone what another tab keeps or has sent, until something is typed', () => {
  open()
  vi.advanceTimersByTime(600)
  localStorage.setItem('officina-application', 'of the other tab')
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(600)
  cleanup()
  expect(localStorage.getItem('officina-application')).toBe('of the other tab')
  open()
  fireEvent.change(city(), { target: { value: 'Kyoto' } })
  vi.advanceTimersByTime(600)
  localStorage.removeItem('officina-application')
  cleanup()
  expect(localStorage.length).toBe(0)
})
