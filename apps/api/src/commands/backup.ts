import { parseArgs } from 'node:util'
import { abandoned, backupName, superfluous } from '../backup/keep.ts'
import { openPlace } from '../backup/place.ts'
import { takeBackup } from '../backup/take.ts'
import { CommandError, runOnData } from './run.ts'

/**
 * `npm run backup [-- --to folder|s3://bucket/prefix] [--recipient age1… | --unencrypted]`: the whole installation in one file, also
 * beside a running server. Without options BACKUP_TO and BACKUP_RECIPIENT say where to and for whom, and of those there
 * the last of 7 days, 4 weeks and 12 months are kept.
 */
await runOnData(async ({ config, database }) => {
  const { to, recipient, unencrypted } = wanted()
  const whose = recipient ?? config.backup.recipient
  if (!whose && !unencrypted)
    throw new CommandError(
      'Set BACKUP_RECIPIENT to the public key that backups are encrypted for (npm run backup:key makes one), or add --unencrypted.',
    )
  const place = to ?? config.backup.to
  if (!place)
    throw new CommandError(
      'Say where to: -- --to /path/to/folder or s3://bucket/prefix, or set BACKUP_TO.',
    )
  const kept = await openPlace(place, config.s3)
  const now = new Date()
  const file = kept.file(backupName(now, Boolean(whose && !unencrypted)))
  const began = performance.now()
  const from = { ownerUrl: database.ownerUrl, config, now }
  const lock = unencrypted ? {} : { recipient: whose }
  const { rows, files, missing, bytes } = await takeBackup(from, file, lock)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const size = (bytes / 1_000_000).toFixed(1)
  console.log(`${file.address}\n${rows} rows and ${files} files, ${size} MB, in ${seconds} s.`)
  if (missing.length > 0) console.log(`Removed meanwhile: ${missing.length} files.`)
  // a place that is named by hand is for the hand to clear
  if (to) return
  const found = await kept.list()
  const names = found.map(({ name }) => name)
  for (const old of [...superfluous(names), ...abandoned(found, now)]) {
    await kept.remove(old)
    console.log(`Deleted: ${old}`)
  }
})

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
