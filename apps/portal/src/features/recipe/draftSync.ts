import type { ApiError } from '@officina/client/api'
import { hasArrived } from '@officina/ui/hasArrived.ts'
import { lineInputOf } from '@officina/ui/recipeLine.ts'
import { type DraftFields, fieldsOf, patchOf, type Recipe } from './draft.ts'
import type { DraftStore } from './draftStore.ts'

/** Saves; what is in the way because it had arrived before, unanswered, is no change of somebody else's. */
export async function saveOn(
  store: DraftStore,
  { id, revision, unanswered }: { id: string; revision: number; unanswered: DraftFields[] },
  sent: DraftFields,
) {
  try {
    return await store.save(id, revision, sent)
  } catch (error) {
    if (unanswered.length === 0 || (error as ApiError).code !== 'REVISION_CONFLICT') throw error
    const stored = await store.read(id)
    const arrived = unanswered.find((each) => hasArrived(patchOf(each), patchOf(fieldsOf(stored))))
    if (!arrived) throw error
    return store.save(id, stored.revision, withServerIds(sent, arrived, stored))
  }
}

export const merging = () => import('@officina/ui/mergeDraft.ts')

/** What is another on the server than it was here; unknown when that cannot be read. */
export async function changedThere(
  store: DraftStore,
  { id, base }: { id: string; base: DraftFields },
) {
  try {
    const [theirs, { fieldsThatDiffer }] = await Promise.all([store.read(id), merging()])
    return fieldsThatDiffer(base, fieldsOf(theirs), lineInputOf)
  } catch {
    return undefined
  }
}

/** New lines get their ids, and every line what the server knows of its product; what was typed stays. */
export function withServerIds(now: DraftFields, sent: DraftFields, saved: Recipe): DraftFields {
  const known = new Map(sent.lines.map((line, index) => [line.key, saved.lines[index]]))
  return {
    ...now,
    lines: now.lines.map((line) => {
      const server = known.get(line.key)
      return server ? { ...line, id: server.id, product: server.product } : line
    }),
  }
}
