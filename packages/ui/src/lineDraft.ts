import { errorsByLine, lineInputOf, type WrittenLine, withoutFields } from './recipeLine.ts'
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
    withoutRefused,
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

/**
 * `sent` with every refused field as it was; a new line that is nothing without such a field waits. Undefined where
 * what was refused is no field of the draft.
 */
function withoutRefused<F extends Fields>(
  sent: F,
  base: F,
  errors: Record<string, string[]>,
): F | undefined {
  const byLine = errorsByLine(errors)
  const names = Object.keys(errors)
    .filter((key) => !/^lines\.\d+\.\w/.test(key))
    .map((key) => key.split('.')[0] as keyof F)
  if (names.some((name) => !(name in base))) return undefined
  const lines = sent.lines.flatMap((line, index) => {
    const refused = Object.keys(byLine[index] ?? {})
    if (refused.length === 0) return [line]
    const before = base.lines.find((each) => (each.id ?? each.key) === (line.id ?? line.key))
    return withoutFields(line, before, refused) ?? before ?? []
  })
  return { ...sent, lines, ...Object.fromEntries(names.map((name) => [name, base[name]])) }
}
