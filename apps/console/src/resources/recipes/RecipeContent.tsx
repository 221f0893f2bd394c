import '@officina/openapi/resources/recipes'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { defineMessages, useText } from '@officina/ui/text'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import { CardSection } from '../../schema/Section.tsx'
import type { Recipe } from './actions.ts'
import { LineList } from './LineList.tsx'

/** The recipe as it is read: message and products at the left, figures at the right. */
export function RecipeContent({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const { content } = recipe
  return (
    <Box sx={twoColumns}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {content === null && <Alert severity="info">{t.hidden}</Alert>}
        {content && (
          <>
            <LineList lines={content.lines} currency={recipe.currency} />
            <Words title={t.message} text={content.message} markdown />
            <Words title={t.internal} text={content.internal_note} />
            {content.attachments.length > 0 && (
              <Words
                title={t.attachments}
                text={content.attachments.map((file) => file.filename).join('\n')}
              />
            )}
            <Words title={t.disclosure} text={content.disclosure} />
          </>
        )}
      </Box>
      <div>
        <SchemaShow resource="recipes" record={recipe} columns={1} />
      </div>
    </Box>
  )
}

/** A text as it was written, or as its Markdown is read; nothing when there is none. */
export function Words(props: { title: string; text: string; markdown?: boolean }) {
  if (!props.text) return null
  return (
    <CardSection title={props.title} sx={{ p: { xs: 4, sm: 6 } }}>
      {props.markdown ? (
        <MarkdownText text={props.text} />
      ) : (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{props.text}</Box>
      )}
    </CardSection>
  )
}

export const twoColumns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
}

const messages = defineMessages({
  hidden: [
    'Recipe contents are health data. Your role cannot view them.',
    'レシピの内容は健康情報です。現在の役割では閲覧できません。',
  ],
  message: ['Message to the patient', '患者へのメッセージ'],
  internal: ['Doctor’s note', '医師のメモ'],
  attachments: ['Files', '添付ファイル'],
  disclosure: ['Disclosure shown to the patient', '患者への開示文'],
})
