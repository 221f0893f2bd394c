import Box from '@mui/material/Box'
import type { CSSProperties } from 'react'
import { brandName } from './brandName.ts'
import { mortarPath } from './mortar.ts'
import { fonts } from './tokens.ts'

/**
 * The mortar and the name of the shop; `size` is the height of the mortar in px. Where there is a logo, the server's
 * styles show it in their place (apps/api/src/http/brandHead.ts).
 */
export function BrandMark(props: { size?: number }) {
  const size = props.size ?? 28
  return (
    <Box
      component="span"
      className="brand"
      style={{ '--mark': `${size}px` } as CSSProperties}
      sx={brand}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden>
        <path d={mortarPath} />
      </svg>
      {/* a long name is cut in a header; a sign-in has room for two lines */}
      <span lang="en" style={{ fontSize: size * 0.8, whiteSpace: size > 30 ? 'normal' : 'nowrap' }}>
        {brandName()}
      </span>
    </Box>
  )
}

const brand = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  color: 'primary.main',
  '& > svg': { flexShrink: 0 },
  '& > span': {
    fontFamily: fonts.serif,
    fontWeight: 600,
    lineHeight: 1.25,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'text.primary',
    letterSpacing: '0.01em',
  },
} as const
