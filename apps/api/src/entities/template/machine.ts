import type { Machine } from '../machine.ts'

export type TemplateStatus = 'draft' | 'published' | 'retired'

/** Life of a version of a template. A published version is never changed; the next one replaces it. */
export const templateMachine: Machine<TemplateStatus> = {
  entity: 'template',
  states: ['draft', 'published', 'retired'],
  transitions: [
    { name: 'create', from: null, to: 'draft', who: ['admin'] },
    { name: 'publish', from: 'draft', to: 'published', who: ['admin'] },
    { name: 'retire', from: 'published', to: 'retired', who: ['admin', 'system'] },
  ],
}
