import '@officina/openapi/resources/catalogs'
import Alert from '@mui/material/Alert'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { ListSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Beside } from '../../schema/Beside.tsx'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { NEW } from '../recordPath.ts'
import { catalogActions } from './actions.ts'
import { Cover } from './Cover.tsx'
import { type Catalog, may } from './catalog.ts'
import { Products } from './Products.tsx'
import { RuleInput } from './RuleInput.tsx'
import { Side } from './Side.tsx'

const Preview = lazyWithRetry(() => import('./Preview.tsx'))

const inputs = { rule: RuleInput }

/** One platform catalog: its products, how they are chosen, and to whom it is given; `new` begins one. */
export default function CatalogPage() {
  const t = useText(messages)
  const { id = '' } = useParams()
  if (id === NEW) return <SchemaCreate resource="catalogs" inputs={inputs} />
  return (
    <SchemaDetail
      resource="catalogs"
      inputs={inputs}
      editable={may('edit')}
      actions={catalogActions}
      header={(catalog) => <Notices catalog={catalog} />}
      tabs={[
        {
          key: 'preview',
          label: t.preview,
          render: (catalog) => (
            <Suspense fallback={<ListSkeleton rows={4} />}>
              <Preview id={catalog.id} />
            </Suspense>
          ),
        },
      ]}
      overview={(catalog) => (
        <Beside
          resource="catalogs"
          id={catalog.id}
          side={
            <>
              <Cover catalog={catalog} />
              <Side catalog={catalog} />
            </>
          }
        >
          <Products catalog={catalog} />
        </Beside>
      )}
    />
  )
}

function Notices({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  if (catalog.hosted)
    return (
      <Alert severity="info" sx={{ mb: 4 }}>
        {t.hosted}
      </Alert>
    )
  return catalog.status === 'archived' ? (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t.archived}
    </Alert>
  ) : null
}

const messages = defineMessages({
  preview: ['Preview', 'プレビュー'],
  hosted: [
    'This catalog is a collection of your connected shop. Change it there.',
    'このカタログは接続先のショップのコレクションです。ショップで変更してください。',
  ],
  archived: [
    'This catalog is archived. Doctors and patients do not see it.',
    'このカタログはアーカイブされています。医師と患者には表示されません。',
  ],
})
