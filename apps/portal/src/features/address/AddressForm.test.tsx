import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { AddressForm } from './AddressForm.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const place = { region: '東京都', city: '千代田区', town: '千代田' }

it('begins where the shop sells, and asks for the number that no postal code knows', async () => {
  const sent = drawPart(
    <AddressForm editing="new" onSaved={() => undefined} />,
    (path) => (path.endsWith('/postal-place') ? place : { id: 'a' }),
    'ja',
  )
  const country = await screen.findByLabelText(/^国/)
  expect(country).toHaveProperty('value', 'US')
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fill(/^国/, 'JP')
  fill(/^お名前/, '山田 花子')
  fill(/^電話番号/, '03-1234-5678')
  fill(/^郵便番号/, '100-0001')
  const street = await screen.findByDisplayValue('千代田')
  const save = () => fireEvent.click(screen.getByRole('button', { name: '住所を保存' }))
  save()
  await screen.findByText('番地を入力してください。')
  expect(sent).toEqual([])
  fireEvent.change(street, { target: { value: '千代田1-1' } })
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
})
