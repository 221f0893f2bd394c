import type { AskedFields } from '@officina/shared/applicationForm'
import { boolean, index, integer, pgTable, primaryKey, sql, uniqueIndex, uuid } from '../sql.ts'
import { accounts } from './account.ts'
import { at, bounds, id, idOf, money, newest, revision, searchText, stamps } from './columns.ts'
import { personal, technical } from './dataClass.ts'

export const doctorStatuses = [
  'email_submitted',
  'applied',
  'needs_info',
  'approved',
  'rejected',
  'suspended',
  'closed',
  'lapsed',
] as const
export const catalogAccesses = ['open', 'closed', 'recipes_only'] as const

export const doctors = pgTable(
  'doctors',
  {
    id: id(),
    accountId: uuid('account_id')
      .unique()
      .references(() => accounts.id),
    number: technical.text('number').notNull().unique(),
    email: personal.text('email').notNull(),
    lastName: personal.text('last_name').notNull().default(''),
    firstName: personal.text('first_name').notNull().default(''),
    lastNameKana: personal.text('last_name_kana'),
    firstNameKana: personal.text('first_name_kana'),
    phone: personal.text('phone'),
    clinicName: personal.text('clinic_name').notNull().default(''),
    clinicPostalCode: personal.text('clinic_postal_code'),
    clinicPrefecture: personal.text('clinic_prefecture'),
    clinicCity: personal.text('clinic_city'),
    clinicLine1: personal.text('clinic_line1'),
    clinicLine2: personal.text('clinic_line2'),
    clinicPhone: personal.text('clinic_phone'),
    website: personal.text('website'),
    speciality: technical.text('speciality'),
    jobTitle: technical.text('job_title'),
    licenceType: technical.text('licence_type'),
    licenceNumber: personal.text('licence_number'),
    licenceCountry: technical.text('licence_country'),
    licenceExpiresOn: technical.date('licence_expires_on', { mode: 'string' }),
    licenceVerifiedAt: at('licence_verified_at'),
    licenceVerifiedBy: uuid('licence_verified_by'),
    licenceRenewalNumber: personal.text('licence_renewal_number'),
    licenceRenewalExpiresOn: technical.date('licence_renewal_expires_on', { mode: 'string' }),
    licenceRenewalSentAt: at('licence_renewal_sent_at'),
    status: technical.text('status', { enum: doctorStatuses }).notNull(),
    statusReasonCode: technical.text('status_reason_code'),
    statusReasonText: personal.text('status_reason_text'),
    reopenedFields: technical.jsonb('reopened_fields').$type<string[]>().notNull().default([]),
    /** What the form asked beyond what is always required; null: before forms could differ. */
    applicationForm: technical.jsonb('application_form').$type<AskedFields>(),
    checklist: technical.jsonb('checklist').$type<Record<string, boolean>>().notNull().default({}),
    registerUrl: personal.text('register_url'),
    registerNote: personal.text('register_note'),
    internalNote: personal.text('internal_note'),
    mayReapply: boolean('may_reapply').notNull().default(false),
    rejectedBy: uuid('rejected_by'),
    appliedAt: at('applied_at'),
    approvedAt: at('approved_at'),
    approvedBy: uuid('approved_by'),
    suspendedAt: at('suspended_at'),
    /** The practice's data can be downloaded for some time from here. */
    closedAt: at('closed_at'),
    catalogAccess: technical
      .text('catalog_access', { enum: catalogAccesses })
      .notNull()
      .default('open'),
    discountDefaultBp: integer('discount_default_bp').notNull().default(0),
    zeroCommission: boolean('zero_commission').notNull().default(false),
    disclosureText: technical.text('disclosure_text'),
    bankHolder: personal.text('bank_holder'),
    bankName: personal.text('bank_name'),
    bankBranch: personal.text('bank_branch'),
    bankKind: personal.text('bank_kind'),
    /** Where the bank is; null in details from before it was asked. It says which codes there are. */
    bankCountry: personal.text('bank_country'),
    bankCode: personal.text('bank_code'),
    bankBranchCode: personal.text('bank_branch_code'),
    bankNumberEnc: personal.text('bank_number_enc'),
    bankNumberLast4: personal.text('bank_number_last4'),
    bankChangedAt: at('bank_changed_at'),
    taxId: personal.text('tax_id'),
    invoiceRegistrationNo: personal.text('invoice_registration_no'),
    clinicCode: technical.text('clinic_code').unique(),
    honourRecipesWhenSuspended: boolean('honour_recipes_when_suspended').notNull().default(true),
    freezePayouts: boolean('freeze_payouts').notNull().default(false),
    marketingMail: boolean('marketing_mail').notNull().default(false),
    campaignsToPatients: boolean('campaigns_to_patients').notNull().default(false),
    requestRules: technical
      .jsonb('request_rules')
      .$type<{ refill: boolean; visit_months: number; refills: number }>()
      .notNull()
      .default({ refill: false, visit_months: 12, refills: 2 }),
    assignedTo: uuid('assigned_to'),
    searchText: searchText(
      sql`last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || coalesce(last_name_kana || first_name_kana, '') || ' ' || translate(first_name || last_name || ' ' || last_name || first_name, ' 　', '') || ' ' || clinic_name || ' ' || email || ' ' || number`,
    ),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('doctors', { rate: [t.discountDefaultBp] }),
    uniqueIndex('doctors_email').on(sql`lower(${t.email})`),
    index('doctors_status').on(t.status, newest(t.createdAt), newest(t.id)),
    index('doctors_created').on(newest(t.createdAt), newest(t.id)),
    index('doctors_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const doctorRates = pgTable(
  'doctor_rates',
  {
    id: id(),
    doctorId: idOf('doctor_id', () => doctors.id),
    rateBp: integer('rate_bp').notNull(),
    from: technical.date('from', { mode: 'string' }).notNull(),
    to: technical.date('to', { mode: 'string' }),
    reason: technical.text('reason'),
    setBy: uuid('set_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('doctor_rates', { rate: [t.rateBp] }),
    uniqueIndex('doctor_rates_from').on(t.doctorId, t.from),
  ],
)

/** The tier of commission that a doctor has in a month; `rateBp` is null below the first. Written once. */
export const doctorTiers = pgTable(
  'doctor_tiers',
  {
    doctorId: idOf('doctor_id', () => doctors.id),
    month: technical.date('month', { mode: 'string' }).notNull(),
    average: money('average').notNull(),
    rateBp: integer('rate_bp'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('doctor_tiers', { rate: [t.rateBp], zero: [t.average] }),
    primaryKey({ columns: [t.doctorId, t.month] }),
  ],
)

/** Platform catalogs an administrator has given to a doctor. */
export const doctorCatalogs = pgTable(
  'doctor_catalogs',
  {
    doctorId: uuid('doctor_id').notNull(),
    catalogId: uuid('catalog_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('doctor_catalogs_pair').on(t.doctorId, t.catalogId)],
)

/** Stored objects of the files port; `key` is server-made. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: technical.text('key').notNull().unique(),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    ownerType: technical.text('owner_type').notNull(),
    ownerId: uuid('owner_id'),
    purpose: technical.text('purpose').notNull(),
    filename: personal.text('filename').notNull(),
    contentType: technical.text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: technical.text('sha256').notNull(),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [bounds('files', { zero: [t.size] }), index('files_owner').on(t.ownerType, t.ownerId)],
)
