import { parseArgs } from 'node:util'
import { ArchiveError } from '../backup/archive.ts'
import { readKey } from '../backup/keyFile.ts'
import { openBackup } from '../backup/place.ts'
import { verifyArchive } from '../backup/verify.ts'
import { readS3Access } from '../config.ts'

/** `npm run backup:verify -- file|s3://bucket/file [--key backup.key]`: reads a backup to its end; needs no database. */
try {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file)
    throw new ArchiveError('Name the backup: npm run backup:verify -- file --key backup.key')
  const { about, manifest } = await verifyArchive(
    await openBackup(file, readS3Access()),
    readKey(values.key),
  )
  const tables = Object.values(manifest.tables)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = Object.keys(manifest.files).length
  console.log(
    `The backup of ${about.taken_at} is whole: ${rows} rows in ${tables.length} tables, ${files} files, schema ${about.schema}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
