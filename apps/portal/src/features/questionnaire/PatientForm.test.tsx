import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import PatientForm from './PatientForm.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = (id: string) => ({
  ...{ id, section: 's', type: 'photo', text: `Photos of ${id}`, help: null, required: false },
  ...{ options: [], unit: null, min: null, max: null, show_if: null },
})
const photo = (id: string) => ({ id, filename: `${id}.jpg` })

it('shows who has filled it in, and below each question the photos of that one', async () => {
  const sections = [{ id: 's', title: 'Skin', scoring: 'none', max: null }]
  const questions = ['face', 'hands'].map(question)
  drawPart(<PatientForm answerId="a" onClose={() => undefined} />, () => ({
    ...{ id: 'a', status: 'submitted', writable: false, doctor: 'Sato', revision: 2 },
    ...{ submitted_at: '2026-11-01T10:00:00Z', filled_by: 'doctor' },
    questionnaire: { id: 'q', title: 'Skin', sections, questions },
    values: { face: ['f1'], hands: ['h1', 'h2'] },
    photos: ['f1', 'h1', 'h2'].map(photo),
  }))
  await screen.findByText(/^Dr Sato filled this in with you on/)
  const shown = async (label: string) => {
    const list = await screen.findByRole('list', { name: label })
    return within(list)
      .getAllByRole('img')
      .map((each) => each.getAttribute('alt'))
  }
  expect(await shown('Photos of face')).toEqual(['f1.jpg'])
  expect(await shown('Photos of hands')).toEqual(['h1.jpg', 'h2.jpg'])
})
