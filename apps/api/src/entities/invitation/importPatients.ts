import type { components } from '@officina/openapi/schema'
import { isCalendarDay } from '@officina/shared/dates/days'
import {
  type DateOrder,
  type ImportField,
  importFields,
  importNames,
  requiredImportFields,
} from '@officina/shared/patientImport'
import { phoneProblem } from '@officina/shared/phoneProblem'
import { plainCode, plainEmail } from '@officina/shared/plainCode'
import { type DoctorCtx, pgCode } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import {
  type ImportColumn,
  type ImportRow,
  importCsv,
  missing,
  notOf,
  tooLong,
} from '../csvImport.ts'
import { invalid, invalidFields, type Texts } from '../errors.ts'
import { emailTaken } from '../patient/check.ts'
import { addPatient, type InviteInput } from './invite.ts'

type PatientFile = components['schemas']['PatientImport']

/**
 * Patients from a CSV file, one a row, with an invitation each when `send` says so. Wrong rows change nothing
 * and say why at their columns; a dry run takes everything back, mails too. The doctor's own address is let
 * through and said.
 */
export async function importPatients(
  ctx: DoctorCtx,
  { send = false, columns: headers, dates, ...file }: PatientFile,
) {
  const [doctor] = await ctx.db
    .select({ email: doctors.email })
    .from(doctors)
    .where(eq(doctors.id, ctx.actor.id))
  const own = doctor?.email.toLowerCase()
  const lineOf = new Map<string, number>()
  return importCsv(ctx, { ...file, headers }, patientColumns, async (tx, row, line) => {
    const input = readPatientRow(row, dates)
    const email = input.email.toLowerCase()
    const before = lineOf.get(email)
    if (before !== undefined) throw invalid('email', 'EMAIL_TAKEN', sameAs(before))
    try {
      await addPatient(tx, { ...input, send })
      lineOf.set(email, line)
      return email === own ? ownAddress : undefined
    } catch (error) {
      // somebody else has just added the same address
      if (pgCode(error) === '23505') throw invalid('email', 'EMAIL_TAKEN', emailTaken)
      throw error
    }
  })
}

const ownAddress: Texts = {
  en: 'This is your own email address. You can use it, but check that this is what you want.',
  ja: 'ご自身のメールアドレスです。登録は可能ですが、お間違いでないかご確認ください。',
}

const sameAs = (line: number): Texts => ({
  en: `Same as in row ${line}.`,
  ja: `${line}行目と同じです。`,
})

const isRequired = (field: ImportField) => requiredImportFields.some((each) => each === field)

/** Columns of a file of patients; the first names the row. */
export const patientColumns = Object.fromEntries(
  importFields.map((field): [ImportField, ImportColumn] => [
    field,
    { names: importNames[field], required: isRequired(field) },
  ]),
) as Record<ImportField, ImportColumn>

type PatientRow = ImportRow<keyof typeof patientColumns>

/** A row's cells as what the invitation takes. 422 with every wrong cell at its column. */
function readPatientRow(row: PatientRow, dates: DateOrder = 'ymd'): Omit<InviteInput, 'send'> {
  const problems: Record<string, Texts> = {}
  const read = <T>(
    column: keyof PatientRow,
    parse: (text: string) => T | undefined,
    text: Texts,
  ) => {
    if (row[column] === '') return undefined
    const value = parse(row[column])
    if (value === undefined) problems[column] = text
    return value
  }
  const words = (column: keyof PatientRow, most: number) =>
    read(column, (text) => (text.length <= most ? text : undefined), tooLong(most))
  const needed = (column: keyof PatientRow, value: string | undefined): string => {
    if (row[column] === '') problems[column] = missing
    return value ?? ''
  }
  const input: Omit<InviteInput, 'send'> = {
    last_name: needed('last_name', words('last_name', 60)),
    first_name: needed('first_name', words('first_name', 60)),
    email: needed('email', read('email', emailOf, notEmail)),
    kana: words('kana', 120) ?? null,
    phone: read('phone', phoneOf, phoneProblem) ?? null,
    birth_date: read('birth_date', (text) => dayOf(text, dates), notDay) ?? null,
    discount_percent: read('discount_percent', percentOf, notPercent) ?? 0,
    tags: read('tags', tagsOf, badTags) ?? [],
    sex: read('sex', (text) => wordOf(sexes, text), notSex) ?? 'unknown',
  }
  const language = read('language', (text) => wordOf(languages, text), notLanguage)
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return language ? { ...input, language } : input
}

const sexes = {
  female: ['female', 'f', 'woman', '女性', '女'],
  male: ['male', 'm', 'man', '男性', '男'],
  other: ['other', 'その他'],
  unknown: ['unknown', 'not stated', '未回答', '不明'],
} as const
const languages = {
  en: ['en', 'english', '英語'],
  ja: ['ja', 'japanese', '日本語'],
} as const

const notSex = notOf(['female', 'male', 'other'], ['女性', '男性', 'その他'])
const notLanguage = notOf(['en', 'ja'], ['英語', '日本語'])

function wordOf<K extends string>(
  choices: Record<K, readonly string[]>,
  text: string,
): K | undefined {
  const word = text.normalize('NFKC').toLowerCase()
  return (Object.keys(choices) as K[]).find((key) => choices[key].includes(word))
}

function emailOf(text: string): string | undefined {
  const plain = plainEmail(text)
  const isOne = plain.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(plain)
  return isOne ? plain : undefined
}

/** A spreadsheet's `+1 (212) 555-0142` and full-width digits alike. */
function phoneOf(text: string): string | undefined {
  const plain = plainCode(text)
  return plain.length <= 30 && /^[0-9+()\- .]*$/.test(plain) ? plain : undefined
}

/** `1990-04-12`, `1990/4/12`, `1990年4月12日`, or in another order `12/4/1990`; a day that the calendar does not have is none. */
function dayOf(text: string, order: DateOrder): string | undefined {
  const plain = plainCode(text)
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  const turned = order === 'dmy' ? [last, second, first] : [last, first, second]
  const [year, month, date] =
    order !== 'ymd' && last
      ? turned
      : (/^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/.exec(plain) ?? []).slice(1)
  if (!year || !month || !date) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDay(day) ? day : undefined
}

function percentOf(text: string): number | undefined {
  const [, digits] = /^(\d{1,9})\s*%?$/.exec(text.normalize('NFKC')) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function tagsOf(text: string): string[] | undefined {
  const tags = [...new Set(text.split(/[,;、，；|]/).map((tag) => tag.trim()))].filter(Boolean)
  return tags.length <= 20 && tags.every((tag) => tag.length <= 40) ? tags : undefined
}

const notEmail: Texts = {
  en: 'Enter an address such as ana@example.org.',
  ja: '「ana@example.org」のように入力してください。',
}
const notDay: Texts = {
  en: 'Enter a date such as 1990-04-12.',
  ja: '「1990-04-12」のような日付を入力してください。',
}
const notPercent: Texts = {
  en: 'Enter a whole number such as 10.',
  ja: '「10」のような整数を入力してください。',
}
const badTags: Texts = {
  en: 'Enter up to 20, each of up to 40 characters, separated by semicolons.',
  ja: '20個まで、1個40文字以内で、セミコロンで区切ってください。',
}
