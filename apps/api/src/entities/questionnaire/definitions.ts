import { readdirSync, readFileSync } from 'node:fs'
import type { Definition } from '@officina/shared/questionnaire'
import { drizzle } from 'drizzle-orm/node-postgres'
import { connectClient } from '../../db/client.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { newId } from '../../ids.ts'

type DefinitionFile = Definition & {
  key: string
  version: number
  title: { en: string; ja: string }
}

const folder = new URL('./definitions/', import.meta.url)

/** The questionnaires that come with the program: one file for each version, a question or an option a line (biome.json). */
export const definitionFiles = (): DefinitionFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DefinitionFile)

/**
 * Publishes the versions that an installation does not have yet; one that is there is never changed. A new version
 * of one that doctors are no longer offered is not offered either.
 */
export async function installQuestionnaires(url: string, now = new Date()): Promise<void> {
  const client = await connectClient(url)
  try {
    const db = drizzle(client)
    const known = await db
      .select({ key: questionnaires.key, status: questionnaires.status })
      .from(questionnaires)
    const isWithdrawn = (key: string) => {
      const versions = known.filter((row) => row.key === key)
      return versions.length > 0 && versions.every(({ status }) => status === 'retired')
    }
    const rows = definitionFiles().map(({ key, version, title, sections, questions }) => ({
      id: newId(),
      key,
      version,
      title,
      definition: { sections, questions },
      status: isWithdrawn(key) ? ('retired' as const) : ('published' as const),
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    }))
    await db.insert(questionnaires).values(rows).onConflictDoNothing()
  } finally {
    await client.end()
  }
}
