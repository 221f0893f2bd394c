import { preloadedCalls } from '../pages.ts'
import { asDoctor, asPatient, expectPreloaded, onlyDeep, test } from '../testing/page.tsx'

test('what the HTML asks for ahead is what the page asks for', onlyDeep, async ({ browser }) => {
  await expectPreloaded(
    (path) => (path.startsWith('/user') ? asPatient : asDoctor)(browser),
    preloadedCalls as Record<string, readonly string[]>,
  )
})
