import type { PagePath } from './pages.ts'

type ParamsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Search = Record<string, string | readonly string[] | undefined>

/**
 * The address of a page of the table, with its parts and its query: a list is a name more than once, and what is
 * undefined is left out.
 */
export function pathTo<Path extends PagePath>(
  path: Path,
  ...[params, search = {}]: [ParamsOf<Path>] extends [never]
    ? [params?: Record<string, never>, search?: Search]
    : [params: Record<ParamsOf<Path>, string>, search?: Search]
): string {
  const parts: Record<string, string> = params ?? {}
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(parts[name] as string))
  const query = Object.entries(search)
    .flatMap(([name, value = []]) =>
      [value].flat().map((each) => `${name}=${encodeURIComponent(each)}`),
    )
    .join('&')
  return query ? `${filled}?${query}` : filled
}
