import type { components } from '@officina/openapi/schema'
import type { doctors } from '../../db/schema/doctor.ts'
import { phonesOf } from '../phones.ts'

/** What a doctor writes about person, clinic and licence. */
export type DoctorDetails = Omit<components['schemas']['DoctorApplicationUpdate'], 'revision'>
type Row = typeof doctors.$inferSelect

/** Every field of the application that a doctor writes, by its name on the wire and in the table. */
export const detailColumns = {
  last_name: 'lastName',
  first_name: 'firstName',
  last_name_kana: 'lastNameKana',
  first_name_kana: 'firstNameKana',
  phone: 'phone',
  clinic_name: 'clinicName',
  clinic_postal_code: 'clinicPostalCode',
  clinic_prefecture: 'clinicPrefecture',
  clinic_city: 'clinicCity',
  clinic_line1: 'clinicLine1',
  clinic_line2: 'clinicLine2',
  clinic_phone: 'clinicPhone',
  website: 'website',
  speciality: 'speciality',
  job_title: 'jobTitle',
  licence_type: 'licenceType',
  licence_number: 'licenceNumber',
  licence_country: 'licenceCountry',
  licence_expires_on: 'licenceExpiresOn',
} as const satisfies Record<keyof DoctorDetails, keyof Row>

export type DetailField = keyof typeof detailColumns

export const detailFields = Object.keys(detailColumns) as DetailField[]

/** Phone numbers in the stored form; without + they belong to the country of the licence. 422 at each wrong one. */
export function withPlainPhones<T extends Phones>(input: T, row?: Row): T {
  const country = input.licence_country ?? row?.licenceCountry
  const stored = { phone: row?.phone, clinic_phone: row?.clinicPhone }
  const { phone, clinic_phone } = input
  const given = {
    ...(phone === undefined ? {} : { phone }),
    ...(clinic_phone === undefined ? {} : { clinic_phone }),
  }
  return { ...input, ...phonesOf(given, { country, stored }) }
}

type Phones = {
  [K in 'phone' | 'clinic_phone' | 'licence_country']?: string | null | undefined
}

/** The columns of what was given; fields that are not there stay as they are. */
export const columnsOf = (input: DoctorDetails): Partial<Row> =>
  Object.fromEntries(
    detailFields
      .filter((field) => input[field] !== undefined)
      .map((field) => [detailColumns[field], input[field]]),
  )

export const detailsOf = (row: Row): { [K in DetailField]: Row[(typeof detailColumns)[K]] } =>
  Object.fromEntries(detailFields.map((field) => [field, row[detailColumns[field]]])) as never
