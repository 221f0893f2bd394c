import { ArchiveError, type Key, readArchive } from './archive.ts'
import { type About, aboutOf, type Manifest, manifestOf, Tally } from './manifest.ts'
import type { BackupFile } from './port.ts'

export type Verified = { about: About; manifest: Manifest }

/**
 * Reads an archive to its end and compares every table and file with what the manifest says of it.
 * @throws ArchiveError naming the first thing that is not as it was written.
 */
export async function verifyArchive(
  file: BackupFile,
  key: Key,
  check: (about: About) => void = () => {},
): Promise<Verified> {
  const tallies = new Map<string, Tally>()
  let about: About | undefined
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(file.read(), key)) {
    if (manifest) throw new ArchiveError('This archive holds more than was written into it.')
    if (!about) {
      about = firstOf(name, content)
      check(about)
    } else if (name === 'manifest.json') manifest = manifestOf(content)
    else tallyOf(tallies, name).add(content)
  }
  if (!about || !manifest) throw new ArchiveError('This archive is incomplete: its end is missing.')
  compare(manifest, tallies)
  return { about, manifest }
}

function firstOf(name: string, content: Buffer): About {
  if (name !== 'about.json') throw new ArchiveError('This is no backup of Officina.')
  try {
    return aboutOf(content)
  } catch {
    throw new ArchiveError(
      'This backup was made by a version of Officina that writes another format.',
    )
  }
}

/** Pieces of a table count as one. */
function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const whole = name.startsWith('tables/') ? name.slice(0, name.lastIndexOf('/')) : name
  const known = tallies.get(whole) ?? new Tally()
  tallies.set(whole, known)
  return known
}

function compare({ tables, files }: Manifest, tallies: Map<string, Tally>): void {
  const empty = new Tally().part()
  for (const [name, { rows, ...part }] of Object.entries(tables)) {
    const tally = tallies.get(`tables/${name}`)
    if ((tally?.rows ?? 0) !== rows || !isSame(tally?.part() ?? empty, part))
      throw new ArchiveError(`The table ${name} in this archive is not as it was written.`)
  }
  for (const [key, part] of Object.entries(files)) {
    const tally = tallies.get(`files/${key}`)
    if (!tally || !isSame(tally.part(), part))
      throw new ArchiveError(`The file ${key} in this archive is not as it was written.`)
  }
}

type Part = ReturnType<Tally['part']>

const isSame = (a: Part, b: Part) => a.bytes === b.bytes && a.sha256 === b.sha256
