import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { missingOf } from '@officina/shared/questionnaire'
import { type QuestionnaireDraft, toDefinition } from '@officina/shared/questionnaireDraft'
import { formIn } from '@officina/shared/questionnaireForm'
import { FormSteps } from '@officina/ui/questionnaire/FormSteps'
import { messages as formWords } from '@officina/ui/questionnaire/messages.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, LocaleContext, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, useMemo, useState } from 'react'
import { PreviewResult } from './PreviewResult.tsx'
import { usePreviewPhotos } from './usePreviewPhotos.ts'

/** The questionnaire as a patient answers it, in either language, and what the doctor gets. Nothing is stored. */
export function Preview(props: {
  content: QuestionnaireDraft | undefined
  onClose: () => void
  /** What stands there without a content. */
  children?: ReactNode
}) {
  const t = useText(messages)
  const locale = useLocale()
  const [language, setLanguage] = useState(locale)
  const spoken = useMemo(() => ({ locale: language, setLocale: setLanguage }), [language])
  return (
    <SidePanel title={t.title} onClose={props.onClose} width={720}>
      <Box role="group" aria-label={t.language} sx={{ display: 'flex', gap: 2, mb: 4 }}>
        {(['en', 'ja'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === language ? 'contained' : 'outlined'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t[each]}
          </Button>
        ))}
      </Box>
      {props.content ? (
        <LocaleContext value={spoken}>
          <Box lang={language}>
            <Trial content={props.content} />
          </Box>
        </LocaleContext>
      ) : (
        props.children
      )}
    </SidePanel>
  )
}

type Values = Record<string, unknown>

/** All of it in the language of the preview. */
function Trial({ content }: { content: QuestionnaireDraft }) {
  const t = useText(messages)
  const words = useText(formWords)
  const language = useLocale()
  const definition = useMemo(() => toDefinition(content), [content])
  const form = useMemo(
    () => formIn(content.title, definition, language),
    [content, definition, language],
  )
  const [values, setValues] = useState<Values>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [at, setAt] = useState<string>()
  const [isDone, setDone] = useState(false)
  const photos = usePreviewPhotos(values, (id, ids) => change(id, ids))
  if (form.questions.length === 0) return <EmptyState title={t.empty} />

  function change(id: string, value: unknown) {
    setValues((old) => ({ ...old, [id]: value }))
    setWrong((old) => old.filter((each) => each !== id))
  }
  function check(ids?: readonly string[]): boolean {
    const missing = missingOf(form.questions, values).filter(({ id }) => !ids || ids.includes(id))
    setWrong(missing.map(({ id }) => id))
    return missing.length === 0
  }

  return (
    <>
      <Box component="h3" sx={{ fontSize: '1.25rem', m: 0, mb: 4 }}>
        {form.title}
      </Box>
      {isDone ? (
        <PreviewResult definition={definition} values={values} onBack={() => setDone(false)} />
      ) : (
        <FormSteps
          form={form}
          values={values}
          errors={Object.fromEntries(wrong.map((id) => [id, words.required]))}
          at={at}
          onGo={setAt}
          check={check}
          onSubmit={async () => setDone(true)}
          submitLabel={t.finish}
          photos={photos}
          onChange={change}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  title: ['Preview as the patient', '患者画面のプレビュー'],
  language: ['Language', '言語'],
  en: ['English', '英語'],
  ja: ['Japanese', '日本語'],
  finish: ['Finish the preview', 'プレビューを終了'],
  empty: [
    'Nothing to preview yet. Add a question first.',
    'まだ質問がありません。先に質問を追加してください。',
  ],
})
