import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'
import { main, run } from './lib/run.mjs'

/** Without a word about which: all but the long ones, which belong to `npm run test:deep`. */
const given = process.argv.slice(2)
const chosen = given.length > 0 || process.env.OFFICINA_DEEP ? given : ['--grep-invert', '@deep']

/** `npm run e2e [-- playwright options]`: browser tests against the built apps, on copies of the demo. */
main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browser = await ensureBrowser()
  await run(NODE, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...chosen], {
    env: projectEnv({ OFFICINA_CHROMIUM: browser }),
  })
})
