import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../testing/part.tsx'
import { IssueDialog } from './IssueDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The reasons that stand in the dialog of a draft with these lines, each with a warning that asks for one. */
function reasonsOf(ids: string[]) {
  cleanup()
  const lines = ids.map((id) => ({ id, product: { title: id } }))
  const warnings = ids.map((id, line) => ({
    ...{ code: 'ALLERGY', level: 'stop', asks_reason: true, detail: {} },
    ...{ line, message: `${id} may contain it.` },
  }))
  const terms = { patient: null, supersedes: null, starts_on: null, valid_days: 180 }
  const recipe = { id: 'r', ...terms, disclosure: '', lines, warnings }
  const draft = { recipe, fields: { patient_id: 'p', lines } }
  const none = () => undefined
  drawPart(<IssueDialog draft={draft as never} onClose={none} onShow={none} />, () => [])
  return screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Reason for overriding/ })
}

it('keeps a reason for the line that it was given for, wherever that has moved', () => {
  const [first] = reasonsOf(['zinc', 'iron'])
  if (first) fireEvent.change(first, { target: { value: 'Tolerated before' } })
  expect(reasonsOf(['iron', 'zinc']).map(({ value }) => value)).toEqual(['', 'Tolerated before'])
  expect(reasonsOf(['iron']).map(({ value }) => value)).toEqual([''])
})
