import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { builtInChanges, previousVersion } from '@officina/shared/legal/builtInChanges'
import type { AgreedDocument } from '@officina/shared/legalVersions'

/** A text in both languages, with what it changes against the version before. */
export type Text = {
  body: { en: string; ja: string }
  changes: { en: string[]; ja: string[] }
  /** The version before. */
  since: string | null
}

/** The text that comes with the program. */
export async function builtInText(document: AgreedDocument): Promise<Text> {
  const read = (locale: string) =>
    readFile(
      fileURLToPath(import.meta.resolve(`@officina/shared/legal/${document}.${locale}.md`)),
      'utf8',
    )
  const [en, ja] = await Promise.all([read('en'), read('ja')])
  return { body: { en, ja }, changes: builtInChanges[document], since: previousVersion }
}
