import Button from '@mui/material/Button'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useState } from 'react'
import {
  bodyOf,
  CatalogFields,
  type CatalogValues,
  saveCover,
} from '../../../features/catalog/CatalogFields.tsx'
import { catalogWords } from '../../../features/catalog/words.ts'
import { type PanelProps, useSaveCatalog } from './useSaveCatalog.ts'

/** Changes name, description, cover, and who sees the catalog. */
export function EditPanel(props: PanelProps) {
  const t = useText(catalogWords)
  const { catalog } = props
  const [first] = useState<CatalogValues & { revision: number }>(() => ({
    name: catalog.name,
    description: catalog.description,
    visibility: catalog.visibility,
    patients: catalog.selected.patients,
    tags: catalog.selected.tags.join(', '),
    cover: 'kept',
    coverAlt: catalog.cover_alt,
    revision: catalog.revision,
  }))
  const { value: values, ...input } = useKeptState(`catalog ${catalog.id}`, first)
  const onClose = () => {
    input.forget()
    props.onClose()
  }
  const { revision } = values
  const save = useSaveCatalog({ ...props, revision, onClose }, () => saveCover(catalog.id, values))
  const isNamed = values.name.trim() !== ''
  return (
    <SidePanel
      title={t.editTitle(catalog.name)}
      onClose={onClose}
      isTyped={Object.entries(first).some(([key, value]) => values[key as 'name'] !== value)}
      actions={
        <Button
          variant="contained"
          aria-busy={save.pending || undefined}
          onClick={() =>
            isNamed && save.send({ ...bodyOf(values), cover_alt: values.coverAlt.trim() })
          }
        >
          {t.save}
        </Button>
      }
      width={480}
    >
      <KeptNotice kept={input.kept} />
      <CatalogFields
        values={values}
        onChange={(change) => input.set((old) => ({ ...old, ...change(old) }))}
        src={catalog.cover}
        nameError={isNamed ? undefined : t.nameMissing}
        coverError={save.error?.errors.cover?.[0]}
      />
      <FormError>{save.error?.errors.cover ? undefined : errorText(save.error)}</FormError>
    </SidePanel>
  )
}
