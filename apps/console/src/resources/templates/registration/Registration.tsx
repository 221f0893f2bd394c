import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { PageSkeleton } from '@officina/ui/PageSkeleton'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../../admin/MeContext.ts'
import { AccessDenied, NotFoundPage } from '../../../admin/statePages.tsx'
import { q } from '../../../providers/queries.ts'
import { Breadcrumbs } from '../../../schema/Breadcrumbs.tsx'
import { TemplateMissing } from '../TemplateMissing.tsx'
import { StartForm, type StartMode } from './StartForm.tsx'

const Editor = lazyWithRetry(() => import('./Editor.tsx'))

/**
 * The template editor. `mode` says how it begins: create, edit (`recipe` is a template), copy (the same) or
 * template (`recipe` is an issued recipe). Only a draft is edited; everything else begins one first.
 */
export default function Registration() {
  const t = useText(messages)
  const [search] = useSearchParams()
  const mayManage = useMe().permissions.includes('template.manage')
  const recipe = search.get('recipe')
  const asked = search.get('mode') ?? (recipe ? 'edit' : 'create')
  const mode = modes.find((each) => each === asked)
  if (!mayManage) return <AccessDenied />
  if (!mode || (mode !== 'create' && !recipe)) return <NotFoundPage />
  return (
    <>
      <Breadcrumbs
        links={[
          { to: '/recipes', label: t.recipes },
          { to: '/recipes/templates', label: t.templates },
        ]}
        current={t[mode]}
      />
      {mode === 'edit' && recipe ? (
        <Edit key={recipe} id={recipe} />
      ) : (
        <>
          <PageHeader title={t[mode]} />
          <StartForm
            mode={mode as StartMode}
            recipe={recipe ?? undefined}
            catalogId={search.get('catalogId') ?? undefined}
          />
        </>
      )}
    </>
  )
}

function Edit({ id }: { id: string }) {
  const t = useText(messages)
  const { data, error, refetch } = useQuery({
    ...q('/api/admin/templates/{templateId}', { params: { path: { templateId: id } } }),
    // what stands in the form is the truth while it is open
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error?.status === 404 || error?.status === 422) return <TemplateMissing />
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => refetch()} />
  if (!data) return <PageSkeleton />
  if (data.status !== 'draft')
    return (
      <>
        <PageHeader title={t.next(data.title)} />
        <StartForm mode="edit" recipe={id} version={data.version} />
      </>
    )
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Editor template={data} />
    </Suspense>
  )
}

const modes = ['create', 'edit', 'copy', 'template'] as const

const messages = defineMessages({
  recipes: ['Recipes', 'レシピ'],
  templates: ['Templates', 'テンプレート'],
  create: ['Create template', 'テンプレートの作成'],
  edit: ['Edit template', 'テンプレートの編集'],
  copy: ['Duplicate template', 'テンプレートの複製'],
  template: ['Create template from recipe', 'レシピからテンプレートを作成'],
  next: (name: string) => [`Next version of “${name}”`, `「${name}」の新しい版`],
})
