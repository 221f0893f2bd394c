import Box from '@mui/material/Box'
import { defineMessages, Space, useText } from '@officina/ui/text'
import type { Warning } from './draft.ts'

const tones = { block: 'stopped', stop: 'stopped', warn: 'attention', info: 'progress' } as const

/** One warning in its own words, on the tint of its weight, with the source of its figure. */
export function WarningText({ warning }: { warning: Warning }) {
  const t = useText(messages)
  const url = warning.detail?.source_url
  const tone = tones[warning.level]
  return (
    <Box
      sx={{
        mt: 2,
        px: 3,
        py: 2,
        borderRadius: '8px',
        fontSize: '0.875rem',
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.tint`,
      }}
    >
      {warning.message}
      {typeof url === 'string' && (
        <>
          <Space />
          <a href={url} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
            {t.source}
          </a>
        </>
      )}
    </Box>
  )
}

const messages = defineMessages({
  source: ['Source', '出典'],
})
