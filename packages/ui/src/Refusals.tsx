import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { Refusal } from './refusals.ts'
import { Colon, Space } from './text.tsx'

/** What was refused, each with the way to its field. */
export function Refusals(props: {
  refusals: readonly Refusal[]
  onShow: (refusal: Refusal) => void
}) {
  const { refusals } = props
  return refusals.map((refusal) => {
    const { line = '', field, name, text } = refusal
    return (
      <Box
        key={`${line} ${field}`}
        component="span"
        sx={{ display: refusals.length > 1 ? 'block' : 'inline' }}
      >
        <MuiLink
          component="button"
          type="button"
          color="inherit"
          sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start', verticalAlign: 'baseline' }}
          onClick={() => props.onShow(refusal)}
        >
          {name ?? text}
        </MuiLink>
        {name && (
          <>
            <Colon />
            {text}
          </>
        )}
        <Space />
      </Box>
    )
  })
}
