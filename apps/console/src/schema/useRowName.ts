import { useLocale } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import type { Row } from './columns.tsx'
import { findResource } from './spec.ts'
import { nameOfRecord } from './words.ts'

/** A row is called what its list calls it, also on another page. */
export function useRowName(): (id: string) => string {
  const { data: shown = [], resource } = useListContext<Row>()
  const client = useQueryClient()
  const locale = useLocale()
  return (id) => {
    const row =
      shown.find((row) => row.id === id) ?? client.getQueryData<Row>([resource, 'getOne', { id }])
    return nameOfRecord(findResource(resource), row, locale) || id
  }
}
