import { preloadedCalls } from '../pages.ts'
import { asDoctor, asPatient, expectPreloaded, test } from '../testing/page.tsx'

test.deep('what the HTML asks for ahead is what the page asks for', async () => {
  await expectPreloaded(
    (path) => (path.startsWith('/user') ? asPatient : asDoctor)(),
    preloadedCalls as Record<string, readonly string[]>,
  )
})
