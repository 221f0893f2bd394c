type Option = { value: string; label: string }

export type DateRange = { from?: string | undefined; to?: string | undefined }

export type NumberRange = { from?: number | undefined; to?: number | undefined }

export type Filter =
  | { kind: 'select'; key: string; label: string; options: readonly Option[]; value?: string }
  | {
      kind: 'multi'
      key: string
      label: string
      options: readonly Option[]
      value?: readonly string[]
    }
  | {
      kind: 'dates'
      key: string
      label: string
      value?: DateRange
      /** Ranges with a name: today, last month … */
      presets?: readonly { label: string; from: string; to: string }[]
      /** How many years a range may last. */
      mostYears?: number
      /** The range that is meant where only one day is given. */
      whole?: (range: DateRange) => DateRange
    }
  | {
      kind: 'amounts'
      key: string
      label: string
      value?: NumberRange
      /** Of money, in minor units; without it plain whole numbers. */
      currency?: string
    }
  | {
      kind: 'text'
      key: string
      label: string
      value?: string
      /** Regular expression; what does not match is not searched for. */
      pattern?: string
      help?: string
    }
  | { kind: 'toggle'; key: string; label: string; value?: boolean }

export type FilterValue = string | readonly string[] | DateRange | NumberRange | boolean | undefined

/** Whether a filter narrows anything. */
export function isSet(filter: Filter): boolean {
  if (filter.kind === 'multi') return Boolean(filter.value?.length)
  if (filter.kind === 'dates') return Boolean(filter.value?.from || filter.value?.to)
  if (filter.kind === 'amounts')
    return filter.value?.from !== undefined || filter.value?.to !== undefined
  return Boolean(filter.value)
}
