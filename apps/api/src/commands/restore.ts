import { parseArgs } from 'node:util'
import { readKey } from '../backup/keyFile.ts'
import { openBackup } from '../backup/place.ts'
import { restoreBackup } from '../backup/restore.ts'
import { migrate } from '../db/migrate.ts'
import { CommandError, runAlone } from './run.ts'
import { asSystem } from './system.ts'

/**
 * `npm run restore -- file|s3://bucket/file [--key backup.key] [--lost-secret-key]`: fills an empty installation, embedded
 * or DATABASE_URL, with a backup. That is also the way from one to the other.
 */
await runAlone(async (tools) => {
  const { config, database } = tools
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, 'lost-secret-key': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) throw new CommandError('Name the backup: npm run restore -- file --key backup.key')
  await migrate(database.ownerUrl, database.owner === 'given' ? database.appUrl : undefined)
  const began = performance.now()
  const to = {
    ownerUrl: database.ownerUrl,
    config,
    isSecretLost: values['lost-secret-key'],
  }
  const { about, rows, files, jobs } = await restoreBackup(
    to,
    await openBackup(file, config.s3),
    readKey(values.key),
  )
  await asSystem(tools, async (ctx) => {
    for (const { name, data, singleton_key: singletonKey, start_after: startAfter } of jobs)
      await ctx.jobs.enqueue(ctx, name, data, {
        startAfter: new Date(startAfter),
        ...(singletonKey ? { singletonKey } : {}),
      })
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `Restored as of ${about.taken_at}: ${rows} rows, ${files} files and ${jobs.length} waiting jobs, in ${seconds} s. Start the server with npm start.`,
  )
})
