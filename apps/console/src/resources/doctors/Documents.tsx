import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { formatFileSize } from '@officina/shared/format'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { q } from '../../providers/queries.ts'
import { DocumentView } from './DocumentView.tsx'

/** The licence documents: a list, and the chosen one in view. */
export function Documents(props: { doctorId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const me = useMe()
  const { doctorId } = props
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch } = useQuery(
    q('/api/admin/doctors/{doctorId}/documents', { params: { path: { doctorId } } }),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  // about as high as a document in view: what stands below stays where it is
  if (!data) return <ListSkeleton rows={8} />
  if (data.length === 0) return <Card sx={{ p: 5, mb: 5 }}>{t.none}</Card>
  const current = data.find((file) => file.id === chosen) ?? data.find((file) => !file.deleted_at)
  return (
    <Card sx={{ mb: 5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((file) => (
          <Box key={file.id} component="li" sx={row}>
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.filename}</Box>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {formatFileSize(file.size, locale)} ·{' '}
                <DateText value={file.created_at} time timeZone={me.time_zone} />
                {file.deleted_at && <> · {t.deleted}</>}
              </Box>
            </Box>
            {!file.deleted_at && (
              <>
                <Button
                  size="small"
                  aria-pressed={file === current}
                  onClick={() => setChosen(file.id)}
                >
                  {t.view}
                </Button>
                <Button size="small" onClick={() => void save(doctorId, file.id)}>
                  {t.save}
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
      {current && <DocumentView key={current.id} doctorId={doctorId} file={current} />}
    </Card>
  )
}

const save = (doctorId: string, documentId: string) =>
  dataProvider.file(`/api/admin/doctors/${doctorId}/documents/${documentId}`, { isSaved: true })

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  none: [
    'No document was sent. Ask the doctor for the licence document.',
    '書類が提出されていません。医師に免許の書類を求めてください。',
  ],
  deleted: ['deleted', '削除済み'],
  view: ['View', '表示'],
  save: ['Download', 'ダウンロード'],
})
