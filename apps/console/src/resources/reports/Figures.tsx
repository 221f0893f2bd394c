import { loadErrorText } from '@officina/ui/errorText.ts'
import { FiguresView } from '@officina/ui/figures/FiguresView'
import { figureQueryOf } from '@officina/ui/figures/query.ts'
import { Toolbar } from '@officina/ui/figures/Toolbar'
import { CardSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'
import { useDownload } from '../../schema/useDownload.ts'

/** Figures of all practices, or of one, compared with the period before or last year. */
export function Figures() {
  const t = useText(messages)
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const { save } = useDownload()
  const asked = figureQueryOf(params)
  const query = q('/api/admin/figures', { params: { query: asked } })
  const catalogs = useQuery(
    q('/api/admin/catalogs', { params: { query: { range: [0, 99] } } }),
  ).data
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData })
  const changed = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(changes)) {
      next.delete(key)
      if (value) next.set(key, value)
    }
    return next
  }
  const set = (changes: Record<string, string | undefined>) =>
    setParams(changed(changes), { replace: true, preventScrollReset: true })
  return (
    <>
      <Toolbar
        query={asked}
        figures={data}
        catalogs={catalogs ?? []}
        timeZone={useMe().time_zone}
        onChange={set}
      >
        <div style={{ width: 220 }}>
          <ReferencePicker
            resource="doctors"
            value={asked.doctor_id ?? null}
            ariaLabel={t.doctor}
            placeholder={t.doctor}
            filter={{ status: ['approved', 'suspended', 'closed'] }}
            onChange={(doctor) => set({ doctor: doctor ?? undefined })}
          />
        </div>
      </Toolbar>
      {error && !data && (
        <ErrorState
          title={t.failed}
          message={loadErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <CardSkeleton cards={4} />}
      {data && (
        <FiguresView
          figures={data}
          page={{
            hrefOf: (change) => `?${changed(change)}`,
            onCsv: (table) =>
              void save('/api/admin/figures/csv', { query: { ...asked, table, locale } }),
            measure: params.get('measure'),
          }}
          onMeasure={(measure) => set({ measure })}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  doctor: ['All doctors', 'すべての医師'],
  failed: ['The figures could not be loaded', '数値を読み込めませんでした'],
})
