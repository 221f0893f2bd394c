import { expect, it } from 'vitest'
import { headerCells, recogniseImport } from './patientImport.ts'

it('recognises the lists of other systems and what their columns are', () => {
  const fullscript =
    'first_name,last_name,email,sms_number,additional_discount,first_order_discount'
  expect(recogniseImport(headerCells(fullscript))).toEqual({
    system: 'Fullscript',
    dates: 'mdy',
    columns: {
      ...{ first_name: 'first_name', last_name: 'last_name', email: 'email' },
      ...{ phone: 'sms_number', discount_percent: 'additional_discount' },
    },
  })
  const better =
    '"First Name","Last Name","Email Address","Home Phone","Mobile Phone","Date of Birth"'
  expect(recogniseImport(headerCells(better))).toMatchObject({
    system: 'Practice Better',
    columns: { email: 'Email Address', phone: 'Mobile Phone', birth_date: 'Date of Birth' },
  })
  const cliniko = 'Title;First name;Last name;Date of birth;Sex;Email;Address 1'
  expect(recogniseImport(headerCells(cliniko))).toMatchObject({ system: 'Cliniko', dates: 'dmy' })
  expect(recogniseImport(headerCells('Surname,"Given, name"')).columns).toEqual({
    last_name: 'Surname',
  })
})
