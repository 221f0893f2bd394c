import { listQ, q } from '@officina/client/query'
import { FactList } from '@officina/ui/facts'
import { useJoin, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { actionMessages } from './actionMessages.ts'

/** What is still open for a patient who is to be archived; nothing where there is nothing. */
export default function OpenMatters({ patientId }: { patientId: string }) {
  const t = useText(actionMessages)
  const join = useJoin()
  const path = { patientId }
  const query = { filter: { order_state: ['open' as const] }, range: [0, 99] as [number, number] }
  const { data: patient } = useQuery(q('/api/doctor/patients/{patientId}', { params: { path } }))
  const { data: orders } = useQuery(
    listQ('/api/doctor/patients/{patientId}/orders', { params: { path, query } }),
  )
  const { data: repeats } = useQuery(
    listQ('/api/doctor/patients/{patientId}/repeats', { params: { path } }),
  )
  const facts = [
    { label: t.open.orders, value: join((orders?.data ?? []).map(({ number }) => number)) },
    { label: t.open.repeats, value: join((repeats?.data ?? []).map((each) => each.product.title)) },
    {
      label: t.open.recipes,
      value: join(
        (patient?.active_recipes ?? []).map(
          ({ label, title, number }) => label || title || (number ?? ''),
        ),
      ),
    },
  ].filter(({ value }) => value)
  return facts.length > 0 && <FactList columns={1} facts={facts} />
}
