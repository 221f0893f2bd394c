import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ListRow, listQ } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { FieldLabel } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { messages } from './messages.ts'

/** Patients a recipe can be written for, also before they have signed up. */
const canReceive: NonNullable<PatientFilter['status']> = [
  'active',
  'invited',
  'invitation_expired',
  'invitation_declined',
  'mail_bounced',
  'registered_by_doctor',
]
const InviteInline = lazyPart(() => import('./InviteInline.tsx'), 'InviteInline')
const invite = 'invite'
type PatientFilter = NonNullable<
  NonNullable<operations['doctorListPatients']['parameters']['query']>['filter']
>
type Row = ListRow<'/api/doctor/patients'>
type Found = Pick<Row, 'id' | 'number' | 'last_name' | 'first_name'> &
  Partial<Pick<Row, 'display_status'>>

/**
 * Finds a patient by name, email or number. `typed` is what stood in the plain box before this was there,
 * `caret` where its caret was; without one the focus stays where it is.
 */
export function PatientSearch(props: { draft: Draft; typed: string; caret: number | undefined }) {
  const { draft, typed: first } = props
  const t = useText(messages)
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState(first)
  const q = useDeferredValue(typed.trim())
  const [chosen, setChosen] = useState<Found | null>(draft.recipe.patient)
  const value = draft.fields.patient_id === chosen?.id ? chosen : draft.recipe.patient
  useFocus(id, props.caret)
  // the box sets itself back to the chosen patient when it is new too, and would drop what was typed
  const shown = useRef(value?.id)
  const nameOf = (patient: Found) =>
    patient.id === invite ? t.inviteNamed(q) : formatName(patient, locale)
  const [inviting, setInviting] = useState<string>()
  // what stands in the box after a choice is that name, not a search
  const isSearch = q !== '' && (!value || q !== nameOf(value))
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...listQ('/api/doctor/patients', {
      params: {
        query: { range: [0, 19], filter: { status: canReceive, ...(isSearch ? { q } : {}) } },
      },
    }),
    placeholderData: keepPreviousData,
  })
  const isNobody = isSearch && !isPlaceholderData && data?.total === 0
  const others = useOthers(q, isNobody)
  // whoever is there is not invited a second time
  const options =
    isNobody && others.rows?.length === 0
      ? [{ id: invite, number: '', last_name: q, first_name: '' }]
      : (others.rows ?? [])
  function choose(patient: Found | null) {
    if (patient?.id === invite) {
      setTyped(q)
      return setInviting(q)
    }
    setChosen(patient)
    shown.current = patient?.id
    draft.change((old) => ({ ...old, patient_id: patient?.id ?? null }))
  }
  return (
    <Box sx={{ mb: 4 }}>
      <FieldLabel htmlFor={id}>{t.patient}</FieldLabel>
      <Autocomplete<Found>
        id={id}
        options={[...(data?.data ?? []), ...options]}
        filterOptions={(options) => options}
        loading={isFetching || others.isFetching}
        value={draft.fields.patient_id ? value : null}
        noOptionsText={t.patientNone}
        getOptionDisabled={(option) => isNobody && option.id !== invite}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        getOptionLabel={nameOf}
        getOptionKey={(option) => option.id}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset' && shown.current === value?.id) return
          shown.current = value?.id
          setTyped(text)
        }}
        openOnFocus={typed !== (value ? nameOf(value) : '')}
        onChange={(_event, patient) => choose(patient)}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <span>{nameOf(option)}</span>
            <Box component="span" sx={{ ml: 'auto', pl: 4, color: 'text.secondary' }}>
              {option.number}
            </Box>
            {isNobody && option.display_status && (
              <Box component="span" sx={{ pl: 3 }}>
                <Status kind="patient" value={option.display_status} />
              </Box>
            )}
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            inputProps={slotProps.htmlInput}
            size="small"
            fullWidth
            placeholder={t.patientHelp}
          />
        )}
      />
      {inviting !== undefined && (
        <InviteInline
          typed={inviting}
          onClose={() => setInviting(undefined)}
          onInvited={(patient) => {
            setInviting(undefined)
            setTyped(formatName(patient, locale))
            choose(patient)
          }}
        />
      )}
    </Box>
  )
}

/** Who is found of those that no recipe can be written for; undefined until both lists are there. */
function useOthers(q: string, enabled: boolean) {
  const current = useQuery({
    ...listQ('/api/doctor/patients', { params: { query: { range: [0, 4], filter: { q } } } }),
    enabled,
  })
  const archived = useQuery({
    ...listQ('/api/doctor/patients', {
      params: { query: { range: [0, 4], filter: { q, archived: true } } },
    }),
    enabled,
  })
  // who is only named alike is somebody else
  const meant = ({ data, suggestion }: NonNullable<typeof current.data>) => (suggestion ? [] : data)
  const rows =
    enabled && current.data && archived.data
      ? [current.data, archived.data].flatMap(meant)
      : undefined
  return { rows, isFetching: current.isFetching || archived.isFetching }
}

function useFocus(id: string, caret: number | undefined) {
  const first = useRef(caret)
  useLayoutEffect(() => {
    const at = first.current
    const box = document.getElementById(id)
    if (at === undefined || !(box instanceof HTMLInputElement)) return
    box.focus()
    box.setSelectionRange(at, at)
  }, [id])
}
