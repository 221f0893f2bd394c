import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { isAnswered, isAsked } from '@officina/shared/questionnaire'
import {
  Progress,
  type SectionProps,
  SectionQuestions,
} from '@officina/ui/questionnaire/SectionQuestions'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import type { Values } from '../../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

/** The whole form on one page: sections with their progress at the side, the state and its action on top. */
export function FormLayout(props: Omit<SectionProps, 'section'> & { bar: ReactNode }) {
  const { form, values } = props
  const t = useText(messages)
  const { bar, ...sectionProps } = props
  return (
    <>
      <Box sx={top}>
        <Progress questions={form.questions} values={values} />
        {bar}
      </Box>
      <Box sx={columns}>
        <Box component="nav" aria-label={t.sections} sx={side}>
          {form.sections.map((section) => (
            <a key={section.id} href={`#section-${section.id}`}>
              <span>{section.title}</span>
              <span>{countOf(form.questions, section.id, values)}</span>
            </a>
          ))}
        </Box>
        <div>
          {form.sections.map((section) => (
            <Card
              component="section"
              key={section.id}
              id={`section-${section.id}`}
              sx={{ p: 5, mb: 4, scrollMarginTop: 140 }}
            >
              <Typography variant="h2" sx={{ mb: 4 }}>
                {section.title}
              </Typography>
              <SectionQuestions {...sectionProps} section={section.id} />
            </Card>
          ))}
        </div>
      </Box>
    </>
  )
}

function countOf(questions: SectionProps['form']['questions'], section: string, values: Values) {
  const shown = questions.filter(
    (question) => question.section === section && isAsked(question, questions, values),
  )
  const done = shown.filter((question) => isAnswered(question, values[question.id]))
  return `${done.length}/${shown.length}`
}

const top = {
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  py: 3,
  mb: 4,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
}
const columns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
}
const side = {
  display: { xs: 'none', md: 'grid' },
  position: 'sticky',
  top: 150,
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 1,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}
