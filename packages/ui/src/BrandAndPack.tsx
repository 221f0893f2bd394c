import Box from '@mui/material/Box'
import { packText } from '@officina/shared/dosage/units'
import type { ReactNode } from 'react'
import { useLocale } from './text.tsx'

/** Under a product's name: its brand and pack, then what else there is to say. */
export function BrandAndPack(props: { brand: string; pack: string; children?: ReactNode }) {
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {props.brand} · {packText(props.pack, useLocale())}
      {props.children}
    </Box>
  )
}
