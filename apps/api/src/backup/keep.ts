import { dayMs } from '@officina/shared/dates/days'

/** How many backups stay: the last one of so many days, weeks and months (UTC) that have any. */
const kept = { days: 7, weeks: 4, months: 12 }

const pattern = /^officina-(\d{4}-\d{2}-\d{2})T(\d{6})Z\.tar\.zst(\.age)?$/

/** What `folder.ts` writes under until it is whole. */
const half = /^officina-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.zst(\.age)?\.[0-9a-f]{8}\.part$/

/** The name of a backup taken now. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const at = now.toISOString().slice(0, 19).replaceAll(':', '')
  return `officina-${at}Z.tar.zst${isEncrypted ? '.age' : ''}`
}

/** A backup is made every night, and takes its time. */
export const oldestHours = 26

/** Those of these files that are whole backups. */
export const backupsAmong = <T extends { name: string }>(found: readonly T[]): T[] =>
  found.filter(({ name }) => pattern.test(name))

/** The last of them. */
export const newestBackup = <T extends { name: string }>(found: readonly T[]): T | undefined =>
  backupsAmong(found)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .at(-1)

/** Which of these are halves of backups whose process ended long before it could remove them. */
export const abandoned = (found: readonly { name: string; at: Date }[], now: Date): string[] =>
  found
    .filter(({ name, at }) => half.test(name) && now.getTime() - at.getTime() > dayMs)
    .map(({ name }) => name)

/** Which of these files are backups that are not needed any more. */
export function superfluous(names: readonly string[]): string[] {
  const backups = names
    .filter((name) => pattern.test(name))
    .toSorted()
    .reverse()
  const needed = new Set([
    ...lastOfEach(backups, dayOf, kept.days),
    ...lastOfEach(backups, weekOf, kept.weeks),
    ...lastOfEach(backups, monthOf, kept.months),
  ])
  return backups.filter((name) => !needed.has(name))
}

/** The newest of each period, of the newest periods. */
function lastOfEach(
  newestFirst: readonly string[],
  periodOf: (name: string) => string,
  most: number,
): string[] {
  const last = new Map<string, string>()
  for (const name of newestFirst) {
    const period = periodOf(name)
    if (!last.has(period)) last.set(period, name)
  }
  return [...last.values()].slice(0, most)
}

const dayOf = (name: string) => pattern.exec(name)?.[1] ?? ''
const monthOf = (name: string) => dayOf(name).slice(0, 7)

/** The Monday that a week begins with. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
