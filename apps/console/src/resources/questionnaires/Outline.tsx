import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { textIn } from '@officina/shared/questionnaire'
import { draftOf } from '@officina/shared/questionnaireDraft'
import { useLocale, useText } from '@officina/ui/text'
import { messages } from './messages.ts'
import type { Questionnaire } from './types.ts'

/** What a questionnaire asks, to read. */
export function Outline({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText(messages)
  const locale = useLocale()
  return draftOf(questionnaire).sections.map((section) => (
    <Card component="section" key={section.id} sx={{ p: 5, mb: 3 }}>
      <Typography variant="h2" sx={{ fontSize: '1rem', mb: 2 }}>
        {textIn(section.title, locale)}
        {section.scoring !== 'none' && (
          <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
            {t.scorings[section.scoring]}
          </Box>
        )}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {section.questions.map((question) => (
          <li key={question.id}>
            {textIn(question.text, locale)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t.types[question.type]}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  ))
}
