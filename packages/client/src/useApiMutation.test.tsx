import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient, useApiMutation } from './query.ts'

it('does several calls in one go, and reads again what they have changed before it counts as done', async () => {
  const client = createQueryClient()
  client.setQueryData(['/api/patient/news', undefined, 'list'], [])
  const isOld = () => client.getQueryState(['/api/patient/news', undefined, 'list'])?.isInvalidated
  const done = vi.fn((_result: string, _variables: number) => isOld())
  const { result } = renderHook(
    () =>
      useApiMutation(async (n: number) => `${n} read`, {
        invalidates: ['/api/patient/news'],
        onSuccess: done,
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  await act(async () => expect(await result.current.mutateAsync(3)).toBe('3 read'))
  expect(done.mock.calls[0]?.slice(0, 2)).toEqual(['3 read', 3])
  expect(done.mock.results[0]?.value).toBe(true)
})
