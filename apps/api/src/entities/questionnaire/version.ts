import { questionnaires } from '../../db/schema/questionnaire.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

type VersionStatus = (typeof questionnaires.$inferSelect)['status']

/** Life of a version of a questionnaire. A published one is never changed: the next one replaces it. */
export const versionMachine: Machine<VersionStatus> = {
  entity: 'questionnaire version',
  states: ['draft', 'published', 'retired'],
  transitions: [
    { name: 'create', from: null, to: 'draft', who: ['admin'] },
    { name: 'publish', from: 'draft', to: 'published', who: ['admin'] },
    { name: 'retire', from: 'published', to: 'retired', who: ['admin'] },
    { name: 'offer', from: 'retired', to: 'published', who: ['admin'] },
  ],
}

export const questionnaireVersion = defineEntity({
  lock: 'record',
  kind: 'questionnaire',
  table: questionnaires,
  states: { status: versionMachine },
})
