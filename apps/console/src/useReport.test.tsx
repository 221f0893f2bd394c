// @vitest-environment jsdom
import { ApiError } from '@officina/client/errors'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useReport } from './useReport.ts'

const { report } = vi.hoisted(() => ({ report: vi.fn() }))
vi.mock('@officina/client/reporting', () => ({ report }))

it('reports what broke a page, and not what the server answered', () => {
  const broken = new TypeError('x is undefined')
  renderHook(() => useReport(broken))
  renderHook(() => useReport(new ApiError({ status: 404 })))
  renderHook(() => useReport(new TypeError('Importing a module script failed.')))
  renderHook(() => useReport(undefined))
  expect(report.mock.calls).toEqual([[broken]])
})
