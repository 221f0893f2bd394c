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

/** The fields of a list's filters; of those in use one that asks for a way to deliver comes with the shop's choices. */
export function useMethodChoices(fields: Fields, isUsed: (name: string) => boolean): Fields {
  const asking = Object.entries(fields).filter(
    ([name, field]) => field.format === 'delivery-method' && isUsed(name),
  )
  const { data } = useQuery({
    ...q('/api/admin/settings/delivery'),
    enabled: asking.length > 0,
  })
  if (asking.length === 0) return fields
  const all = { ...fields }
  for (const [name, field] of asking) {
    if (data) all[name] = { ...field, labels: labelsOf(data.methods) }
    else delete all[name]
  }
  return all
}

const labelsOf = (methods: readonly { key: string; name: { en: string; ja: string } }[]) =>
  Object.fromEntries(methods.map(({ key, name }) => [key, [name.en, name.ja] as const]))
