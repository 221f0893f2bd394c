import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** A hash of files and folders of the project; tests, documents and what is built do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const entry of readdirSync(full, { withFileTypes: true }).sort(byName)) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue
      addTo(hash, `${path}/${entry.name}`)
    }
    return
  }
  if (!/\.(md|test\.tsx?)$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
  }
}

const byName = (a, b) => (a.name < b.name ? -1 : 1)
