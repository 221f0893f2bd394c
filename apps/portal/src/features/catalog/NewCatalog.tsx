import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { queryClient } from '../../queryClient.ts'
import { bodyOf, CatalogFields, type CatalogValues, saveCover } from './CatalogFields.tsx'
import { catalogWords } from './words.ts'

export type CopiedCatalog = { id: string; name: string; products_count: number }

/** Makes a catalog, empty or a copy of `source`, and opens it. */
export function NewCatalog(props: { source?: CopiedCatalog; onClose: () => void }) {
  const t = useText(catalogWords)
  const navigate = useNavigate()
  const { source } = props
  const [first] = useState<CatalogValues>(() => ({ ...blank, name: source?.name ?? '' }))
  const { value: values, ...input } = useKeptState(`new catalog ${source?.id ?? ''}`, first)
  const [isTried, setTried] = useState(false)
  // its cover may be refused: the next try changes what this one made
  const made = useRef<{ id: string; revision: number }>(undefined)
  const make = async () => {
    const body = bodyOf(values)
    const copy = source ? { copy_of: source.id } : {}
    const before = made.current
    made.current = before
      ? await api.patch('/api/doctor/catalogs/{catalogId}', {
          params: { path: { catalogId: before.id } },
          body: { ...body, revision: before.revision },
        })
      : await api.post('/api/doctor/catalogs', { body: { ...body, ...copy } })
    await saveCover(made.current.id, values)
    return made.current.id
  }
  const create = useApiMutation(make, {
    onSettled: () => invalidate(queryClient, '/api/doctor/catalogs'),
    onSuccess: (id) => {
      input.forget()
      void navigate(pathTo('/doctors/catalog', {}, { catalogId: id }))
    },
  })
  const isNamed = values.name.trim() !== ''
  const { error } = create
  return (
    <SidePanel
      title={source ? t.copyTitle(source.name) : t.new}
      onClose={() => {
        input.forget()
        props.onClose()
      }}
      isTyped={Object.entries(first).some(([key, value]) => values[key as 'name'] !== value)}
      actions={
        <Button
          variant="contained"
          aria-busy={create.isPending || undefined}
          onClick={() => {
            setTried(true)
            if (isNamed && !create.isPending) create.mutate()
          }}
        >
          {source ? t.copy : t.create}
        </Button>
      }
      width={480}
    >
      <KeptNotice kept={input.kept} />
      {source && (
        <p style={{ marginTop: 0 }}>
          {source.products_count > 100 ? t.copyPart(source.products_count) : t.copyText}
        </p>
      )}
      <CatalogFields
        values={values}
        onChange={input.set}
        src={null}
        nameError={isTried && !isNamed ? t.nameMissing : undefined}
        coverError={error?.errors.cover?.[0]}
      />
      <FormError>{error?.errors.cover ? undefined : errorText(error)}</FormError>
    </SidePanel>
  )
}

const blank: CatalogValues = {
  name: '',
  description: '',
  visibility: 'hidden',
  patients: [],
  tags: '',
  cover: 'kept',
  coverAlt: '',
}
