import Button from '@mui/material/Button'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Link, useSearchParams } from 'react-router'
import type { Recipe } from '../../../../features/recipe/draft.ts'
import { pathTo } from '../../../../pathTo.ts'

/** The address of a draft that was issued since: nothing is written before it is asked for. */
export function AskNext({ issued }: { issued: Recipe }) {
  const t = useText(messages)
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('version', 'next')
  const { id, number, version, label, patient } = issued
  const mayWrite = issued.actions.includes('edit')
  return (
    <>
      <PageHeader title={t.title(number ?? label, version)} />
      <EmptyState
        title={mayWrite ? t.issued : t.ended}
        text={mayWrite ? t.issuedText : t.endedText}
        action={
          <>
            {mayWrite && (
              <Button component={Link} replace variant="contained" to={`?${next}`}>
                {t.write(version + 1)}
              </Button>
            )}
            {patient && (
              <Button
                component={Link}
                variant="outlined"
                to={pathTo(
                  '/doctors/patients/:patientId/recipes',
                  { patientId: patient.id },
                  { id },
                )}
              >
                {t.show}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

const messages = defineMessages({
  title: (number: string, version: number) => [
    `Recipe ${number}, version ${version}`,
    `レシピ ${number}（第${version}版）`,
  ],
  issued: ['This version has been issued', 'この版は発行済みです'],
  issuedText: [
    'It can no longer be edited. Make your changes in the next version.',
    '発行後は変更できません。変更する場合は、次の版を作成してください。',
  ],
  write: (version: number) => [`Create version ${version}`, `第${version}版を作成`],
  ended: ['This version has ended', 'この版は終了しています'],
  endedText: [
    'It can no longer be edited. Open it to renew or duplicate it.',
    '内容は変更できません。レシピを開くと、更新または複製ができます。',
  ],
  show: ['Open recipe', 'レシピを開く'],
})
