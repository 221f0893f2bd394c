// with what stands in parentheses gone, a WITH is a list of names before its statement
const VERB =
  /^\s*(?:with\b.*?)?\b(select|insert|update|delete|begin|commit|rollback|notify|listen|copy|set|lock)\b/is
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i

/** What a statement is, in as many words as there are tables: never a value of it. */
export function shapeOf(text: string): { verb: string; table?: string } {
  const flat = withoutParentheses(text)
  const verb = (VERB.exec(flat)?.[1] ?? 'query').toUpperCase()
  const table = /^(BEGIN|COMMIT|ROLLBACK|SET|QUERY)$/.test(verb) ? undefined : TABLE.exec(flat)?.[1]
  return table ? { verb, table } : { verb }
}

/** What a statement reads in parentheses is not what it is about. */
function withoutParentheses(text: string): string {
  let depth = 0
  let flat = ''
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth++
    else if (part === ')') depth--
    else if (depth === 0) flat += part
  }
  return flat
}

const LONGEST = 2_000

/**
 * The statement with `?` for everything that could be a value: parameters stay `$1`. Undefined where quotes may mean
 * something else (escapes, dollar quotes), so that nothing slips through.
 */
export function withoutValues(text: string): string | undefined {
  if (/\\|\$[a-z_]*\$/i.test(text)) return undefined
  const bare = text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare
}
