import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeKey } from '../backup/keyFile.ts'

/** `npm run backup:key [-- file]`: makes the pair of keys that backups are encrypted with. */
const path = resolve(process.argv[2] ?? 'backup.key')
const { recipient, file } = await makeKey()
try {
  writeFileSync(path, file, { flag: 'wx', mode: 0o600 })
  console.log(`BACKUP_RECIPIENT=${recipient}

Put this line into .env. Backups can only be read with ${path}:
keep it in two places that are not this machine, then delete it here.`)
} catch {
  console.error(
    `${path} exists, or cannot be written. Name another file: npm run backup:key -- file`,
  )
  process.exitCode = 1
}
