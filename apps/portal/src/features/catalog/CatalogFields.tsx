import Box from '@mui/material/Box'
import { listQ } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Cover, CoverField } from './CoverField.tsx'
import { catalogWords } from './words.ts'

const visibilities = ['hidden', 'all_my_patients', 'selected'] as const

/** What is asked of an own catalog; `tags` as they are typed. */
export type CatalogValues = {
  name: string
  description: string
  visibility: (typeof visibilities)[number]
  patients: string[]
  tags: string
  cover: Cover
}

/** Name, description, cover, and who sees the catalog. */
export function CatalogFields(props: {
  values: CatalogValues
  onChange: (values: CatalogValues) => void
  /** The cover it has. */
  src: string | null
  nameError: string | undefined
  coverError: string | undefined
}) {
  const t = useText(catalogWords)
  const { values } = props
  const set = (change: Partial<CatalogValues>) => props.onChange({ ...values, ...change })
  return (
    <>
      <Field
        label={t.name}
        value={values.name}
        error={props.nameError}
        inputProps={{ maxLength: 60 }}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        label={t.description}
        help={t.descriptionHelp}
        optional
        value={values.description}
        multiline
        minRows={2}
        inputProps={{ maxLength: 500 }}
        onChange={(event) => set({ description: event.target.value })}
      />
      <CoverField
        src={props.src}
        cover={values.cover}
        error={props.coverError}
        onChange={(cover) => set({ cover })}
      />
      <SelectField
        label={t.visibility}
        value={values.visibility}
        options={visibilities.map((value) => ({ value, label: t.visibilities[value] }))}
        onChange={(event) =>
          set({ visibility: visibilities.find((each) => each === event.target.value) ?? 'hidden' })
        }
      />
      {values.visibility === 'selected' && (
        <>
          <Field
            label={t.tags}
            help={t.tagsHelp}
            optional
            value={values.tags}
            onChange={(event) => set({ tags: event.target.value })}
          />
          <Patients chosen={values.patients} onChange={(patients) => set({ patients })} />
        </>
      )}
    </>
  )
}

/** The same as it is sent; the cover goes by itself. */
export function bodyOf({ name, description, visibility, patients, tags }: CatalogValues) {
  const tagList = [...new Set(tags.split(/[,、，]/).map((tag) => tag.trim()))].filter(Boolean)
  return { name, description, visibility, selected: { patients, tags: tagList } }
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
      <Box sx={{ mb: 2 }}>
        <SearchInput
          label={t.findPatients}
          value={text}
          onChange={(next) => setText(next.trim())}
        />
      </Box>
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
