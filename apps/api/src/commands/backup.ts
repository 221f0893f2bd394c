import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupName, superfluous } from '../backup/keep.ts'
import { takeBackup } from '../backup/take.ts'
import { CommandError, runCommand } from './run.ts'

/**
 * `npm run backup [-- --to folder] [--recipient age1… | --unencrypted]`: the whole installation in one file, also
 * beside a running server. Without options BACKUP_TO and BACKUP_RECIPIENT say where to and for whom, and of those there
 * the last of 7 days, 4 weeks and 12 months are kept.
 */
await runCommand(
  async ({ config, database }) => {
    const { to, recipient, unencrypted } = wanted()
    const whose = recipient ?? config.backup.recipient
    if (!whose && !unencrypted)
      throw new CommandError(
        'Set BACKUP_RECIPIENT to the public key that backups are encrypted for (npm run backup:key makes one), or add --unencrypted.',
      )
    const folder = to ? resolve(to) : config.backup.to
    if (!folder) throw new CommandError('Say where to: -- --to /path/to/folder, or set BACKUP_TO.')
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
    const now = new Date()
    const file = join(folder, backupName(now, Boolean(whose && !unencrypted)))
    const began = performance.now()
    const from = { ownerUrl: database.ownerUrl, config, now }
    const lock = unencrypted ? {} : { recipient: whose }
    const { rows, files, missing } = await takeBackup(from, file, lock)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const size = (statSync(file).size / 1_000_000).toFixed(1)
    console.log(`${file}\n${rows} rows and ${files} files, ${size} MB, in ${seconds} s.`)
    if (missing.length > 0) console.log(`Removed meanwhile: ${missing.length} files.`)
    // a folder that is named by hand is for the hand to clear
    if (to) return
    for (const old of superfluous(readdirSync(folder))) {
      rmSync(join(folder, old))
      console.log(`Deleted: ${old}`)
    }
  },
  { beside: true },
)

function wanted() {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        recipient: { type: 'string' },
        unencrypted: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'Unknown option.')
  }
}
