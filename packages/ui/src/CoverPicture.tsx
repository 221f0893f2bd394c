import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { apiAddress } from './apiAddress.ts'

/** The picture above a catalog, three times as wide as high; `otherwise` while there is none or it cannot be loaded. */
export function CoverPicture(props: {
  src: string | null | undefined
  sx?: object
  otherwise?: ReactNode
}) {
  const { src, sx, otherwise = null } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return otherwise
  return (
    <Box
      component="img"
      src={apiAddress(src)}
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
