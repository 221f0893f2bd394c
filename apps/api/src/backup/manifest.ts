import { createHash, createHmac, type Hash } from 'node:crypto'
import { z } from 'zod'

/** The first entry of an archive: enough to refuse it before anything is read. */
const About = z.object({
  format: z.literal(1),
  /** How many migrations the database had. */
  schema: z.number().int(),
  taken_at: z.iso.datetime(),
  /** Tells whether SECRET_KEY is that of the installation, and not what it is. */
  secret: z.string(),
  /** First days of the months that the audit log is divided into. */
  audit_months: z.array(z.string()),
})

const Part = z.object({ bytes: z.number().int(), sha256: z.string() })

/** The last entry: what must have been read by then. */
const Manifest = z.object({
  tables: z.record(z.string(), Part.extend({ rows: z.number().int() })),
  files: z.record(z.string(), Part),
  sequences: z.record(z.string(), z.number().nullable()),
  jobs: z.number().int(),
})

export type About = z.infer<typeof About>
export type Manifest = z.infer<typeof Manifest>

export const aboutOf = (content: Buffer): About => About.parse(JSON.parse(`${content}`))
export const manifestOf = (content: Buffer): Manifest => Manifest.parse(JSON.parse(`${content}`))

export const fingerprintOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('officina backup').digest('hex')

/** Length and hash of what passes by in pieces. */
export class Tally {
  bytes = 0
  rows = 0
  readonly #hash: Hash = createHash('sha256')

  /** Every row of COPY ends with a line break, and holds no other. */
  add(piece: Buffer): void {
    this.bytes += piece.length
    this.#hash.update(piece)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.rows++
  }

  part() {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}
