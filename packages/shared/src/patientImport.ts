/** How other systems and spreadsheets call the columns of a list of patients; the first is the usual name. */
export const importNames = {
  last_name: ['last name', 'family name', 'surname', '姓'],
  first_name: ['first name', 'given name', '名'],
  email: ['email', 'e-mail', 'email address', 'メール', 'メールアドレス'],
  kana: ['kana', 'name in kana', 'カナ', 'フリガナ', '氏名（カナ）'],
  phone: [
    'phone',
    'telephone',
    'mobile',
    'mobile phone',
    'phone number',
    'sms number',
    '電話',
    '電話番号',
  ],
  birth_date: ['birth date', 'date of birth', 'birthday', 'dob', '生年月日'],
  sex: ['sex', 'gender', '性別'],
  language: ['language', 'language of messages', '言語', 'メッセージの言語'],
  tags: ['tags', 'tag', 'タグ'],
  discount_percent: [
    'discount',
    'discount percent',
    'discount, %',
    'additional discount',
    '割引率',
    '割引率（%）',
  ],
} as const
export type ImportField = keyof typeof importNames
export const importFields = Object.keys(importNames) as ImportField[]
export const requiredImportFields = ['last_name', 'first_name', 'email'] as const

/** Order of day, month and year in dates that are not written as 1990-04-12. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

type System = {
  name: string
  dates: DateOrder
  isFrom: readonly string[]
  columns?: { [field in ImportField]?: string }
}

/** Systems whose lists are recognised by columns that no other has. */
const systems: readonly System[] = [
  { name: 'Fullscript', dates: 'mdy', isFrom: ['sms_number', 'additional_discount'] },
  {
    name: 'Practice Better',
    dates: 'mdy',
    isFrom: ['email address', 'mobile phone', 'date of birth'],
    columns: { phone: 'mobile phone' },
  },
  {
    name: 'Cliniko',
    dates: 'dmy',
    isFrom: ['first name', 'last name', 'address 1', 'date of birth'],
  },
]

/** Without case, spaces and the signs between words. */
const plainHeader = (name: string): string => name.toLowerCase().replaceAll(/[\s_.-]/g, '')

/** The columns of a file by what they are for us, and the system it seems to come from. */
export function recogniseImport(header: readonly string[]) {
  const known = header.map(plainHeader)
  const has = (name: string) => known.includes(plainHeader(name))
  const system = systems.find(({ isFrom }) => isFrom.every(has))
  const columns: { [field in ImportField]?: string } = {}
  for (const field of importFields) {
    const names: string[] = [system?.columns?.[field] ?? [], ...importNames[field]].flat()
    const found = names.map(plainHeader).find((name) => known.includes(name))
    const column = found === undefined ? undefined : header[known.indexOf(found)]
    if (column) columns[field] = column
  }
  return { system: system?.name, dates: system?.dates ?? ('ymd' as DateOrder), columns }
}

/** The cells of a header row, with commas, semicolons or tabs between them. */
export function headerCells(row: string): string[] {
  const [separator = ','] = [',', ';', '\t'].sort(
    (a, b) => row.split(b).length - row.split(a).length,
  )
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}
