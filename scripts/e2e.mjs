import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'
import { main, run } from './lib/run.mjs'

/** `npm run e2e [-- playwright options]`: browser tests against the built apps, on data of their own. */
main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browser = await ensureBrowser()
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
  try {
    await run(
      NODE,
      [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
      {
        env: projectEnv({
          OFFICINA_CHROMIUM: browser,
          PORT: String(await freePort()),
          DATA_DIR: dataDir,
        }),
      },
    )
  } finally {
    remove(dataDir)
  }
})

/** Root's database may lie in a system folder that the data directory names. */
function remove(dataDir) {
  const pointer = join(dataDir, 'postgres.path')
  if (existsSync(pointer))
    rmSync(dirname(readFileSync(pointer, 'utf8').trim()), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
