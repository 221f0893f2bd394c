import { expect, it } from 'vitest'
import { fieldNames, importedFields, ownFields } from './fields.ts'
import { emptyPatient, inviteOf, patchOf, read, typed, valuesOf } from './patientForm.ts'

it('has the columns of a file of patients and the own profile in the order of the forms', () => {
  expect(importedFields.join(' ')).toBe(
    'last_name first_name email kana phone birth_date sex language tags discount_percent',
  )
  expect(ownFields.join(' ')).toBe('last_name first_name kana phone birth_date sex')
})

it('sends what was typed: empty texts as none, lists without doubles, percentages as numbers', () => {
  const values = { ...emptyPatient, last_name: 'Brown', tags: 'skin, 睡眠、skin', phone: ' ' }
  expect(inviteOf({ ...values, discount_percent: '5' }, true)).toEqual({
    last_name: 'Brown',
    first_name: '',
    email: '',
    kana: null,
    phone: ' ',
    birth_date: null,
    sex: 'unknown',
    language: 'en',
    tags: ['skin', '睡眠'],
    discount_percent: 5,
    personal_message: null,
    questionnaire_id: null,
    recipe_draft_id: null,
    send: true,
  })
  const percentOf = (discount_percent: string) =>
    read({ discount_percent }, ['discount_percent']).discount_percent
  expect(percentOf(' ５．５')).toBe(5.5)
  // what is no number is for the server to refuse
  for (const none of ['five', '1e1', '0x5', '']) expect(percentOf(none)).toBe(none)
})

it('types what is there, and reads the same again', () => {
  const patient = {
    ...read(emptyPatient, fieldNames),
    kana: 'アナ',
    allergies: ['Nuts', 'Latex'],
    catalog_access: 'closed' as const,
    first_order_discount_percent: 10,
  }
  const values = typed(patient, fieldNames)
  expect(values).toMatchObject({ kana: 'アナ', phone: '', allergies: 'Nuts, Latex' })
  expect(read(values, fieldNames)).toEqual(patient)
})

it('sends what was changed alone: an entry with a comma stays one', () => {
  const patient = { ...read(emptyPatient, fieldNames), conditions: ['Nuts, seeds'] }
  const detail = { ...patient, email_editable: true } as unknown as Parameters<typeof valuesOf>[0]
  const values = { ...valuesOf(detail), phone: '212 555 0142', revision: 3 }
  expect(patchOf(values, detail)).toEqual({ revision: 3, phone: '212 555 0142' })
})
