import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { FileDrop } from '@officina/ui/FileDrop'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import { catalogWords } from './words.ts'

/** What becomes of the cover when the catalog is saved; a picture is its shown part. */
export type Cover = 'kept' | 'removed' | { file: File; shown: Blob }

/** The cover of a catalog: the one it has, another one, or none. */
export function CoverField(props: {
  src: string | null
  cover: Cover
  error: string | undefined
  onChange: (cover: Cover) => void
}) {
  const t = useText(catalogWords)
  const [isUnread, setUnread] = useState(false)
  const { cover, src } = props
  const isRemoved = cover === 'removed'
  async function choose(file: File | undefined) {
    setUnread(false)
    if (!file) return props.onChange('kept')
    try {
      props.onChange({ file, shown: await coverOf(file) })
    } catch {
      setUnread(true)
    }
  }
  return (
    <>
      {src && typeof cover === 'string' && (
        <Box sx={{ mb: 3 }}>
          <CoverPicture
            src={src}
            sx={{ borderRadius: '8px', maxWidth: 320, opacity: isRemoved ? 0.4 : 1 }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {isRemoved ? t.coverGone : t.coverNow}
            <Button onClick={() => props.onChange(isRemoved ? 'kept' : 'removed')}>
              {isRemoved ? t.keepCover : t.removeCover}
            </Button>
          </Box>
        </Box>
      )}
      <FileDrop
        label={t.cover}
        help={t.coverHelp}
        accept={['image/jpeg', 'image/png']}
        maxBytes={5 * 1024 * 1024}
        maxFiles={1}
        files={typeof cover === 'string' ? [] : [cover.file]}
        error={isUnread ? t.coverUnread : props.error}
        onChange={(files) => void choose(files[0])}
      />
    </>
  )
}

/** Sends what was decided about the cover of an own catalog. */
export async function saveCover(catalogId: string, cover: Cover): Promise<void> {
  const params = { path: { catalogId } }
  if (cover === 'kept') return
  if (cover === 'removed') {
    await api.del('/api/doctor/catalogs/{catalogId}/cover', { params })
    return
  }
  const { upload } = await import('@officina/client/transfer')
  const form = new FormData()
  form.append('cover', cover.shown, cover.file.name)
  await upload('post', '/api/doctor/catalogs/{catalogId}/cover', { params, form })
}

const width = 1200
const height = 400

/** The middle of a picture in the shape of a cover, as JPEG without what a camera wrote into it. */
async function coverOf(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return file
  // JPEG has no transparency
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
