import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { brandName } from '@officina/ui/brandName.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import type { LoaderFunctionArgs } from 'react-router'
import { myRecipeWords } from '../../../features/myRecipe/words.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { sets, templates } from './queries.ts'
import { Sets } from './Sets.tsx'
import { Templates } from './Templates.tsx'

const NewDialog = lazyPart(() => import('../../../features/myRecipe/dialogs.tsx'), 'NewDialog')

export function loader({ request }: LoaderFunctionArgs) {
  const kind = new URL(request.url).searchParams.get('kind')
  if (kind === 'admins') templates.load(request)
  else sets.load(request)
  return null
}

export function Component() {
  const t = useText(messages)
  const words = useText(myRecipeWords)
  const list = sets.useList()
  const [isNew, setNew] = useOpened<boolean>('new set')
  const isReadOnly = useMe('doctor').status !== 'approved'
  const showsTemplates = list.one('kind') === 'admins'
  const create = isReadOnly ? undefined : (
    <Button variant="contained" startIcon={<Add />} onClick={() => setNew(true)}>
      {words.new}
    </Button>
  )
  return (
    <>
      <PageHeader title={t.title} subtitle={t.lead} action={create} />
      {list.flag('gone') && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t.gone}
        </Alert>
      )}
      <TabsNav
        label={t.kinds}
        tabs={[
          { to: pathTo('/doctors/my-recipe'), label: t.mine, current: !showsTemplates },
          {
            to: pathTo('/doctors/my-recipe', {}, { kind: 'admins' }),
            label: t.fromAdmins(brandName()),
            current: showsTemplates,
          },
        ]}
      />
      {showsTemplates ? (
        <Templates list={list} isReadOnly={isReadOnly} />
      ) : (
        <Sets list={list} isReadOnly={isReadOnly} create={create} />
      )}
      {isNew && <NewDialog onClose={() => setNew(false)} />}
    </>
  )
}
