import Button from '@mui/material/Button'
import type { ApiError } from '@officina/client/errors'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ListResult } from '../providers/queries.ts'

type Props<Row> = {
  /** The rows of a range, the newest first: `listQ` of the call. */
  query: (range: [number, number]) => UseQueryOptions<ListResult<Row>, ApiError>
  /** How many are read at once. */
  step?: number | undefined
  children: (rows: Row[]) => ReactNode
}

/** The newest rows of a list; those before them come below as somebody asks for them. */
export function Older<Row extends { id: string }>({ query, step = 25, children }: Props<Row>) {
  const t = useText(messages)
  const [pages, setPages] = useState(1)
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, at) => query([at * step, (at + 1) * step - 1])),
  })
  const failed = answers.find(({ error }) => error)
  const error = failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  const first = answers[0]?.data
  if (!first) return error ?? <ListSkeleton rows={4} />
  // a row that has come in since moves another one into the next range
  const rows = new Map(
    answers.flatMap(({ data }) => (data?.data ?? []).map((row) => [row.id, row])),
  )
  const last = answers.at(-1)?.data
  const isPending = !last
  return (
    <>
      {children([...rows.values()])}
      {error}
      {!error && (isPending || (last.data.length === step && last.total > pages * step)) && (
        <Button
          aria-disabled={isPending || undefined}
          onClick={() => isPending || setPages(pages + 1)}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}

const messages = defineMessages({
  more: ['Show older', 'さらに表示'],
})
