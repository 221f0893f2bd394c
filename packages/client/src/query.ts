import type { paths } from '@officina/openapi/schema'
import {
  QueryClient as Client,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api, type ListResult } from './api.ts'
import { ApiError } from './errors.ts'
import type {
  CallInit,
  InitArgs,
  OperationOf,
  OptionalInit,
  ParamsInit,
  PathOf,
  ResultOf,
  RowOf,
} from './types.ts'

type GetPath = PathOf<paths, 'get'>
type GetOp<Path extends GetPath> = OperationOf<paths, Path, 'get'>
type QueryInit<Path extends GetPath> = ParamsInit<GetOp<Path>> & { quiet?: boolean }

export type MutationMethod = 'post' | 'patch' | 'delete'
export type MutationPath<M extends MutationMethod> = PathOf<paths, M>
type Variables<M extends MutationMethod, Path extends MutationPath<M>> = OptionalInit<
  CallInit<OperationOf<paths, Path, M>>
>
type Result<M extends MutationMethod, Path extends MutationPath<M>> = ResultOf<
  OperationOf<paths, Path, M>
>

/** The unwrapped result of a GET path, for `useQuery`, `ensureQueryData` … */
export type QueryResult<Path extends GetPath> = ResultOf<GetOp<Path>>
/** The paths that are read. */
export type ListPath = GetPath
/** What `listQ` gives of a path. */
export type ListOptions<Path extends GetPath> = ReturnType<typeof listQ<Path>>
/** The row type of a list path. */
export type ListRow<Path extends GetPath> = RowOf<GetOp<Path>>

/** Query options of a GET: key `[path, {params}]`. An empty answer is null. */
export function q<Path extends GetPath>(path: Path, ...[init]: InitArgs<QueryInit<Path>>) {
  return queryOptions<QueryResult<Path>, ApiError>({
    queryKey: [path, keyOf(init)],
    queryFn: async ({ signal }) =>
      ((await api.request('GET', path, { ...(init as object), signal })).data ??
        null) as QueryResult<Path>,
  })
}

/** Query options of a list with its total: key `[path, {params}, 'list']`. */
export function listQ<Path extends GetPath>(path: Path, ...[init]: InitArgs<QueryInit<Path>>) {
  return queryOptions<ListResult<ListRow<Path>>, ApiError>({
    queryKey: [path, keyOf(init), 'list'],
    queryFn: ({ signal }) => api.list(path, { ...(init as object), signal } as never) as never,
  })
}

/**
 * `placeholderData` of a list: keeps the previous rows, if any, while others load, so that "nothing
 * matches" is never shown for a search without a response.
 */
export function keepRows<List extends { total: number }>(
  before: List | undefined,
): List | undefined {
  return before && before.total > 0 ? before : undefined
}

type ApiMutationOptions<M extends MutationMethod, Path extends MutationPath<M>, Context> = Omit<
  UseMutationOptions<Result<M, Path>, ApiError, Variables<M, Path>, Context>,
  'mutationFn'
> & {
  /** Paths whose queries, and those below them, are refetched before the mutation completes. */
  invalidates?: readonly GetPath[] | readonly string[]
}

type Work<T, Variables> = Omit<UseMutationOptions<T, ApiError, Variables>, 'mutationFn'> &
  Pick<ApiMutationOptions<never, never, never>, 'invalidates'>

/**
 * A mutation of one path, whose variables are `{ params, body, headers }`; or of several calls, an upload or a
 * download that run as one.
 */
export function useApiMutation<
  M extends MutationMethod,
  Path extends MutationPath<M>,
  Context = unknown,
>(
  method: M,
  path: Path,
  options?: ApiMutationOptions<M, Path, Context>,
): UseMutationResult<Result<M, Path>, ApiError, Variables<M, Path>, Context>
export function useApiMutation<T, Variables = void>(
  work: (variables: Variables) => Promise<T>,
  options?: Work<T, Variables>,
): UseMutationResult<T, ApiError, Variables>
export function useApiMutation(...[what, path, more]: readonly unknown[]): unknown {
  const queryClient = useQueryClient()
  const made =
    typeof what === 'string'
      ? apiMutation(queryClient, what as 'post', path as never, more as object)
      : {
          ...(path as object),
          mutationFn: what,
          onSuccess: afterwards(queryClient, path as object),
        }
  return useMutation(made as UseMutationOptions<unknown, ApiError>)
}

/** The options behind `useApiMutation` of one path, for callers outside of components. */
export function apiMutation<
  M extends MutationMethod,
  Path extends MutationPath<M>,
  Context = unknown,
>(
  queryClient: QueryClient,
  method: M,
  path: Path,
  options: ApiMutationOptions<M, Path, Context> = {},
): UseMutationOptions<Result<M, Path>, ApiError, Variables<M, Path>, Context> {
  return {
    ...options,
    mutationFn: async (variables) =>
      (await api.request(METHODS[method], String(path), init(variables))).data as Result<M, Path>,
    onSuccess: afterwards(queryClient, options),
  }
}

/** Changed data is refetched first. */
function afterwards<Args extends unknown[]>(
  queryClient: QueryClient,
  options: { invalidates?: readonly string[]; onSuccess?: (...args: Args) => unknown } = {},
) {
  return async (...args: Args): Promise<void> => {
    const { invalidates = [] } = options
    await Promise.all(invalidates.map((each) => invalidate(queryClient, each)))
    await options.onSuccess?.(...args)
  }
}

/**
 * Invalidates every query of this path and of the paths below it, and refetches the active ones. What was asked for
 * the first time, and not answered yet, may show the state before the change: it is asked for again.
 */
export async function invalidate(queryClient: QueryClient, path: string): Promise<void> {
  const below = `${path.replace(/\/$/, '')}/`
  const predicate = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    typeof key === 'string' && (key === path || key.startsWith(below))
  const underWay = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .map((query) => ({ query, answer: query.promise }))
  const refetched = queryClient.invalidateQueries({ predicate })
  const outrun = underWay.filter(({ query, answer }) => query.promise === answer)
  await Promise.all([
    refetched,
    ...outrun.map(async ({ query: { queryKey }, answer }) => {
      await answer?.catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey, exact: true })
    }),
  ])
}

/** After a conflict (409): the data on the page is outdated and is refetched. */
export function rereadAfterConflict(
  queryClient: QueryClient,
  error: unknown,
  paths: readonly string[],
): void {
  if (error instanceof ApiError && error.status === 409)
    for (const path of paths) void invalidate(queryClient, path)
}

/** Fresh for 30 s; retried twice when the server or the network failed, never after a 4xx or an abort. */
export function createQueryClient(): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (failures, error) => delayOf(failures, error),
        // a clinic's own network may be up without the internet: ask, and show what fails
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

// by way of unknown: the union over every path is more than the compiler follows
const init = (variables: unknown) => (variables ?? {}) as object

const METHODS = { post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const

function keyOf(init: { params?: unknown } | undefined) {
  return init?.params === undefined ? undefined : { params: init.params }
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500 && error.code !== 'ABORTED'
}

function delayOf(failures: number, error: unknown): number {
  const told = error instanceof ApiError ? error.retryAfter : undefined
  return told === undefined ? 500 * 2 ** failures : Math.min(told, 10) * 1000
}
