import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddPasskey } from './PasskeyDialogs.tsx'

const state = {
  authenticator: false,
  recovery_codes_left: 9,
  required: false,
  passkeys_available: true,
  passkeys: [{ id: '1', name: 'Phone', created_at: '', last_used_at: null }],
  trusted_devices: [],
}

it('asks the browser again after a cancelled dialog, without another code, until it is too late', async () => {
  const begun = { options: { challenge: 'x' } }
  const beginPasskey = vi.fn(async () => begun)
  const cancelled = Object.assign(new Error('No passkey was used.'), { status: 422 })
  const late = Object.assign(new Error('Start again.'), { status: 422, code: 'PASSKEY_REFUSED' })
  const addPasskey = vi
    .fn(async () => ['a code'])
    .mockRejectedValueOnce(cancelled)
    .mockRejectedValueOnce(late)
  const onDone = vi.fn()
  const calls = { beginPasskey, addPasskey }
  render(<AddPasskey state={state} calls={calls} onDone={onDone} onClose={() => {}} />)
  const code = screen.getByLabelText<HTMLInputElement>(/^Code/)
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add passkey' }))
  type(screen.getByLabelText(/^Name/), 'Laptop')
  type(code, 'ABCDE-FGHJK')
  press()
  await screen.findByText('No passkey was used.')
  expect(code.value).toBe('ABCDE-FGHJK')
  press()
  await screen.findByText(/^The passkey was not created in time/)
  expect(beginPasskey).toHaveBeenCalledTimes(1)
  expect(code.value).toBe('')
  type(code, 'MNPQR-STVWX')
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['a code']))
  expect(beginPasskey).toHaveBeenCalledTimes(2)
  expect(addPasskey).toHaveBeenLastCalledWith('Laptop', begun)
})
