import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useLink } from '../link.tsx'
import { Sparkline } from '../Sparkline.tsx'
import { useLocale, useText } from '../text.tsx'
import { tabular } from '../theme.ts'
import { changeText } from './change.ts'
import {
  chosenMeasure,
  figureOf,
  type Measure,
  mainMeasures,
  shownMeasures,
  textOf,
  valuesOf,
} from './measures.ts'
import type { Figures, FiguresPage } from './types.ts'
import { measureWords } from './words.ts'

/** The main figures with their change; each leads to its chart. */
export function Cards({ figures, page }: { figures: Figures; page: FiguresPage }) {
  const shown = shownMeasures(figures)
  return (
    <Box sx={grid}>
      {mainMeasures
        .filter((measure) => shown.includes(measure))
        .map((measure) => (
          <Figure key={measure} measure={measure} figures={figures} page={page} />
        ))}
    </Box>
  )
}

function Figure(props: { measure: Measure; figures: Figures; page: FiguresPage }) {
  const { measure, figures, page } = props
  const t = useText(measureWords)
  const locale = useLocale()
  const Link = useLink()
  const isChosen = chosenMeasure(figures, page.measure) === measure
  const now = figureOf(measure, figures.totals) ?? 0
  const values = valuesOf(measure, figures)
  return (
    <Card sx={isChosen ? { ...card, borderColor: 'primary.main' } : card}>
      <Link to={page.hrefOf({ measure })} aria-current={isChosen ? 'true' : undefined}>
        <Box component="span" sx={small}>
          {t[measure]}
        </Box>
        <Box component="span" sx={{ ...tabular, fontSize: '1.25rem', fontWeight: 600 }}>
          {textOf(measure, figures.currency, locale)(now)}
        </Box>
        <Box component="span" sx={small}>
          {changeText(now, figureOf(measure, figures.previous) ?? 0, figures, locale)}
        </Box>
        <Box component="span" sx={{ mt: 'auto' }}>
          {values.length > 1 && <Sparkline values={values} />}
        </Box>
      </Link>
    </Card>
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
}
const card = {
  minWidth: 0,
  '&:hover': { borderColor: 'primary.main' },
  '& > a': {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    p: { xs: 3, sm: 4 },
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
}
