import { daysBetween } from '@officina/shared/dates/days'
import { addMonths } from '@officina/shared/dates/months'

const periods = ['7', '30', '90', '365'] as const
export type PeriodChoice = (typeof periods)[number] | 'own'
export const periodChoices: readonly PeriodChoice[] = [...periods, 'own']

/** A period lasts three years at most, as the server says too. */
export const mostYears = 3

const isDay = (text: string | null) =>
  Boolean(text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
const isId = (text: string | null) =>
  Boolean(text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
const among = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text)

/** What is asked for, from the address of the page; an old or mistyped link leaves out what is not known. */
export function figureQueryOf(params: URLSearchParams) {
  const one = (name: string, isFit: (text: string | null) => boolean) =>
    isFit(params.get(name)) ? { [name]: params.get(name) ?? '' } : {}
  const from = params.get('from')
  const to = params.get('to')
  const isOwn =
    isDay(from) &&
    isDay(to) &&
    `${from}` <= `${to}` &&
    `${to}` <= addMonths(`${from}`, 12 * mostYears)
  const days = Number(among(periods, params.get('period')) ?? 30)
  const length = isOwn ? daysBetween(`${from}`, `${to}`) + 1 : days
  const usual = length <= 31 ? 'day' : length <= 184 ? 'week' : 'month'
  const ids = { catalog_id: 'catalog', product_id: 'product', doctor_id: 'doctor' }
  return {
    ...(isOwn ? { from: `${from}`, to: `${to}` } : { days }),
    by: among(['day', 'week', 'month'] as const, params.get('by')) ?? usual,
    compare: among(['previous', 'year'] as const, params.get('compare')) ?? 'previous',
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([key, name]) =>
        isId(params.get(name)) ? [[key, params.get(name) ?? '']] : [],
      ),
    ),
    ...one('region', (text) => Boolean(text && text.length <= 80)),
  } as FigureQuery
}

export type FigureQuery = {
  days?: number
  from?: string
  to?: string
  by: 'day' | 'week' | 'month'
  compare: 'previous' | 'year'
  catalog_id?: string
  product_id?: string
  doctor_id?: string
  region?: string
}

/** The choice of the period: a number of days, or days of one's own. */
export const periodOf = (query: FigureQuery): PeriodChoice =>
  query.from ? 'own' : (among(periods, `${query.days}`) ?? '30')
