import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Steps } from '@officina/ui/Steps'
import { useText } from '@officina/ui/text'
import { Fragment, type MouseEvent, memo, type ReactNode } from 'react'
import { editorWords } from './editorWords.ts'
import { useKeptInSight } from './useKeptInSight.ts'

type EditorPart = {
  key: string
  label: string
  content: ReactNode
  /** Whether something is in it; no step is done because it was passed over. */
  isDone: boolean
}

/** What a recipe is written with: products to choose left, the other parts right; on phones one after the other. */
export function EditorPanes(props: {
  isWide: boolean
  /** In the order of the steps; the one named `products` stands left. */
  parts: readonly EditorPart[]
  names: { products: string; right: string; steps: string }
  step: number
  onStep: (step: number) => void
  bar: ReactNode
}) {
  const { parts, names, bar } = props
  if (!props.isWide)
    return (
      <>
        <Steps
          label={names.steps}
          steps={parts.map(({ label }) => label)}
          current={props.step}
          done={parts.map(({ isDone }) => isDone)}
          onGo={props.onStep}
        />
        <Box sx={{ pb: 4 }}>{parts[props.step]?.content}</Box>
        {bar}
      </>
    )
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: '5fr 7fr', alignItems: 'start' }}>
      <Box component="section" id="choice" tabIndex={-1} aria-label={names.products} sx={pane}>
        <SkipTo id="written" name={names.right} />
        <Typography variant="h2" sx={{ mb: 4 }}>
          {names.products}
        </Typography>
        {parts.find(({ key }) => key === 'products')?.content}
      </Box>
      <Box
        component="section"
        id="written"
        tabIndex={-1}
        aria-label={names.right}
        sx={{ position: 'relative' }}
      >
        <SkipTo id="choice" name={names.products} />
        <Card sx={{ p: 5 }}>
          {parts
            .filter(({ key }) => key !== 'products')
            .map(({ key, content }) => (
              <Fragment key={key}>{content}</Fragment>
            ))}
        </Card>
        {bar}
      </Box>
    </Box>
  )
}

/** The first thing that the Tab key reaches in a pane: leads past all that stands in it. */
const SkipTo = memo(function SkipTo({ id, name }: { id: string; name: string }) {
  const t = useText(editorWords)
  // the address stays: another one would be a page left
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <Box component="a" data-noprint href={`#${id}`} onClick={skip} sx={skipLink}>
      {t.skipTo(name)}
    </Box>
  )
})

const skipLink = {
  position: 'absolute',
  top: 4,
  left: 4,
  zIndex: 1,
  px: 4,
  py: 2,
  borderRadius: '8px',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
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

/** Sums, saving and the next step of a recipe that is being written; sticks to the foot. */
export function FooterBar({ children }: { children: ReactNode }) {
  return (
    <Box ref={useKeptInSight()} sx={bar}>
      {children}
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 3,
  mx: { xs: -4, sm: -6, md: 0 },
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '12px' },
}
