import { listQ } from '@officina/client/query'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { addItem } from './addItem.ts'
import { catalogWords } from './words.ts'

/** Puts a product into one of the doctor's own catalogs. */
export function AddToCatalog(props: {
  product: { id: string; title: string }
  onClose: () => void
}) {
  const t = useText(catalogWords)
  const { product } = props
  const catalogs = useQuery(
    listQ('/api/doctor/catalogs', {
      params: { query: { range: [0, 99], filter: { kind: ['doctor'] } } },
    }),
  )
  const form = useServerForm(
    { catalog: '' },
    async ({ catalog }) => {
      await addItem(catalog, product.id)
      toast.success(t.added(product.title))
      props.onClose()
    },
    ({ catalog }): Record<string, string[]> => {
      if (!catalog) return { catalog: [t.chooseMissing] }
      const chosen = catalogs.data?.data.find(({ id }) => id === catalog)
      return chosen && chosen.products_count >= 100 ? { catalog: [t.full] } : {}
    },
  )
  const isEmpty = catalogs.data?.total === 0
  return (
    <FormDialog
      title={t.addToMineTitle(product.title)}
      form={{ ...form, isTyped: false }}
      verb={isEmpty ? undefined : t.addToMineVerb}
      onClose={props.onClose}
    >
      {!catalogs.data && !catalogs.error && <ListSkeleton rows={1} />}
      {isEmpty && t.noneMine}
      {catalogs.data && !isEmpty && (
        <SelectField
          label={t.mine}
          empty={t.choose}
          options={catalogs.data.data.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('catalog')}
        />
      )}
      <FormError>{form.message ?? loadErrorText(catalogs.error)}</FormError>
    </FormDialog>
  )
}
