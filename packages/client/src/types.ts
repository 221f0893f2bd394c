type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths of P that have the method M. */
export type PathOf<P extends object, M extends HttpMethod> = {
  [Path in keyof P]: P[Path] extends Record<M, object> ? Path : never
}[keyof P] &
  string

export type OperationOf<
  P extends object,
  Path extends keyof P,
  M extends HttpMethod,
> = M extends keyof P[Path] ? P[Path][M] : never

/** The JSON of an operation's 2xx answers, `data` unwrapped; undefined for 204. */
export type ResultOf<Op> = Unwrapped<OkBody<Op>>

/** The row type of a list operation. */
export type RowOf<Op> = ResultOf<Op> extends readonly (infer Row)[] ? Row : never

/** What every call may carry besides its parameters and body. */
export type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A 401 is only thrown; the browser stays where it is. */
  quiet?: boolean
}

/** For each operation on its own: the product of all parameters and all bodies is more than the compiler can hold. */
export type CallInit<Op> = Op extends unknown ? ParamsInit<Op> & BodyInit<Op> & CallOptions : never

type Empty = Record<never, never>

/** An init argument that may be left out when nothing in it is required. */
export type InitArgs<Init> = Empty extends Init ? [init?: Init] : [init: Init]

/** The same as one value: `mutate()` may then be called with nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: only void makes an argument optional
export type OptionalInit<Init> = Empty extends Init ? Init | void : Init

type Unwrapped<Body> = Body extends readonly unknown[]
  ? Body
  : Body extends object
    ? 'data' extends keyof Body
      ? Body['data']
      : Body
    : Body

type OkStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | '2XX'

type OkBody<Op> = Op extends { responses: infer R }
  ? { [S in keyof R & OkStatus]: JsonOf<R[S]> }[keyof R & OkStatus]
  : never

type JsonOf<Response> = Response extends { content: infer C }
  ? C extends { 'application/json': infer Json }
    ? Json
    : never
  : undefined

export type ParamsInit<Op> = Op extends { parameters: infer P }
  ? Empty extends Params<P>
    ? { params?: Params<P> }
    : { params: Params<P> }
  : { params?: { query?: Record<string, unknown> } }

// the wire's own headers are set here, so a spec that requires them does not ask the caller
type Params<P> = Pick<P, keyof P & ('path' | 'query')> & {
  header?: P extends { header?: infer H } ? Partial<H> : never
}

type BodyInit<Op> = Op extends { requestBody?: never }
  ? { body?: undefined }
  : Op extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : Op extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { body?: Body }
      : { body?: undefined }
