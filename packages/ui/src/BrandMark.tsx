import Box from '@mui/material/Box'
import { mortarPath } from './mortar.ts'
import { fonts } from './tokens.ts'

/** The mortar and the word Officina; `size` is the height of the mortar in px. */
export function BrandMark(props: { size?: number; wordless?: boolean }) {
  const size = props.size ?? 28
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'primary.main' }}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="currentColor"
        role={props.wordless ? 'img' : undefined}
        aria-label={props.wordless ? 'Officina' : undefined}
        aria-hidden={props.wordless ? undefined : true}
      >
        <path d={mortarPath} />
      </svg>
      {!props.wordless && (
        <Box
          component="span"
          lang="en"
          sx={{
            fontFamily: fonts.serif,
            fontWeight: 600,
            fontSize: size * 0.8,
            lineHeight: 1,
            color: 'text.primary',
            letterSpacing: '0.01em',
          }}
        >
          Officina
        </Box>
      )}
    </Box>
  )
}
