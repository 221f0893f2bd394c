import Box from '@mui/material/Box'
import { formatDate } from '@officina/shared/format'
import { statusOf } from '@officina/shared/status/words'
import { diffOf } from '@officina/shared/versionDiff'
import { documentOfRecipe } from '@officina/ui/recipeDocument.ts'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { VersionDiff } from '@officina/ui/VersionDiff'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { recipeQuery, versionsQuery } from './comparisonQueries.ts'

/** Two versions of a course side by side. */
export function ComparisonPanel({ id, other }: { id: string; other: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const [, setSearch] = useSearchParams()
  const versions = useQuery(versionsQuery(id)).data ?? []
  const after = useQuery(recipeQuery(id))
  const before = useQuery(recipeQuery(other))
  const failed = [before, after].find((each) => each.error)
  const number = after.data ? t.version(after.data.version) : ''
  const put = (change: (next: URLSearchParams) => void) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old)
        change(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <SidePanel
      width={880}
      title={after.data ? t.title(after.data.label || after.data.number || '', number) : t.compare}
      onClose={() =>
        put((next) => {
          next.delete('diff')
          next.delete('with')
        })
      }
    >
      {failed?.error?.status === 404 || failed?.error?.status === 422 ? (
        <EmptyState title={t.missing} />
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !before.data || !after.data ? (
        <ListSkeleton rows={4} />
      ) : (
        <>
          <Box sx={{ maxWidth: 400 }}>
            <SelectField
              label={t.with}
              value={other}
              options={versions
                .filter((each) => each.id !== id)
                .map((each) => ({
                  value: each.id,
                  label: [
                    t.version(each.version),
                    statusOf('recipe', each.status, locale).label,
                    each.issued_at && formatDate(each.issued_at, locale),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              onChange={(event) => put((next) => next.set('with', event.target.value))}
            />
          </Box>
          <VersionDiff
            rows={diffOf(
              documentOfRecipe(before.data, locale),
              documentOfRecipe(after.data, locale),
            )}
            before={t.version(before.data.version)}
            after={number}
          />
        </>
      )}
    </SidePanel>
  )
}

const messages = defineMessages({
  compare: ['Compare versions', '版の比較'],
  title: (name: string, version: string) => [`${name}, ${version}`, `${name} ${version}`],
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  with: ['Compare with', '比較する版'],
  missing: ['One of these versions does not exist', '比較する版が見つかりません'],
})
