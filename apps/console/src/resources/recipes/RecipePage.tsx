import '@officina/openapi/resources/recipes'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Locale } from '@officina/shared/locale'
import { documentOfRecipe } from '@officina/ui/recipeDocument.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { q } from '../../providers/queries.ts'
import { Flags } from '../../schema/Flags.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { type Recipe, recipeActions } from './actions.ts'
import { RecipeContent } from './RecipeContent.tsx'
import { RecipeEvents, RecipeMails, RecipeOrders, RecipeOverrides } from './RecipeParts.tsx'
import { Versions } from './Versions.tsx'

/** One recipe as doctor and patient see it. Administrators read it; the clinical act is the doctor's. */
export default function RecipePage() {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <SchemaDetail
      resource="recipes"
      title={(recipe) => t.title(recipe.number, recipe.version)}
      subtitle={(recipe) => (
        <>
          {recipe.patient_name ?? recipe.patient_number} · {recipe.doctor_name} ·{' '}
          <DateText value={recipe.issued_at} time />
        </>
      )}
      actions={recipeActions}
      header={(recipe) => <Header recipe={recipe} />}
      overview={(recipe) => <RecipeContent recipe={recipe} />}
      tabs={[
        {
          key: 'versions',
          label: t.versions,
          render: (recipe) => (
            <Versions
              current={recipe}
              versions={recipe.versions.map((each) => ({ ...each, at: each.issued_at }))}
              hrefOf={(other) => `/recipes/${other}`}
              query={(other) =>
                q('/api/admin/recipes/{recipeId}', { params: { path: { recipeId: other } } })
              }
              documentOf={(other) => documentOf(other as Recipe, locale)}
              hidden={recipe.content === null ? t.hidden : undefined}
            />
          ),
        },
        {
          key: 'orders',
          label: t.orders,
          render: (recipe) => <RecipeOrders recipe={recipe} />,
        },
        {
          key: 'overrides',
          label: t.overrides,
          render: (recipe) => <RecipeOverrides recipe={recipe} hidden={t.hidden} />,
        },
        { key: 'mails', label: t.mails, render: (recipe) => <RecipeMails recipe={recipe} /> },
        {
          key: 'timeline',
          label: t.timeline,
          render: (recipe) => <RecipeEvents recipe={recipe} />,
        },
      ]}
    />
  )
}

function Header({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const reason = recipe.content?.hold_reason
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: recipe.flags.length > 0 || reason ? 5 : 0 }}>
      {recipe.flags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Flags of="recipes" flags={recipe.flags} stopped="held_by_platform" />
        </Box>
      )}
      {recipe.status === 'on_hold' && reason && (
        <Alert severity="warning">
          {recipe.held_by === 'admin' ? t.heldByUs(reason) : t.heldByDoctor(reason)}
        </Alert>
      )}
      {recipe.content?.end_reason_text && (
        <Alert severity="info">{t.ended(recipe.content.end_reason_text)}</Alert>
      )}
    </Box>
  )
}

/** A version as it is compared; without the permission there is nothing in it. */
function documentOf({ content, ...recipe }: Recipe, locale: Locale) {
  const hidden = { message: '', internal_note: '', lines: [] }
  return documentOfRecipe({ ...recipe, ...(content ?? hidden) }, locale)
}

const messages = defineMessages({
  title: (number: string, version: number) => [
    `${number}, version ${version}`,
    `${number}（第${version}版）`,
  ],
  versions: ['Versions', '版'],
  orders: ['Orders', '注文'],
  overrides: ['Overrides', '警告の確認'],
  mails: ['Emails', 'メール'],
  timeline: ['Timeline', '経過'],
  hidden: [
    'Recipe contents are health data. Your role cannot view them.',
    'レシピの内容は健康情報です。現在の役割では閲覧できません。',
  ],
  heldByUs: (reason: string) => [`Held for safety: ${reason}`, `安全のため一時停止中：${reason}`],
  heldByDoctor: (reason: string) => [
    `Paused by the doctor: ${reason}`,
    `医師による一時停止：${reason}`,
  ],
  ended: (reason: string) => [`Ended: ${reason}`, `終了の理由：${reason}`],
})
