import { useLocale } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { q } from '../providers/queries.ts'
import type { Fields } from './spec.ts'

/** The shop's own name of a way to deliver, also of one that is no longer offered. */
export function MethodName({ method }: { method: string }) {
  const locale = useLocale()
  const { data } = useQuery(q('/api/admin/settings/delivery'))
  return data?.methods.find(({ key }) => key === method)?.name[locale] ?? method
}

/** The fields of a list's filters, with the shop's ways to deliver as the choices where one asks for them. */
export function useMethodChoices(fields: Fields): Fields {
  const asking = Object.entries(fields).filter(([, field]) => field.format === 'delivery-method')
  const { data } = useQuery({
    ...q('/api/admin/settings/delivery'),
    enabled: asking.length > 0,
  })
  if (asking.length === 0 || !data) return fields
  const labels = Object.fromEntries(
    data.methods.map(({ key, name }) => [key, [name.en, name.ja] as [string, string]]),
  )
  return {
    ...fields,
    ...Object.fromEntries(asking.map(([name, field]) => [name, { ...field, labels }])),
  }
}
