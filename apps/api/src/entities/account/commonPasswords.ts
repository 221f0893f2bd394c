import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { memo } from '@officina/shared/memo'

/**
 * The passwords that lead leaked lists, most of them from real breaches: the first 12,000 and the longer ones of
 * zxcvbn's `passwords.txt` (© 2012–2016 Dan Wheeler and Dropbox, Inc., MIT licence), in lower case, one a line.
 */
const readList = memo(
  (file: string) => new Set(gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')),
)
const list = () => readList(join(import.meta.dirname, 'commonPasswords.txt.gz'))

/** Variants, and the words of this product, which no list knows. */
const stems = new Set([
  'p@ssword',
  'p@ssw0rd',
  'patient',
  'clinic',
  'officina',
  'recipe',
  'dispensary',
])
/** A shorter word says little about the rest of a password. */
const shortestStem = 4

/** True for what is on the list, such a word with digits or signs around it or twice, one repeated character, and runs like 1234567890. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKC')
  if (list().has(text)) return true
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const half = core.slice(0, core.length / 2)
  const isStem = (word: string) =>
    word.length >= shortestStem && (stems.has(word) || list().has(word))
  if (isStem(core) || (core === half + half && isStem(half))) return text.length - core.length <= 8
  if (/^(.{1,3})\1+$/.test(text)) return true
  return isRun(text)
}

function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let i = 1; i < text.length; i++)
    steps.add((text.charCodeAt(i) - text.charCodeAt(i - 1) + 10) % 10)
  const rows = ['1234567890', '0987654321', 'qwertyuiop', 'asdfghjkl', 'abcdefghijklmnopqrstuvwxyz']
  return rows.some((row) => (row + row).includes(text)) || (/^\d+$/.test(text) && steps.size === 1)
}
