import { ensureInstalled } from './lib/install.mjs'
import { projectEnv } from './lib/root.mjs'
import { main, run, step } from './lib/run.mjs'
import { serve } from './lib/server.mjs'

/** `npm run dev`: reloads automatically; one address for everything. */
main(async () => {
  await ensureInstalled()
  await step('Generating from openapi/', () =>
    run('npm', ['run', '--silent', 'gen'], { env: projectEnv(), quiet: true }),
  )
  return serve(['scripts/lib/dev-server.mjs'])
})
