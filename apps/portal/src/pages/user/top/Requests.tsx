import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { invalidate, listQ, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { named } from '@officina/shared/format'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Colon, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { askMessages } from '../../../features/request/askMessages.ts'
import { requestWords } from '../../../features/request/requestWords.ts'
import { ShowMore } from '../../../features/ShowMore.tsx'
import { toast } from '../../../features/toast.tsx'
import { pathTo } from '../../../pathTo.ts'

type Request = components['schemas']['PatientRequest']

/** What I have asked my doctor: open ones can be withdrawn, decided ones say why. */
export default function RequestsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(askMessages)
  return (
    <SidePanel open={open} title={t.mine} onClose={onClose}>
      {open && <Requests />}
    </SidePanel>
  )
}

function Requests() {
  const t = useText(askMessages)
  const [shown, setShown] = useState(50)
  const query = useQuery({
    ...listQ('/api/patient/requests', { params: { query: { range: [0, shown - 1] } } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
      {(data) => (
        <>
          <AskDoctor about={{ kind: 'question' }} />
          {data.total === 0 && <EmptyState title={t.none} text={t.noneText} />}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 5, p: 0, display: 'grid', gap: 3 }}
          >
            {data.data.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Box>
          <ShowMore shown={shown} total={data.total} by={50} onShow={setShown} />
        </>
      )}
    </Loaded>
  )
}

function RequestCard({ request }: { request: Request }) {
  const t = useText(askMessages)
  const words = useText(requestWords)
  const queryClient = useQueryClient()
  const withdraw = useApiMutation('post', '/api/patient/requests/{requestId}/withdraw', {
    onSuccess: async () => {
      await invalidate(queryClient, '/api/patient/requests')
      toast.success(t.withdrawn)
    },
    onError: (error) => {
      toast.failed(error)
      // the doctor may have answered meanwhile
      void invalidate(queryClient, '/api/patient/requests')
    },
  })
  const locale = useLocale()
  const kind = words.kinds[request.kind]
  const what = request.product ? named(kind, request.product.title, locale) : kind
  return (
    <Card component="li" sx={{ p: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600 }}>{what}</Box>
        <PatientStatus kind="request" value={request.status} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {words.asked} <DateText value={request.created_at} />
        {request.status === 'open' && request.kind !== 'question' && (
          <>
            {' · '}
            {words.waitsUntil} <DateText value={request.expires_at} />
          </>
        )}
      </Box>
      {request.message && <Box sx={{ mt: 2, whiteSpace: 'pre-wrap' }}>{request.message}</Box>}
      {request.decision_code && (
        <Box sx={{ mt: 2 }}>
          {words.reason}
          <Colon />
          {words.codes[request.decision_code]}
        </Box>
      )}
      {request.note && (
        <Box sx={{ mt: 2, whiteSpace: 'pre-wrap' }}>
          {words.answer}
          <Colon />
          {request.note}
        </Box>
      )}
      {request.result_recipe_id && (
        <Box sx={{ mt: 2 }}>
          <Link to={pathTo('/user/recipes', {}, { id: request.result_recipe_id })}>
            {t.showRecipe}
          </Link>
        </Box>
      )}
      {request.status === 'open' && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t.withdrawOf(what)}
          disabled={withdraw.isPending}
          onClick={() =>
            withdraw.mutate({
              params: { path: { requestId: request.id } },
              body: { revision: request.revision },
            })
          }
          sx={{ mt: 3 }}
        >
          {t.withdraw}
        </Button>
      )}
    </Card>
  )
}
