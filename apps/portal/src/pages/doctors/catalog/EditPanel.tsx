import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ } from '@officina/client/query'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { formatName } from '@officina/ui/format.ts'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogWords } from '../../../features/catalog/words.ts'
import { type PanelProps, useSaveCatalog } from './CatalogActions.tsx'
import { type Cover, CoverField, saveCover } from './CoverField.tsx'

const visibilities = ['hidden', 'all_my_patients', 'selected'] as const

/** Name, description, cover, and who sees the catalog. */
export function EditPanel(props: PanelProps) {
  const t = useText(catalogWords)
  const { catalog } = props
  const [cover, setCover] = useState<Cover>('kept')
  const save = useSaveCatalog(props, () => saveCover(catalog.id, cover))
  const [name, setName] = useState(catalog.name)
  const [description, setDescription] = useState(catalog.description)
  const [visibility, setVisibility] = useState(catalog.visibility)
  const [patients, setPatients] = useState(catalog.selected.patients)
  const [tags, setTags] = useState(catalog.selected.tags.join(', '))
  const tagList = [...new Set(tags.split(/[,、，]/).map((tag) => tag.trim()))].filter(Boolean)
  const isTyped =
    name !== catalog.name ||
    description !== catalog.description ||
    visibility !== catalog.visibility ||
    patients !== catalog.selected.patients ||
    tags !== catalog.selected.tags.join(', ') ||
    cover !== 'kept'
  return (
    <SidePanel
      open
      title={t.editTitle(catalog.name)}
      onClose={props.onClose}
      isTyped={isTyped}
      actions={
        <Button
          variant="contained"
          aria-busy={save.pending || undefined}
          onClick={() =>
            name.trim() &&
            save.send({ name, description, visibility, selected: { patients, tags: tagList } })
          }
        >
          {t.save}
        </Button>
      }
    >
      <Field
        label={t.name}
        value={name}
        error={name.trim() ? undefined : t.nameMissing}
        inputProps={{ maxLength: 60 }}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t.description}
        help={t.descriptionHelp}
        optional
        value={description}
        multiline
        minRows={2}
        inputProps={{ maxLength: 500 }}
        onChange={(event) => setDescription(event.target.value)}
      />
      <CoverField
        src={catalog.cover}
        cover={cover}
        error={save.error?.errors.cover?.[0]}
        onChange={setCover}
      />
      <SelectField
        label={t.visibility}
        value={visibility}
        options={visibilities.map((value) => ({ value, label: t.visibilities[value] }))}
        onChange={(event) =>
          setVisibility(visibilities.find((each) => each === event.target.value) ?? 'hidden')
        }
      />
      {visibility === 'selected' && (
        <>
          <Field
            label={t.tags}
            help={t.tagsHelp}
            optional
            value={tags}
            onChange={(event) => setTags(event.target.value)}
          />
          <Patients chosen={patients} onChange={setPatients} />
        </>
      )}
      <FormError>{save.error?.errors.cover ? undefined : save.error?.message}</FormError>
    </SidePanel>
  )
}

function Patients(props: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const t = useText(catalogWords)
  const locale = useLocale()
  const [text, setText] = useState('')
  const { chosen } = props
  const found = useQuery({
    ...listQ('/api/doctor/patients', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  }).data
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {t.patients} ({chosen.length})
      </Box>
      <SearchInput label={t.findPatients} value={text} onChange={(next) => setText(next.trim())} />
      {found?.data.map((patient) => (
        <CheckField
          key={patient.id}
          label={`${formatName(patient, locale)} (${patient.number})`}
          checked={chosen.includes(patient.id)}
          onChange={(event) =>
            props.onChange(
              event.target.checked
                ? [...chosen, patient.id]
                : chosen.filter((id) => id !== patient.id),
            )
          }
        />
      ))}
    </Box>
  )
}
