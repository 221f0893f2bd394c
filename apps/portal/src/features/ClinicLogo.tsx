import Box from '@mui/material/Box'
import { apiAddress } from '@officina/ui/apiAddress.ts'
import { useState } from 'react'

/** The logo of a clinic, on white as it was drawn; nothing without one or when it cannot be loaded. */
export function ClinicLogo(props: {
  src: string | null | undefined
  name: string
  height: number
}) {
  const { src, name, height } = props
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <Box
      component="img"
      src={apiAddress(src)}
      alt={name}
      onError={() => setBroken(src)}
      sx={{
        display: 'block',
        height,
        maxWidth: height * 4,
        objectFit: 'contain',
        bgcolor: '#fff',
        borderRadius: '4px',
        p: '2px',
      }}
    />
  )
}
