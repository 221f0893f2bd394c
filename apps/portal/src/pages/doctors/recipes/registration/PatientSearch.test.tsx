import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../testing/part.tsx'
import { PatientSearch } from './PatientSearch.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const archived = {
  id: 'a',
  number: 'P-1',
  last_name: 'Berg',
  first_name: 'Ana',
  display_status: 'archived',
}

it.each([
  ['only somebody named alike, it is to invite', 'Berg', /^Invite “Ana”/, 'false'],
  ['somebody archived, it cannot be chosen', '', /^Ana Berg.*Archived$/, 'true'],
])('where a search finds %s', async (_, suggestion, name, disabled) => {
  drawPart(
    <PatientSearch
      draft={{ recipe: { patient: null }, fields: { patient_id: null } } as never}
      typed="Ana"
      caret={3}
    />,
    (_path, _method, search) => {
      const isFound = search.includes('"archived":true')
      const headers = {
        'Content-Range': `patients ${isFound ? '0-0/1' : '*/0'}`,
        'X-Search-Suggestion': isFound ? suggestion : '',
      }
      return Response.json({ data: isFound ? [archived] : [] }, { headers })
    },
  )
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(1)
  expect(options[0]?.textContent).toMatch(name)
  expect(options[0]?.getAttribute('aria-disabled')).toBe(disabled)
})
