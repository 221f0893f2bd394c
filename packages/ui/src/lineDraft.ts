import type { Autosave } from './autosave.ts'
import { hasArrived } from './hasArrived.ts'
import {
  errorsByLine,
  lineInputOf,
  type WrittenLine,
  withItsOwn,
  withoutFields,
} from './recipeLine.ts'

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
    stillRefused,
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

/** Refusals of `sent` that are still true of `now`: the field has the same value, in whichever place its line stands. */
function stillRefused<F extends Fields>(
  errors: Record<string, string[]>,
  sent: F,
  now: F,
): Record<string, string[]> {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const still = Object.entries(errors).flatMap(([key, texts]) => {
    const [, index, field = ''] = /^lines\.(\d+)\.(\w+)/.exec(key) ?? []
    const name = key.split('.')[0] as keyof F
    if (index === undefined) return isSame(sent[name], now[name]) ? [[key, texts]] : []
    const before = sent.lines[Number(index)]
    const at = now.lines.findIndex((line) => line.key === before?.key)
    const line = now.lines[at]
    const isOther = withItsOwn(field).some((each) => !isSame(before?.[each], line?.[each]))
    return line && !isOther ? [[key.replace(index, `${at}`), texts]] : []
  })
  return Object.fromEntries(still)
}
