import { api } from '@officina/client/api'
import { invalidate, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { CheckField } from '@officina/ui/CheckField'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { ListSkeleton } from '@officina/ui/skeletons'
import { useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../../features/Loaded.tsx'
import { toast } from '../../../features/toast.tsx'
import { useKeptForm } from '../../../features/useKeptForm.ts'
import { requestMessages } from './requestMessages.ts'

type Rules = components['schemas']['DoctorRequestRules']

/** Which refills are approved without asking me. */
export function RequestRules({ isReadOnly }: { isReadOnly: boolean }) {
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
        <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
          {t.save}
        </SubmitButton>
      )}
    </form>
  )
}
