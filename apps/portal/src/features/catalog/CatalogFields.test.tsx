import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { CatalogFields, type CatalogValues } from './CatalogFields.tsx'
import { catalogWords, seenBy } from './words.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const patient = (name: string) => ({ id: name, number: '', first_name: name, last_name: 'Berg' })

/** The list begins with Ana: who else there is, is found by a search or by the id. */
const answer = (_path: string, _method: string, search: string) => [
  patient(search.includes('"id"') ? 'Zoe' : search.includes('yan') ? 'Yan' : 'Ana'),
]

function Fields({ patients = ['Zoe'] }) {
  const [values, setValues] = useState<CatalogValues>({
    ...{ name: '', description: '', tags: '', coverAlt: '', cover: 'kept' as const },
    ...{ visibility: 'selected' as const, patients },
  })
  const rest = { src: null, nameError: undefined, coverError: undefined }
  return <CatalogFields values={values} onChange={setValues} {...rest} />
}

it('shows who sees a catalog, also whom the list does not begin with', async () => {
  drawPart(<Fields />, answer)
  const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })
  expect(await box('Zoe')).toHaveProperty('checked', true)
  expect(await box('Ana')).toHaveProperty('checked', false)
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'yan' } })
  fireEvent.click(await box('Yan'))
  fireEvent.change(search, { target: { value: '' } })
  await box('Ana')
  expect(await box('Yan')).toHaveProperty('checked', true)
  fireEvent.click(await box('Zoe'))
  expect(await box('Zoe')).toHaveProperty('checked', false)
})

it('asks for all who were chosen, as many at a time as one call answers', async () => {
  const asked: number[] = []
  const patients = Array.from({ length: 101 }, (_, index) => `p${index}`)
  drawPart(<Fields patients={patients} />, (_path, _method, search) => {
    const { id } = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}')
    if (id) asked.push(id.length)
    return []
  })
  await expect.poll(() => asked).toEqual([100, 1])
})

it('keeps what is typed while the picture of the cover is being read', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {}
    },
  )
  const picture = Promise.withResolvers<object>()
  vi.stubGlobal('createImageBitmap', () => picture.promise)
  drawPart(<Fields />, answer)
  const file = new File(['x'], 'cover.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText(/^Cover/), { target: { files: [file] } })
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(name, { target: { value: 'Spring' } })
  picture.resolve({ width: 10, height: 10 })
  await screen.findByText('cover.png')
  expect(name.value).toBe('Spring')
})

it('says who sees a catalog, also one of the platform that is for recipes alone', () => {
  const words = catalogWords.en
  const said = (kind: 'platform' | 'doctor', visibility: 'hidden' | 'all_my_patients') =>
    seenBy(words, { kind, visibility })
  expect(said('doctor', 'hidden')).toBe(words.visibilities.hidden)
  expect(said('platform', 'all_my_patients')).toBe('Patients with open access')
  expect(said('platform', 'hidden')).toBe('No patients, recipes only')
})
