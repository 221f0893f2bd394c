import type { ApiError } from '@officina/client/api'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import type { ReactNode } from 'react'

export type Read<T> = { data: T | undefined; error: ApiError | null; refetch: () => unknown }

/** What a part of a page has read; until then its skeleton, or what went wrong and a way to try again. */
export function Loaded<T>(props: {
  query: Read<T>
  skeleton?: ReactNode
  /** Said instead, where what was asked for is not there. */
  missing?: ReactNode
  heading?: 'h1'
  children: (data: T) => ReactNode
}) {
  const { skeleton = <ListSkeleton rows={4} /> } = props
  const { data, error, refetch } = props.query
  if (data !== undefined) return props.children(data)
  if (!error) return skeleton
  if (props.missing && (error.status === 404 || error.status === 422)) return props.missing
  return (
    <ErrorState
      heading={props.heading}
      error={error}
      referenceId={error.requestId}
      onRetry={() => void refetch()}
    />
  )
}
