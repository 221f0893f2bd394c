import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Steps } from '@officina/ui/Steps'
import { useText } from '@officina/ui/text'
import { messages } from './messages.ts'

type Parts = Record<'patient' | 'products' | 'dosage' | 'message' | 'review', React.ReactNode>

/** Choose left, recipe right. */
export function Wide({ parts, bar }: { parts: Parts; bar: React.ReactNode }) {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: '5fr 7fr', alignItems: 'start' }}>
      <Box component="section" aria-label={t.products} sx={pane}>
        <Typography variant="h2" sx={{ mb: 4 }}>
          {t.products}
        </Typography>
        {parts.products}
      </Box>
      <Box component="section" aria-label={t.recipe}>
        <Card sx={{ p: 5 }}>
          {parts.patient}
          {parts.dosage}
          {parts.message}
          {parts.review}
        </Card>
        {bar}
      </Box>
    </Box>
  )
}

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

/** One step after the other. */
export function Narrow(props: {
  parts: Parts
  bar: React.ReactNode
  step: number
  onStep: (step: number) => void
}) {
  const t = useText(messages)
  const name = steps[props.step] ?? 'patient'
  return (
    <>
      <Steps
        label={t.steps}
        steps={steps.map((each) => t.step[each])}
        current={props.step}
        onGo={props.onStep}
      />
      <Box sx={{ pb: 4 }}>{props.parts[name]}</Box>
      {props.bar}
    </>
  )
}

// the choice stays beside the recipe while that grows
const pane = {
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  px: 1,
  mx: -1,
}
