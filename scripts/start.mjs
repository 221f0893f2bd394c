import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/run.mjs'
import { serve } from './lib/server.mjs'

/** `npm start`: from a fresh clone to a running Officina; later starts skip what is already done. */
main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return serve(['apps/api/dist/main.mjs'])
})
