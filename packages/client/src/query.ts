import type { paths } from '@officina/openapi/schema'
import {
  QueryClient as Client,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
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
 * `placeholderData` of a list: while other rows load it shows those of before, if there were any; "nothing
 * matches" is never said of a search that has not been answered.
 */
export function keepRows<List extends { total: number }>(
  before: List | undefined,
): List | undefined {
  return before && before.total > 0 ? before : undefined
}

export type ApiMutationOptions<
  M extends MutationMethod,
  Path extends MutationPath<M>,
  Context,
> = Omit<
  UseMutationOptions<Result<M, Path>, ApiError, Variables<M, Path>, Context>,
  'mutationFn'
> & {
  /** Paths whose queries, and those below them, are read again before the mutation counts as done. */
  invalidates?: readonly GetPath[] | readonly string[]
}

/** A mutation of one path; its variables are `{ params, body, headers }`. */
export function useApiMutation<
  M extends MutationMethod,
  Path extends MutationPath<M>,
  Context = unknown,
>(method: M, path: Path, options: ApiMutationOptions<M, Path, Context> = {}) {
  return useMutation(apiMutation(useQueryClient(), method, path, options))
}

/** The options behind `useApiMutation`, for callers outside of components. */
export function apiMutation<
  M extends MutationMethod,
  Path extends MutationPath<M>,
  Context = unknown,
>(
  queryClient: QueryClient,
  method: M,
  path: Path,
  { invalidates = [], ...options }: ApiMutationOptions<M, Path, Context> = {},
): UseMutationOptions<Result<M, Path>, ApiError, Variables<M, Path>, Context> {
  return {
    ...options,
    mutationFn: async (variables) =>
      (await api.request(METHODS[method], String(path), init(variables))).data as Result<M, Path>,
    onSuccess: async (...args) => {
      await Promise.all(invalidates.map((each) => invalidate(queryClient, each)))
      await options.onSuccess?.(...args)
    },
  }
}

/** Marks every query of this path and of the paths below it as stale and reads the shown ones again. */
export function invalidate(queryClient: QueryClient, path: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && (key === path || key.startsWith(`${path.replace(/\/$/, '')}/`)),
  })
}

/** After a refusal because somebody was faster (409): what stands on the page is old, and is read again. */
export function rereadAfterConflict(
  queryClient: QueryClient,
  error: unknown,
  paths: readonly string[],
): void {
  if (error instanceof ApiError && error.status === 409)
    for (const path of paths) void invalidate(queryClient, path)
}

/** Fresh for 30 s; tries twice more when the server or the network failed, never after a 4xx or an abort. */
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
