import { lineInputOf, type WrittenLine } from './recipeLine.ts'
import { type Autosave, hasArrived } from './useAutosave.ts'

type Fields = { lines: WrittenLine[] }
type Stored = { id: string; revision: number; lines: Pick<WrittenLine, 'id' | 'product'>[] }

/** What `useAutosave` must know of a draft with lines; `patchOf` makes of its fields what a save sends. */
export function lineDraft<F extends Fields, S extends Stored>(of: {
  fieldsOf: (stored: S) => F
  patchOf: (fields: F) => unknown
}): Omit<Autosave<F, S>, 'keepAs' | 'delayMs' | 'read' | 'save'> {
  return {
    fieldsOf: of.fieldsOf,
    answered: withServerIds,
    resent: withServerIds,
    isIn: (sent, stored) => hasArrived(of.patchOf(sent), of.patchOf(of.fieldsOf(stored))),
    merge: async (sides) => (await merging()).mergeDraft(sides, lineInputOf),
    changed: async (base, theirs) => (await merging()).fieldsThatDiffer(base, theirs, lineInputOf),
  }
}

const merging = () => import('./mergeDraft.ts')

/** New lines get their ids, and every line what the server knows of its product; what was typed stays. */
function withServerIds<F extends Fields>(now: F, sent: F, saved: Stored): F {
  const known = new Map(sent.lines.map((line, index) => [line.key, saved.lines[index]]))
  return {
    ...now,
    lines: now.lines.map((line) => {
      const server = known.get(line.key)
      return server ? { ...line, id: server.id, product: server.product } : line
    }),
  }
}
