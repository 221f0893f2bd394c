import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { apiAddress } from './apiAddress.ts'
import { pictureSizes } from './pictureSizes.ts'

/** The picture above a catalog, three times as wide as high; `otherwise` while there is none or it cannot be loaded. */
export function CoverPicture(props: {
  src: string | null | undefined
  /** What it shows; empty where nobody has said it. */
  alt: string
  /** How wide it is drawn, in px or CSS: which of the kept sizes is loaded follows it. */
  drawn: number | string
  sx?: object
  otherwise?: ReactNode
}) {
  const { src, alt, drawn, sx, otherwise = null } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return otherwise
  return (
    <Box
      component="img"
      {...pictureSizes(src, drawn)}
      src={apiAddress(src)}
      alt={alt}
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
