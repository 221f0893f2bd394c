import Box from '@mui/material/Box'
import { api } from '@officina/client/api'
import { invalidate, listQ, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { CheckField } from '@officina/ui/CheckField'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SidePanel } from '@officina/ui/SidePanel'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../features/Loaded.tsx'
import { ShowMore } from '../../../features/ShowMore.tsx'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { pathTo } from '../../../pathTo.ts'
import { RequestCard } from './RequestCard.tsx'
import { requestMessages } from './requestMessages.ts'

const tabs = ['open', 'decided', 'rules'] as const
type Tab = (typeof tabs)[number]

/** The queue of requests: what waits, what was decided, and what is approved without asking. */
export function RequestsPanel(props: {
  tab: string | null
  /** The one that is asked for by its address. */
  requestId: string | null
  isReadOnly: boolean
  onClose: () => void
}) {
  const t = useText(requestMessages)
  const tab = tabs.find((each) => each === props.tab) ?? 'open'
  return (
    <SidePanel title={t.title} onClose={props.onClose} width={640}>
      <TabsNav
        label={t.tabs}
        tabs={tabs.map((each) => ({
          to: pathTo(
            '/doctors/top',
            {},
            { panel: 'requests', tab: each === 'open' ? undefined : each },
          ),
          label: t[each],
          current: tab === each,
        }))}
      />
      {tab === 'rules' ? (
        <RequestRules isReadOnly={props.isReadOnly} />
      ) : (
        <Queue key={tab} tab={tab} chosen={props.requestId} isReadOnly={props.isReadOnly} />
      )}
    </SidePanel>
  )
}

const pageSize = 50

/** A page of the requests; below it, on demand, the next one. */
function Queue(props: {
  tab: Exclude<Tab, 'rules'>
  chosen: string | null
  isReadOnly: boolean
  from?: number
}) {
  const { tab, from = 0 } = props
  const end = from + pageSize
  const t = useText(requestMessages)
  const [isMore, setMore] = useState(false)
  const query = useQuery(
    listQ('/api/doctor/requests', {
      params: { query: { range: [from, end - 1], filter: { open: tab === 'open' } } },
    }),
  )
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
      {(data) => {
        if (data.total === 0)
          return tab === 'open' ? (
            <EmptyState title={t.none} text={t.noneText} />
          ) : (
            <EmptyState title={t.noneDecided} />
          )
        return (
          <>
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, mb: 4, p: 0, display: 'grid', gap: 4 }}
            >
              {data.data.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  isChosen={request.id === props.chosen}
                  isReadOnly={props.isReadOnly}
                />
              ))}
            </Box>
            {isMore && data.total > end ? (
              <Queue {...props} from={end} />
            ) : (
              <ShowMore
                shown={end}
                total={data.total}
                by={pageSize}
                most={Number.POSITIVE_INFINITY}
                onShow={() => setMore(true)}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

type Rules = components['schemas']['DoctorRequestRules']

/** Which refills are approved without asking me. */
function RequestRules({ isReadOnly }: { isReadOnly: boolean }) {
  const query = useQuery(q('/api/doctor/request-rules'))
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
      {(data) => <RulesForm rules={data} isReadOnly={isReadOnly} />}
    </Loaded>
  )
}

function RulesForm({ rules, isReadOnly }: { rules: Rules; isReadOnly: boolean }) {
  const t = useText(requestMessages)
  const queryClient = useQueryClient()
  const form = useKeptForm(
    'request rules',
    {
      refill: rules.refill,
      visit_months: String(rules.visit_months),
      refills: String(rules.refills),
    },
    async (values) => {
      await api.patch('/api/doctor/request-rules', {
        body: {
          refill: values.refill,
          visit_months: Number(values.visit_months),
          refills: Number(values.refills),
        },
      })
      await invalidate(queryClient, '/api/doctor/request-rules')
      toast.success(t.saved)
    },
  )
  const upTo = (n: number, label: (n: number) => string) =>
    Array.from({ length: n }, (_, index) => ({
      value: String(index + 1),
      label: label(index + 1),
    }))
  return (
    <form {...form.formProps}>
      <p>{t.rulesText}</p>
      <KeptNotice kept={form.kept} />
      <FormError>{form.message}</FormError>
      <CheckField label={t.on} {...form.check('refill')} disabled={isReadOnly} />
      <SelectField
        label={t.months}
        options={upTo(12, t.monthCount)}
        {...form.field('visit_months')}
        disabled={isReadOnly}
      />
      <SelectField
        label={t.times}
        options={upTo(6, t.timeCount)}
        {...form.field('refills')}
        disabled={isReadOnly}
      />
      {!isReadOnly && (
        <SubmitButton inline pending={form.pending}>
          {t.save}
        </SubmitButton>
      )}
    </form>
  )
}
