import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../sql.ts'
import { accounts } from './account.ts'
import { at, bounds, id, newest, revision, searchText, stamps } from './columns.ts'

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
    number: text('number').notNull().unique(),
    email: text('email').notNull(),
    lastName: text('last_name').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastNameKana: text('last_name_kana'),
    firstNameKana: text('first_name_kana'),
    phone: text('phone'),
    clinicName: text('clinic_name').notNull().default(''),
    clinicPostalCode: text('clinic_postal_code'),
    clinicPrefecture: text('clinic_prefecture'),
    clinicCity: text('clinic_city'),
    clinicLine1: text('clinic_line1'),
    clinicLine2: text('clinic_line2'),
    clinicPhone: text('clinic_phone'),
    website: text('website'),
    speciality: text('speciality'),
    jobTitle: text('job_title'),
    licenceType: text('licence_type'),
    licenceNumber: text('licence_number'),
    licenceCountry: text('licence_country'),
    licenceExpiresOn: date('licence_expires_on', { mode: 'string' }),
    licenceVerifiedAt: at('licence_verified_at'),
    licenceVerifiedBy: uuid('licence_verified_by'),
    licenceRenewalNumber: text('licence_renewal_number'),
    licenceRenewalExpiresOn: date('licence_renewal_expires_on', { mode: 'string' }),
    licenceRenewalSentAt: at('licence_renewal_sent_at'),
    status: text('status', { enum: doctorStatuses }).notNull(),
    statusReasonCode: text('status_reason_code'),
    statusReasonText: text('status_reason_text'),
    reopenedFields: jsonb('reopened_fields').$type<string[]>().notNull().default([]),
    checklist: jsonb('checklist').$type<Record<string, boolean>>().notNull().default({}),
    registerUrl: text('register_url'),
    registerNote: text('register_note'),
    internalNote: text('internal_note'),
    mayReapply: boolean('may_reapply').notNull().default(false),
    rejectedBy: uuid('rejected_by'),
    appliedAt: at('applied_at'),
    approvedAt: at('approved_at'),
    approvedBy: uuid('approved_by'),
    suspendedAt: at('suspended_at'),
    catalogAccess: text('catalog_access', { enum: catalogAccesses }).notNull().default('open'),
    discountDefaultBp: integer('discount_default_bp').notNull().default(0),
    disclosureText: text('disclosure_text'),
    bankHolder: text('bank_holder'),
    bankName: text('bank_name'),
    bankBranch: text('bank_branch'),
    bankKind: text('bank_kind'),
    bankNumberEnc: text('bank_number_enc'),
    bankNumberLast4: text('bank_number_last4'),
    bankChangedAt: at('bank_changed_at'),
    taxId: text('tax_id'),
    invoiceRegistrationNo: text('invoice_registration_no'),
    clinicCode: text('clinic_code').unique(),
    honourRecipesWhenSuspended: boolean('honour_recipes_when_suspended').notNull().default(true),
    freezePayouts: boolean('freeze_payouts').notNull().default(false),
    marketingMail: boolean('marketing_mail').notNull().default(false),
    requestRules: jsonb('request_rules')
      .$type<{ refill: boolean; visit_months: number; refills: number }>()
      .notNull()
      .default({ refill: false, visit_months: 12, refills: 2 }),
    assignedTo: uuid('assigned_to'),
    searchText: searchText(
      sql`last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || coalesce(last_name_kana || first_name_kana, '') || ' ' || clinic_name || ' ' || email || ' ' || number`,
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
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    rateBp: integer('rate_bp').notNull(),
    from: date('from', { mode: 'string' }).notNull(),
    to: date('to', { mode: 'string' }),
    reason: text('reason'),
    setBy: uuid('set_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('doctor_rates', { rate: [t.rateBp] }),
    uniqueIndex('doctor_rates_from').on(t.doctorId, t.from),
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
    key: text('key').notNull().unique(),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    ownerType: text('owner_type').notNull(),
    ownerId: uuid('owner_id'),
    purpose: text('purpose').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [bounds('files', { zero: [t.size] }), index('files_owner').on(t.ownerType, t.ownerId)],
)
