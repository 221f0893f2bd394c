import { is, Param, Placeholder } from './sql.ts'

/** Puts values in the places of placeholders; which parameters are some is found out once. */
export function filled(params: unknown[]): (given: Record<string, unknown>) => unknown[] {
  if (params.every((param) => nameOf(param) === undefined)) return () => params
  const values = params.map((param) => {
    if (is(param, Placeholder)) return ofName(param, (value) => value)
    if (is(param, Param) && is(param.value, Placeholder))
      return ofName(param.value, (value) => param.encoder.mapToDriverValue(value))
    return () => param
  })
  return (given) => values.map((read) => read(given))
}

/** The name of the value that a parameter waits for; undefined of one that stands in the statement itself. */
export function nameOf(param: unknown): string | undefined {
  const value = is(param, Param) ? param.value : param
  return is(value, Placeholder) ? value.name : undefined
}

const ofName =
  ({ name }: Placeholder, encode: (value: unknown) => unknown) =>
  (given: Record<string, unknown>) => {
    if (!(name in given)) throw new Error(`A statement lacks the value "${name}".`)
    return encode(given[name])
  }
