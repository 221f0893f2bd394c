import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { later } from './later.ts'

afterEach(() => onlineManager.setOnline(true))

it('waits for the connection and loads again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('code')
  onlineManager.setOnline(false)
  const code = later(load)()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(load).toHaveBeenCalledTimes(1)
  onlineManager.setOnline(true)
  expect(await code).toBe('code')
})

it('fails when it fails with a connection', async () => {
  await expect(later(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone')
})
