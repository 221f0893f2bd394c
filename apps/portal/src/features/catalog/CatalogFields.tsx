import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { type ListRow, listQ } from '@officina/client/query'
import { bracketed, formatName } from '@officina/shared/format'
import { listOf } from '@officina/shared/listOf'
import { CheckField } from '@officina/ui/CheckField'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  coverAlt: string
}

/** Name, description, cover, and who sees the catalog. */
export function CatalogFields(props: {
  values: CatalogValues
  /** Each change is made to what stands there then: a picture takes its time to be read. */
  onChange: (change: (old: CatalogValues) => CatalogValues) => void
  /** The cover it has. */
  src: string | null
  nameError: string | undefined
  coverError: string | undefined
}) {
  const t = useText(catalogWords)
  const { values } = props
  const set = (change: Partial<CatalogValues>) => props.onChange((old) => ({ ...old, ...change }))
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
      {(typeof values.cover === 'object' || (props.src && values.cover === 'kept')) && (
        <Field
          label={t.coverAlt}
          help={t.coverAltHelp}
          optional
          value={values.coverAlt}
          inputProps={{ maxLength: 200 }}
          onChange={(event) => set({ coverAlt: event.target.value })}
        />
      )}
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
  return { name, description, visibility, selected: { patients, tags: listOf(tags) } }
}

type Patient = ListRow<'/api/doctor/patients'>

function Patients(props: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const t = useText(catalogWords)
  const locale = useLocale()
  const [text, setText] = useState('')
  const { chosen } = props
  const [before] = useState(chosen)
  const [picked, setPicked] = useState<Patient[]>([])
  const known = useQuery({
    queryKey: ['/api/doctor/patients', { chosen: before }],
    queryFn: ({ signal }) => readChosen(before, signal),
    enabled: before.length > 0,
  }).data
  const found = useQuery({
    ...listQ('/api/doctor/patients', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  }).data
  // who sees the catalog stands above whom the list begins with
  const first = text ? [] : [...(known ?? []), ...picked]
  const rows = new Map([...first, ...(found?.data ?? [])].map((each) => [each.id, each]))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {bracketed(t.patients, chosen.length, locale)}
      </Box>
      <Box sx={{ mb: 2 }}>
        <SearchInput label={t.findPatients} value={text} onChange={setText} />
      </Box>
      {[...rows.values()].map((patient) => (
        <CheckField
          key={patient.id}
          label={bracketed(formatName(patient, locale), patient.number, locale)}
          checked={chosen.includes(patient.id)}
          onChange={(event) => {
            const others = chosen.filter((id) => id !== patient.id)
            if (event.target.checked) setPicked((old) => [...old, patient])
            props.onChange(event.target.checked ? [...others, patient.id] : others)
          }}
        />
      ))}
    </Box>
  )
}

/** Patients by their ids, as many at a time as one call answers. */
async function readChosen(ids: string[], signal: AbortSignal): Promise<Patient[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / 100) }, (_, part) =>
    ids.slice(part * 100, (part + 1) * 100),
  )
  const answers = await Promise.all(
    parts.map((id) =>
      api.list('/api/doctor/patients', {
        params: { query: { range: [0, 99], filter: { id } } },
        signal,
      }),
    ),
  )
  return answers.flatMap(({ data }) => data)
}

/** What becomes of the cover when the catalog is saved; a picture is its shown part. */
export type Cover = 'kept' | 'removed' | { file: File; shown: Blob }

/** The cover of a catalog: the one it has, another one, or none. */
function CoverField(props: {
  src: string | null
  cover: Cover
  error: string | undefined
  onChange: (cover: Cover) => void
}) {
  const t = useText(catalogWords)
  const [isUnread, setUnread] = useState(false)
  const { cover, src } = props
  const isRemoved = cover === 'removed'
  async function choose(file: File | undefined) {
    setUnread(false)
    if (!file) return props.onChange('kept')
    try {
      props.onChange({ file, shown: await coverOf(file) })
    } catch {
      setUnread(true)
    }
  }
  return (
    <>
      {src && typeof cover === 'string' && (
        <Box sx={{ mb: 3 }}>
          <CoverPicture
            src={src}
            alt=""
            drawn={320}
            sx={{ borderRadius: '8px', maxWidth: 320, opacity: isRemoved ? 0.4 : 1 }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {isRemoved ? t.coverGone : t.coverNow}
            <Button onClick={() => props.onChange(isRemoved ? 'kept' : 'removed')}>
              {isRemoved ? t.keepCover : t.removeCover}
            </Button>
          </Box>
        </Box>
      )}
      <FileDrop
        label={t.cover}
        help={t.coverHelp}
        accept={['image/jpeg', 'image/png']}
        maxBytes={5 * 1024 * 1024}
        files={typeof cover === 'string' ? [] : [cover.file]}
        error={isUnread ? t.coverUnread : props.error}
        onChange={(files) => void choose(files[0])}
      />
    </>
  )
}

/** Sends what was decided about the cover of an own catalog. */
export async function saveCover(
  catalogId: string,
  { cover, coverAlt }: Pick<CatalogValues, 'cover' | 'coverAlt'>,
): Promise<void> {
  const params = { path: { catalogId } }
  if (cover === 'kept') return
  if (cover === 'removed') {
    await api.del('/api/doctor/catalogs/{catalogId}/cover', { params })
    return
  }
  const { upload } = await import('@officina/client/transfer')
  const form = new FormData()
  form.append('cover', cover.shown, cover.file.name)
  form.append('alt', coverAlt.trim())
  await upload('post', '/api/doctor/catalogs/{catalogId}/cover', { params, form })
}

const width = 1200
const height = 400

/** The middle of a picture in the shape of a cover, as JPEG without what a camera wrote into it. */
async function coverOf(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return file
  // JPEG has no transparency
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
