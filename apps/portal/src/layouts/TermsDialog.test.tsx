import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forgetMe, getMe, type PatientMe, rememberMe } from '../session.ts'
import { drawPart } from '../testing/part.tsx'
import TermsDialog from './TermsDialog.tsx'

it('reads anew what is to be accepted when that has changed meanwhile', async () => {
  const me = { id: 'p', outstanding_documents: [] } as unknown as PatientMe
  const refused = { message: 'Changed again.', errors: { documents: ['Changed again.'] } }
  const calls: string[] = []
  const documents = [
    {
      key: 'terms-of-service' as const,
      version: '2026-12-01',
      accepted_version: null,
      changes: { en: [], ja: [] },
    },
  ]
  drawPart(<TermsDialog of="patient" documents={documents} />, (path) => {
    calls.push(path)
    return path.endsWith('/terms') ? Response.json(refused, { status: 422 }) : me
  })
  rememberMe('patient', me)
  fireEvent.click(await screen.findByRole('button', { name: 'Accept and continue' }))
  await screen.findByText('Changed again.')
  await getMe('patient')
  expect(calls).toEqual(['/api/patient/terms', '/api/patient/me'])
  forgetMe()
})
