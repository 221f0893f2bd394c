import '@officina/openapi/resources/templates'
import Button from '@mui/material/Button'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { RecipeTabs } from '../recipes/RecipeTabs.tsx'

const ReplaceProduct = lazyPart(() => import('./ReplaceProduct.tsx'))

/** Templates that doctors can begin a recipe with. */
export default function TemplateList() {
  const t = useText(messages)
  const mayManage = useMe().permissions.includes('template.manage')
  const [replacing, setReplacing] = useState(false)
  return (
    <>
      <SchemaList
        resource="templates"
        subtitle={t.whose}
        tabs={<RecipeTabs />}
        actions={
          mayManage && (
            <Button variant="outlined" onClick={() => setReplacing(true)}>
              {t.replace}
            </Button>
          )
        }
        empty={{ title: t.empty, text: t.emptyText }}
      />
      {replacing && <ReplaceProduct onClose={() => setReplacing(false)} />}
    </>
  )
}

const messages = defineMessages({
  whose: [
    'Doctors write recipes for their patients. Templates are what they start from.',
    '患者のレシピは担当医が作成します。テンプレートはその際のひな形になります。',
  ],
  replace: ['Replace product', '商品の一括置換'],
  empty: ['No templates yet', 'テンプレートはまだありません'],
  emptyText: [
    'Doctors can start recipes from the templates you publish here.',
    '公開したテンプレートは、医師がレシピの作成に利用できます。',
  ],
})
