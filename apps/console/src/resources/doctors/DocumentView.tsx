import RotateRight from '@mui/icons-material/RotateRight'
import ZoomIn from '@mui/icons-material/ZoomIn'
import ZoomOut from '@mui/icons-material/ZoomOut'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'

type File = { id: string; filename: string; content_type: string }

/** One document: pictures with zoom and rotation, PDF in the browser's own viewer. Each look is recorded. */
export function DocumentView(props: { doctorId: string; file: File }) {
  const t = useText(messages)
  const { url, error, retry } = useBlobUrl(props.doctorId, props.file.id)
  if (error) return <ErrorState onRetry={retry} error={error} />
  if (!url) return <ListSkeleton rows={3} />
  if (props.file.content_type === 'application/pdf')
    return (
      <Box
        component="iframe"
        src={`${url}#navpanes=0&view=FitH`}
        title={props.file.filename}
        sx={{ width: '100%', height: 480, border: 0, display: 'block' }}
      />
    )
  if (/^image\/(png|jpeg)$/.test(props.file.content_type))
    return <Picture url={url} name={props.file.filename} />
  return <Box sx={{ p: 4, color: 'text.secondary' }}>{t.cannot}</Box>
}

function Picture(props: { url: string; name: string }) {
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

function useBlobUrl(doctorId: string, documentId: string) {
  const [url, setUrl] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['document', documentId],
    queryFn: ({ signal }) =>
      dataProvider.file(`/api/admin/doctors/${doctorId}/documents/${documentId}`, { signal }),
    // looking once is one look
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data.blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url, error, retry: () => void refetch() }
}

const messages = defineMessages({
  in: ['Zoom in', '拡大'],
  out: ['Zoom out', '縮小'],
  rotate: ['Rotate', '回転'],
  cannot: [
    'The browser cannot show this kind of file. Download it instead.',
    'この形式はブラウザーで表示できません。ダウンロードしてご覧ください。',
  ],
})
