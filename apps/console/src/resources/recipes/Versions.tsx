import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { formatDate } from '@officina/shared/format'
import { statusOf } from '@officina/shared/status/words'
import { diffOf, type VersionDocument } from '@officina/shared/versionDiff'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { SelectField } from '@officina/ui/SelectField'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { VersionDiff } from '@officina/ui/VersionDiff'
import { DateText } from '@officina/ui/values'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'

type Version = { id: string; version: number; status: string; at: string | null }
type Props = {
  current: { id: string; version: number }
  versions: readonly Version[]
  hrefOf: (id: string) => string
  /** How a version is read whole. */
  query: (id: string) => { queryKey: readonly unknown[] }
  documentOf: (record: unknown) => VersionDocument
  /** Why nothing can be compared. */
  hidden?: string | undefined
}

/** All versions, and two of them side by side. */
export function Versions(props: Props) {
  const t = useText(messages)
  const { current, versions } = props
  const before = versions.find((each) => each.version < current.version)
  const [left, setLeft] = useState(before?.id ?? versions.find((v) => v.id !== current.id)?.id)
  const columns: Column<Version>[] = [
    {
      key: 'version',
      header: t.version,
      render: (row) => (
        <Link component={RouterLink} to={props.hrefOf(row.id)}>
          {t.number(row.version)}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t.status,
      render: (row) => <Status kind="recipe" value={row.status} />,
    },
    {
      key: 'at',
      header: t.at,
      render: (row) => (row.at ? <DateText value={row.at} time /> : '–'),
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataTable label={t.versions} columns={columns} rows={versions} rowKey={(row) => row.id} />
      {props.hidden && <Alert severity="info">{props.hidden}</Alert>}
      {!props.hidden && left && <Comparison {...props} left={left} onLeft={setLeft} />}
    </Box>
  )
}

function Comparison(props: Props & { left: string; onLeft: (id: string) => void }) {
  const t = useText(messages)
  const locale = useLocale()
  const others = props.versions.filter((each) => each.id !== props.current.id)
  const chosen = others.find((each) => each.id === props.left)
  const found = useQueries({
    queries: [props.left, props.current.id].map((id) => props.query(id) as { queryKey: string[] }),
  })
  const [before, after] = found
  const failed = found.find((each) => each.error)
  return (
    <section aria-label={t.compare}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectField
          label={t.compareWith}
          value={props.left}
          options={others.map((each) => ({
            value: each.id,
            label: [
              t.number(each.version),
              statusOf('recipe', each.status, locale).label,
              each.at && formatDate(each.at, locale),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={(event) => props.onLeft(event.target.value)}
        />
      </Box>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : before?.data && after?.data ? (
        <VersionDiff
          rows={diffOf(props.documentOf(before.data), props.documentOf(after.data))}
          before={t.number(chosen?.version ?? 0)}
          after={t.number(props.current.version)}
        />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </section>
  )
}

const messages = defineMessages({
  versions: ['Versions', '版の一覧'],
  version: ['Version', '版'],
  number: (n: number) => [`Version ${n}`, `第${n}版`],
  status: ['Status', '状態'],
  at: ['Date', '日時'],
  compare: ['Comparison', '比較'],
  compareWith: ['Compare with', '比較する版'],
})
