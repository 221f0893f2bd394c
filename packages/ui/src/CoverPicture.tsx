import Box from '@mui/material/Box'
import { useState } from 'react'

/** The picture above a catalog, three times as wide as high; nothing while there is none or it cannot be loaded. */
export function CoverPicture({ src, sx }: { src: string | null | undefined; sx?: object }) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      onError={() => setBroken(src)}
      sx={{ ...picture, ...sx }}
    />
  )
}

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const
