import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defineMessages, useText } from '@officina/ui/text'
import { useCreate, useOffer } from './useSteps.ts'

/** Duplicate a questionnaire, and take it from the doctors' choice or put it back; both can be undone. */
export function QuestionnaireActions(props: {
  of: string
  title: string
  isPublished: boolean
  isOffered: boolean
}) {
  const t = useText(messages)
  const { title, isOffered } = props
  const { create, pending } = useCreate()
  const offer = useOffer(props.of, title)
  if (!props.isPublished) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="outlined"
        aria-label={t.duplicateOf(title)}
        aria-busy={pending || undefined}
        onClick={() => void create(props.of)}
      >
        {t.duplicate}
      </Button>
      <Button
        aria-label={isOffered ? t.stopOf(title) : t.offerOf(title)}
        aria-busy={offer.pending || undefined}
        onClick={() => void offer.set(!isOffered)}
      >
        {isOffered ? t.stop : t.offer}
      </Button>
    </Box>
  )
}

const messages = defineMessages({
  duplicate: ['Duplicate', '複製'],
  duplicateOf: (title: string) => [`Duplicate ${title}`, `${title}を複製`],
  stop: ['Stop offering', '提供を停止'],
  stopOf: (title: string) => [`Stop offering ${title}`, `${title}の提供を停止`],
  offer: ['Offer again', '提供を再開'],
  offerOf: (title: string) => [`Offer ${title} again`, `${title}の提供を再開`],
})
