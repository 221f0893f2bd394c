import { readFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { ArchiveError } from './archive.ts'

/** A new pair: whoever has the recipient can make backups, whoever has the file can read them. */
export async function makeKey(): Promise<{ recipient: string; file: string }> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  return { recipient, file: `# Officina backup key for ${recipient}\n${identity}\n` }
}

/** The identity in a key file; comments and empty lines are skipped, as `age` does. */
export function readKey(path: string | undefined): { identity?: string } {
  if (path === undefined) return {}
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new ArchiveError(`The key file ${path} cannot be read.`)
  }
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-1'))
  if (!identity) throw new ArchiveError(`${path} holds no key (AGE-SECRET-KEY-1…).`)
  return { identity: identity.trim() }
}
