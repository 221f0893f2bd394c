import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Loaded } from '../../../../features/Loaded.tsx'
import {
  activeSets,
  changedByMyRecipe,
  productPage,
} from '../../../../features/myRecipe/queries.ts'
import { asRecipe, mySets } from '../../../../features/myRecipe/store.ts'
import { Panel } from '../../../../features/Panel.tsx'
import {
  fieldsOf,
  newLine,
  type ProductSummary,
  summaryOf,
} from '../../../../features/recipe/draft.ts'
import { toast } from '../../../../features/toast.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { queryClient } from '../../../../queryClient.ts'
import { messages } from './messages.ts'
import { Substitute } from './Substitute.tsx'
import type { Product } from './types.ts'

/** Which set the product is to be put on; a product that is gone is looked for elsewhere. */
export function Chooser({ product }: { product: Product }) {
  const t = useText(messages)
  const navigate = useNavigate()
  const sets = useQuery(activeSets)
  const [chosen, setChosen] = useState<string>()
  const mayWrite = useMe('doctor').status === 'approved'
  const rows = sets.data?.data ?? []
  const set = chosen ?? rows[0]?.id ?? ''
  const put = async () => {
    const title = product.title.slice(0, 80)
    const id = set || (await api.post('/api/doctor/my-recipes', { body: { title } })).id
    return addToSet(id, summaryOf(product))
  }
  const add = useApiMutation(put, {
    onSuccess: (to) => {
      if (to.isNew) toast.success(t.added(to.title))
      else toast.info(t.already(to.title))
      void navigate(productPage(product.shopify_product_id, to.id))
    },
  })
  if (product.removed_at)
    return (
      <Panel title={t.gone}>
        <Substitute />
      </Panel>
    )
  if (!mayWrite || !product.recommendable) return null
  return (
    <Panel title={t.choose}>
      <Loaded query={sets} skeleton={<ListSkeleton rows={2} />}>
        {() => (
          <>
            <SelectField
              label={t.set}
              value={set}
              empty={t.newSet}
              options={rows.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => setChosen(event.target.value)}
            />
            <FormError>{errorText(add.error)}</FormError>
            <Button
              data-once
              variant="contained"
              aria-busy={add.isPending || undefined}
              onClick={() => !add.isPending && add.mutate()}
            >
              {t.add}
            </Button>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** Puts a product on a set with the doctor's own dosage; one that is on it already stays as it is. */
async function addToSet(recipeId: string, product: ProductSummary) {
  const set = await api.get('/api/doctor/my-recipes/{recipeId}', { params: { path: { recipeId } } })
  const isNew = !set.lines.some((line) => line.product_id === product.id)
  if (isNew) {
    const fields = fieldsOf(asRecipe(set))
    const line = newLine(product, set.valid_days)
    await mySets.save(set.id, set.revision, { ...fields, lines: [...fields.lines, line] })
    await Promise.all(changedByMyRecipe.map((path) => invalidate(queryClient, path)))
  }
  return { id: set.id, title: set.title, isNew }
}
