import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'
import type { TemplateMeta } from '../recipe/templateMeta.ts'
import { actorNames } from '../recordNames.ts'

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

export const template = defineEntity({
  lock: 'template',
  kind: 'template',
  table: recipes,
  only: eq(recipes.kind, 'template'),
  states: { status: templateMachine },
  changedBy: async (tx, { templateMeta }) => {
    const by = (templateMeta as TemplateMeta).updated_by ?? null
    return (by && (await actorNames(tx, [by])).get(by)) || null
  },
})

type Meta = { templateMeta: TemplateMeta }
export type TemplateRow = Awaited<ReturnType<typeof template.get>> & Meta
export type LockedTemplate = Awaited<ReturnType<typeof template.lock>> & Meta
