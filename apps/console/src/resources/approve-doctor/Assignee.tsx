import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errorText } from '@officina/ui/errorText.ts'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { listQ } from '../../providers/queries.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import type { Doctor } from '../doctors/doctor.ts'

/** Who looks after an application: anyone who may decide about it. */
export function Assignee({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const me = useMe()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate<Doctor>()
  const assign = (assigned_to: string | null) =>
    update(
      'doctors',
      {
        id: doctor.id,
        data: { ...doctor, assigned_to },
        previousData: doctor,
        meta: wholeRecord,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => refresh(),
        onError: (error) => {
          notify(errorText(error), { type: 'error' })
          // somebody was faster: who has it now is shown
          refresh()
        },
      },
    )
  if (!me.permissions.includes('doctor.manage'))
    return (
      <Box sx={{ mb: 4 }}>
        {t.assigned}: {doctor.assigned_to_name ?? t.nobody}
      </Box>
    )
  const mayTake = doctor.assigned_to !== me.id && me.permissions.includes('doctor.approve')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, '& > div': { mb: 0 } }}>
      <Reviewers doctor={doctor} disabled={isPending} onChange={(id) => void assign(id)} />
      {mayTake && (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => void assign(me.id)}
          sx={{ flexShrink: 0, alignSelf: 'flex-end' }}
        >
          {t.take}
        </Button>
      )}
    </Box>
  )
}

function Reviewers(props: {
  doctor: Doctor
  disabled: boolean
  onChange: (id: string | null) => void
}) {
  const t = useText(messages)
  const { assigned_to, assigned_to_name } = props.doctor
  const { data } = useQuery(
    listQ('/api/admin/reviewers', { params: { query: { range: [0, 99] } } }),
  )
  const people = data?.data ?? []
  // whoever has it stays named, even when they decide no more
  const isListed = !assigned_to || people.some(({ id }) => id === assigned_to)
  const options = [
    { value: '', label: t.nobody },
    ...(isListed ? [] : [{ value: assigned_to ?? '', label: assigned_to_name ?? '–' }]),
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SelectField
      label={t.assigned}
      value={assigned_to ?? ''}
      options={options}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  )
}

const messages = defineMessages({
  assigned: ['Assigned to', '担当者'],
  nobody: ['nobody', 'なし'],
  take: ['Assign to me', '自分が担当する'],
})
