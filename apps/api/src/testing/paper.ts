import { expect, vi } from 'vitest'
import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'

/** What stands on the document that somebody gets from an address: its content, as JSON. */
export async function paperOf(
  t: TestApp,
  { browser }: { browser: Browser },
  url: string,
): Promise<string> {
  const drawn = vi.spyOn(t.ctx.compute, 'pdf')
  expect((await browser.get(url)).status).toBe(200)
  const content = JSON.stringify(drawn.mock.lastCall?.[0].content)
  drawn.mockRestore()
  return content
}
