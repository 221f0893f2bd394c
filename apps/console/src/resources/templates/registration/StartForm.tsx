import Card from '@mui/material/Card'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { Link, useNavigate } from 'react-router'
import { dataProvider } from '../../../providers/dataProvider.ts'
import { missingWords } from '../TemplateMissing.tsx'
import { CatalogSelect } from './CatalogSelect.tsx'

export type StartMode = 'create' | 'edit' | 'copy' | 'template'

/** Begins a draft when asked to, never by opening the page. */
export function StartForm(props: {
  mode: StartMode
  recipe?: string | undefined
  catalogId?: string | undefined
  /** Of the published version that stays as it is. */
  version?: number
}) {
  const t = useText(messages)
  const missing = useText(missingWords)
  const navigate = useNavigate()
  const { mode, recipe } = props
  const isNamed = mode !== 'edit'
  const form = useServerForm(
    { title: '', catalog_id: props.catalogId ?? '' },
    async ({ title, catalog_id }) => {
      const draft = await dataProvider.post('/api/admin/templates', {
        body: {
          mode,
          ...(recipe ? { recipe } : {}),
          ...(isNamed && title ? { title } : {}),
          ...(mode === 'create' && catalog_id ? { catalog_id } : {}),
        },
      })
      const search = new URLSearchParams({ mode: 'edit', recipe: draft.id })
      await navigate(`/recipes/registration?${search}`, { replace: true })
    },
    undefined,
    `template ${mode} ${recipe ?? ''}`,
  )
  return (
    <Card component="form" {...form.formProps} sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
      <p style={{ marginTop: 0 }}>{mode === 'edit' ? t.edit(props.version ?? 1) : t[mode]}</p>
      {isNamed && (
        <Field
          {...form.field('title')}
          label={t.name}
          help={mode === 'copy' ? t.copyName : undefined}
          optional={mode === 'copy'}
          required={mode !== 'copy'}
          inputProps={{ maxLength: 80 }}
        />
      )}
      {mode === 'create' && (
        <CatalogSelect
          value={form.values.catalog_id || null}
          error={form.errors.catalog_id?.[0]}
          onChange={(id) => form.set('catalog_id', id ?? '')}
        />
      )}
      <FormError>
        {mode === 'copy' && form.status === 404 ? (
          <>
            {t.gone}
            <Space />
            <Link to="/recipes/templates">{missing.list}</Link>
          </>
        ) : (
          form.message
        )}
      </FormError>
      <SubmitButton pending={form.pending}>
        {mode === 'edit' ? t.begin((props.version ?? 1) + 1) : t.start}
      </SubmitButton>
    </Card>
  )
}

const messages = defineMessages({
  create: [
    'A template is a recipe without a patient. Doctors in its audience can start from it.',
    'テンプレートは患者を指定しないレシピです。対象の医師がレシピの作成に利用できます。',
  ],
  copy: [
    'This creates a separate template with the same products and texts.',
    '同じ商品と文章で、別のテンプレートを作成します。',
  ],
  template: [
    'Products, dosages and refills are copied. Everything written for the patient is left out: names, messages, notes, reasons and instructions. The recipe’s history records that you read it.',
    '商品、用法・用量、再購入の条件を引き継ぎます。氏名、メッセージ、メモ、理由、使い方など、患者向けに書かれた内容は引き継ぎません。レシピの閲覧は履歴に残ります。',
  ],
  edit: (version: number) => [
    `Version ${version} is published and cannot be changed. Your changes go into a new version, which replaces it once published.`,
    `第${version}版は公開済みのため変更できません。変更は新しい版に反映され、公開すると置き換わります。`,
  ],
  gone: [
    'This template was deleted, so it can no longer be duplicated.',
    'このテンプレートは削除されたため、複製できません。',
  ],
  name: ['Name', '名称'],
  copyName: ['Leave empty to add “copy” to the name.', '入力しない場合は「コピー」が付きます。'],
  start: ['Start', '作成を始める'],
  begin: (version: number) => [`Open version ${version}`, `第${version}版を開く`],
})
