import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'
import { main, run } from './lib/run.mjs'

/** `npm run e2e [-- playwright options]`: browser tests against the built apps, on copies of the demo. */
main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browser = await ensureBrowser()
  await run(
    NODE,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
    { env: projectEnv({ OFFICINA_CHROMIUM: browser }) },
  )
})
