import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { progressOf } from '@officina/shared/questionnaire'
import { useText } from '@officina/ui/text'
import { messages } from './messages.ts'
import type { Question, Values } from './types.ts'

/** How much of the form is answered, as a bar and in words. */
export function Progress(props: { questions: readonly Question[]; values: Values }) {
  const t = useText(messages)
  const { answered, asked } = progressOf(props.questions, props.values)
  const words = t.progress(answered, asked)
  return (
    <Box sx={{ minWidth: 160, flex: 1 }}>
      <LinearProgress
        variant="determinate"
        value={asked === 0 ? 0 : (answered / asked) * 100}
        aria-label={words}
      />
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 1 }}>{words}</Box>
    </Box>
  )
}
