import { listQuery } from '@officina/client/list'
import { listQ } from '@officina/client/query'
import type { operations } from '@officina/openapi/schema'
import { recipeEventNames } from '@officina/shared/recipeEvents'
import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { ListState } from '../../../features/useListState.ts'

type Filter = NonNullable<
  NonNullable<operations['doctorListRecipeHistories']['parameters']['query']>['filter']
>
export const events = recipeEventNames satisfies Readonly<Filter['event']>
export const defaultSort: Sort = { key: 'at', order: 'DESC' }

/** The list that an address asks for. Words that the contract does not know are left out. */
export const historiesQuery = (list: ListState) =>
  listQ('/api/doctor/recipe-histories', {
    params: {
      query: listQuery<'at', Filter>({
        page: list.page,
        perPage: list.pageSize,
        sort: { field: 'at', order: list.sort.key === 'at' ? list.sort.order : 'DESC' },
        filter: filterOf(list),
      }),
    },
  })

export function filterOf(list: ListState): Filter {
  const event = list.many('event').filter(isEvent)
  const filter: Filter = {
    q: textOf(list.q, 100),
    patient_id: idOf(list.one('patientId')),
    patient: textOf(list.one('patient'), 100),
    product: textOf(list.one('product'), 100),
    label: textOf(list.one('label'), 40),
    event: event.length > 0 ? event : undefined,
    at_gte: list.one('at_from'),
    at_lte: list.one('at_to'),
  }
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as Filter
}

const textOf = (text: string | undefined, most: number) => text?.trim().slice(0, most) || undefined
const isEvent = (word: string): word is (typeof events)[number] =>
  (events as readonly string[]).includes(word)

// an id that is none filters nothing
const idOf = (text: string | undefined) =>
  text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined
