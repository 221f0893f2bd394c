import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import RotateRight from '@mui/icons-material/RotateRight'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { formatFileSize } from '@officina/shared/format'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import { q } from '../../providers/queries.ts'
import { useDownload } from '../../schema/useDownload.ts'

/** The licence documents: a list, and the chosen one in view. */
export function Documents(props: { doctorId: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const { doctorId } = props
  const [chosen, setChosen] = useState<string>()
  const { save } = useDownload()
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
                {formatFileSize(file.size, locale)} · <DateText value={file.created_at} time />
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
                <Button size="small" onClick={() => void save(pathOf(doctorId, file.id))}>
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

const pathOf = (doctorId: string, documentId: string) =>
  `/api/admin/doctors/${doctorId}/documents/${documentId}`

type File = { id: string; filename: string; content_type: string; size: number }

/** One document: pictures with zoom and rotation, PDF in the browser's own viewer. Each look is recorded. */
function DocumentView(props: { doctorId: string; file: File }) {
  const { id, filename, content_type: type } = props.file
  const { data, error, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => dataProvider.file(pathOf(props.doctorId, id), { signal }),
    // looking once is one look
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const url = useUrl(data?.blob)
  if (error) return <ErrorState onRetry={() => void refetch()} error={error} />
  if (!data || !url) return <ListSkeleton rows={3} />
  if (type === 'application/pdf')
    return (
      <Box
        component="iframe"
        src={`${url}#navpanes=0&view=FitH`}
        title={filename}
        sx={{ width: '100%', height: 480, border: 0, display: 'block' }}
      />
    )
  if (type === 'image/tiff') return <Scan {...props} blob={data.blob} />
  return <Picture url={url} name={filename} />
}

/** A TIFF, which no browser shows by itself, page by page. */
function Scan(props: { doctorId: string; file: File; blob: Blob }) {
  const t = useText(messages)
  const locale = useLocale()
  const { id, filename, size } = props.file
  const [page, setPage] = useState(0)
  const { save } = useDownload()
  const { data, error } = useQuery({
    queryKey: ['page', id, page],
    queryFn: async () => (await import('./tiff.ts')).tiffPicture(props.blob, page),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const url = useUrl(data?.blob)
  if (error)
    return (
      <EmptyState
        title={t.cannot}
        text={t.about('TIFF', formatFileSize(size, locale))}
        action={
          <Button variant="outlined" onClick={() => void save(pathOf(props.doctorId, id))}>
            {t.saveNamed(filename)}
          </Button>
        }
      />
    )
  if (!data || !url) return <ListSkeleton rows={3} />
  return (
    <Picture url={url} name={filename}>
      {data.pages > 1 && (
        <>
          <IconButton
            aria-label={t.before}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
            sx={{ ml: 'auto' }}
          >
            <ChevronLeft />
          </IconButton>
          <Box component="span" role="status" sx={{ alignSelf: 'center' }}>
            {t.page(page + 1, data.pages)}
          </Box>
          <IconButton
            aria-label={t.next}
            disabled={page === data.pages - 1}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </>
      )}
    </Picture>
  )
}

function Picture(props: { url: string; name: string; children?: ReactNode }) {
  const t = useText(messages)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, p: 2 }}>
        <IconButton aria-label={t.out} disabled={zoom <= 1} onClick={() => setZoom(zoom - 0.5)}>
          <ZoomOut />
        </IconButton>
        <IconButton aria-label={t.in} disabled={zoom >= 4} onClick={() => setZoom(zoom + 0.5)}>
          <ZoomIn />
        </IconButton>
        <IconButton aria-label={t.rotate} onClick={() => setTurns((turns + 1) % 4)}>
          <RotateRight />
        </IconButton>
        {props.children}
      </Box>
      <Box
        role="region"
        aria-label={props.name}
        tabIndex={0}
        sx={{ height: 400, overflow: 'auto', bgcolor: 'background.default', textAlign: 'center' }}
      >
        <img
          src={props.url}
          alt={props.name}
          style={{
            width: `${zoom * 100}%`,
            maxWidth: 'none',
            transform: `rotate(${turns * 90}deg)`,
          }}
        />
      </Box>
    </>
  )
}

/** An address for a picture or file in memory, for as long as it is shown. */
function useUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

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
    'No document yet. Ask the doctor for the licence document.',
    '書類が提出されていません。医師に免許の書類を求めてください。',
  ],
  deleted: ['deleted', '削除済み'],
  view: ['View', '表示'],
  save: ['Download', 'ダウンロード'],
  in: ['Zoom in', '拡大'],
  out: ['Zoom out', '縮小'],
  rotate: ['Rotate', '回転'],
  before: ['Previous page', '前のページ'],
  next: ['Next page', '次のページ'],
  page: (page: number, pages: number) => [
    `Page ${page} of ${pages}`,
    `${pages}ページ中${page}ページ目`,
  ],
  cannot: ['This file cannot be previewed', 'このファイルはプレビューできません'],
  about: (kind: string, size: string) => [
    `${kind}, ${size}. Download it to check it.`,
    `${kind}、${size}。ダウンロードして確認してください。`,
  ],
  saveNamed: (name: string) => [`Download ${name}`, `${name} をダウンロード`],
})
