import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bandOf, type Definition, scoresOf, textIn } from '@officina/shared/questionnaire'
import { defineMessages, useLocale, useText } from '@officina/ui/text'

/** What the doctor gets of the answers in a preview. */
export function PreviewResult(props: {
  definition: Definition
  values: Record<string, unknown>
  onBack: () => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { sections, questions } = props.definition
  const scores = scoresOf(sections, questions, props.values)
  const scored = sections.filter(({ id }) => scores[id] !== undefined)
  return (
    <Box role="status">
      <p>{scored.length > 0 ? t.result : t.noScores}</p>
      <Box component="dl" sx={list}>
        {scored.map((section) => {
          const score = scores[section.id] ?? 0
          const band = bandOf(section, score)
          return (
            <div key={section.id}>
              <dt>{textIn(section.title, locale)}</dt>
              <dd>
                {section.max === null ? `${score}` : `${score} / ${section.max}`}
                {band && ` · ${textIn(band.title, locale)}`}
              </dd>
            </div>
          )
        })}
      </Box>
      <Button variant="outlined" onClick={props.onBack}>
        {t.again}
      </Button>
    </Box>
  )
}

const list = {
  m: 0,
  mb: 5,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 4,
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dd': { m: 0, fontWeight: 600 },
}

const messages = defineMessages({
  result: ['Scores that the doctor sees:', '医師に表示される点数：'],
  noScores: [
    'The doctor sees the answers. No section has a score.',
    '医師には回答が表示されます（採点なし）。',
  ],
  again: ['Back to the answers', '回答に戻る'],
})
