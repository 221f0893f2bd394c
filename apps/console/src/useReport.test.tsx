import { ApiError } from '@officina/client/errors'
import * as reporting from '@officina/client/reporting'
import { render } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { CrashedPage } from './admin/statePages.tsx'

afterEach(() => void vi.restoreAllMocks())

it('a page that broke is reported once; what the server refused is not', () => {
  const report = vi.spyOn(reporting, 'report').mockReturnValue()
  const fault = new TypeError('undefined is not a page')
  for (const error of [fault, new ApiError({ status: 403 }), new ApiError({ code: 'NETWORK' })]) {
    const page = (
      <MemoryRouter>
        <CoreAdminContext>
          <CrashedPage error={error} resetErrorBoundary={() => {}} />
        </CoreAdminContext>
      </MemoryRouter>
    )
    render(page).rerender(page)
  }
  expect(report.mock.calls).toEqual([[fault]])
})
