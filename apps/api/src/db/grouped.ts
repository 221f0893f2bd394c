import { inGroups } from './inGroups.ts'
import { filled, nameOf } from './placeholders.ts'

type Values = Record<string, unknown>
type Text = { sql: string; params: unknown[] }
/** Asks for rows whose columns stand in order. */
type Ask = (text: string, values: unknown[]) => Promise<unknown[][]>

/** How many round trips of one statement are on their way at once; who comes then shares the next one. */
const lanes = 3
const most = 16

/**
 * Asks a statement that reads one record. Those who ask while it is on its way go together in the next round trip, which
 * gives each their own row: waking a process of PostgreSQL costs more than a small read. `types` are those that its
 * values have in the database, by the names of its placeholders.
 */
export function grouped(
  statement: Text,
  types: Record<string, string>,
  ask: Ask,
): (values: Values) => Promise<unknown[][]> {
  const fill = filled(statement.params)
  const names = statement.params.map(nameOf)
  const { text, constants } = forMany(statement, types)
  const named = (values: unknown[]) =>
    Object.fromEntries(names.flatMap((name, at) => (name ? [[name, values[at]]] : [])))
  const find = inGroups(
    async (asked: unknown[][]) => {
      const [first] = asked
      if (asked.length === 1 && first) return [await ask(statement.sql, first)]
      const given = JSON.stringify(asked.map((values, n) => ({ ...named(values), n })))
      const found: unknown[][][] = asked.map(() => [])
      for (const row of await ask(text, [given, ...constants])) found[Number(row.at(-1))]?.push(row)
      return found
    },
    { lanes, most },
  )
  // a value that is missing is the fault of who asks alone
  return async (values) => find(fill(values))
}

/** The statement for a list of values, as JSON; each row says at its end whose it is. @throws of a value without a type */
function forMany({ sql, params }: Text, types: Record<string, string>) {
  const constants: unknown[] = []
  const own = params.map((param) => {
    const name = nameOf(param)
    if (name === undefined) return `$${constants.push(param) + 1}`
    if (!types[name]) throw new Error(`The type of the value "${name}" is not given.`)
    return `asked."${name}"`
  })
  const columns = Object.entries(types).map(([name, type]) => `"${name}" ${type}`)
  // OFFSET keeps it a statement of its own, planned for one record, whatever the number of those who ask
  const text = `select found.*, asked.n from json_to_recordset($1::json) as asked (${columns.join(', ')}, n int)
    cross join lateral (${sql.replaceAll(/\$(\d+)/g, (_, nth) => own[nth - 1] ?? '')} offset 0) found`
  return { text, constants }
}
