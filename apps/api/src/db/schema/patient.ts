import { literalWords } from '../frozen.ts'
import { boolean, index, integer, pgTable, type SQL, sql, uniqueIndex, uuid } from '../sql.ts'
import { accounts } from './account.ts'
import { at, bounds, id, idOf, newest, revision, searchText, stamps } from './columns.ts'
import { clinical, internal, personal, technical } from './dataClass.ts'
import { catalogAccesses, doctors } from './doctor.ts'

export const patientStatuses = [
  'registered_by_doctor',
  'link_requested',
  'invited',
  'active',
  'archived',
  'suspended',
  'declined',
  'anonymised',
] as const

/** Of those for whom recipes can be written. */
const treated: readonly string[] = ['registered_by_doctor', 'invited', 'active']

export const isTreated = ({ status }: { status: string }): boolean => treated.includes(status)

/** The same where the database has the status. */
export const whereTreated = (status: SQL): SQL => sql`${status} in ${literalWords(treated)}`

export const invitationStatuses = [
  'pending',
  'opened',
  'accepted',
  'declined',
  'expired',
  'revoked',
  'bounced',
] as const

export type HealthSource = { by: 'doctor' | 'patient' | 'questionnaire'; at: string }

/** By the names in small letters. */
export type HealthSources = {
  [field in 'allergies' | 'conditions' | 'medications']?: Record<string, HealthSource>
} & { pregnancy?: HealthSource }

export const patients = pgTable(
  'patients',
  {
    id: id(),
    doctorId: idOf('doctor_id', () => doctors.id),
    accountId: uuid('account_id')
      .unique()
      .references(() => accounts.id),
    number: technical.text('number').notNull().unique(),
    lastName: personal.text('last_name').notNull(),
    firstName: personal.text('first_name').notNull(),
    kana: personal.text('kana'),
    email: personal.text('email'),
    phone: personal.text('phone'),
    birthDate: personal.date('birth_date', { mode: 'string' }),
    sex: clinical
      .text('sex', { enum: ['female', 'male', 'other', 'unknown'] })
      .notNull()
      .default('unknown'),
    language: technical
      .text('language', { enum: ['en', 'ja'] })
      .notNull()
      .default('en'),
    tags: internal(clinical.text('tags')).array().notNull().default(sql`'{}'::text[]`),
    discountBp: integer('discount_bp').notNull().default(0),
    firstOrderDiscountBp: integer('first_order_discount_bp').notNull().default(0),
    catalogAccess: technical.text('catalog_access', { enum: catalogAccesses }),
    allergies: clinical.text('allergies').array().notNull().default(sql`'{}'::text[]`),
    /** An empty list says nothing: this is the patient's own word that there are none. */
    noKnownAllergies: clinical.boolean('no_known_allergies').notNull().default(false),
    conditions: clinical.text('conditions').array().notNull().default(sql`'{}'::text[]`),
    medications: clinical.text('medications').array().notNull().default(sql`'{}'::text[]`),
    pregnancy: clinical
      .text('pregnancy', { enum: ['no', 'yes', 'breastfeeding', 'unknown'] })
      .notNull()
      .default('unknown'),
    /** Who has put each of these there, and when. */
    healthSources: internal(clinical.jsonb('health_sources'))
      .$type<HealthSources>()
      .notNull()
      .default({}),
    status: technical.text('status', { enum: patientStatuses }).notNull(),
    statusReason: internal(personal.text('status_reason')),
    linkMessage: clinical.text('link_message'),
    /** What goes with the first invitation of a patient who was saved without sending one. */
    invitationMessage: internal(personal.text('invitation_message')),
    firstRecipeDraftId: uuid('first_recipe_draft_id'),
    birthDateTries: integer('birth_date_tries').notNull().default(0),
    shopCustomerId: internal(personal.text('shop_customer_id')),
    registeredAt: at('registered_at'),
    lastOrderAt: at('last_order_at'),
    /** Anonymising takes two administrators: the first one's wish waits here. */
    anonymiseRequestedBy: uuid('anonymise_requested_by'),
    anonymiseRequestedAt: at('anonymise_requested_at'),
    anonymiseReason: internal(personal.text('anonymise_reason')),
    /** The patient's own wish to be deleted, until it is carried out, declined or taken back. */
    deletionAskedAt: at('deletion_asked_at'),
    deletionReason: personal.text('deletion_reason'),
    searchText: searchText(
      sql`last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(kana || ' ' || translate(kana, ' 　', ''), '') || ' ' || translate(first_name || last_name || ' ' || last_name || first_name, ' 　', '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'), '') || ' ' || number`,
    ),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('patients', { zero: [t.birthDateTries], rate: [t.discountBp, t.firstOrderDiscountBp] }),
    index('patients_doctor_status').on(t.doctorId, t.status, newest(t.updatedAt), newest(t.id)),
    index('patients_doctor_updated').on(t.doctorId, newest(t.updatedAt), newest(t.id)),
    index('patients_created').on(newest(t.createdAt), newest(t.id)),
    index('patients_registered').on(t.registeredAt, t.doctorId),
    index('patients_name').on(sql`(${t.lastName} || ' ' || ${t.firstName})`, t.id),
    index('patients_status').on(t.status, newest(t.createdAt), newest(t.id)),
    index('patients_without_order')
      .on(newest(t.createdAt), newest(t.id))
      .where(sql`${t.lastOrderAt} is null`),
    index('patients_anonymise')
      .on(t.anonymiseRequestedAt)
      .where(sql`${t.anonymiseRequestedAt} is not null`),
    index('patients_deletion').on(t.deletionAskedAt).where(sql`${t.deletionAskedAt} is not null`),
    uniqueIndex('patients_doctor_email')
      .on(t.doctorId, sql`lower(${t.email})`)
      .where(sql`${t.status} not in ('declined', 'anonymised', 'link_requested')`),
    index('patients_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

type Person = Pick<typeof patients.$inferSelect, 'kana' | 'phone' | 'birthDate' | 'sex'>

/** What two records say of one person: the first, and the second where the first says nothing. */
export const personOfBoth = (first: Person, second: Person): Person => ({
  kana: first.kana ?? second.kana,
  phone: first.phone ?? second.phone,
  birthDate: first.birthDate ?? second.birthDate,
  sex: first.sex === 'unknown' ? second.sex : first.sex,
})

export const patientLinks = pgTable(
  'patient_links',
  {
    id: id(),
    patientId: idOf('patient_id', () => patients.id),
    doctorId: uuid('doctor_id').notNull(),
    from: at('from').notNull(),
    to: at('to'),
    reason: internal(personal.text('reason')),
  },
  (t) => [index('patient_links_patient').on(t.patientId, t.from)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: idOf('patient_id', () => patients.id),
    label: personal.text('label').notNull().default(''),
    name: personal.text('name').notNull(),
    company: personal.text('company'),
    vatNumber: personal.text('vat_number'),
    phone: personal.text('phone').notNull(),
    country: personal.text('country').notNull(),
    postalCode: personal.text('postal_code').notNull(),
    region: personal.text('region').notNull(),
    city: personal.text('city').notNull(),
    line1: personal.text('line1').notNull(),
    line2: personal.text('line2'),
    isDefault: boolean('is_default').notNull().default(false),
    ...stamps(),
  },
  (t) => [index('addresses_patient').on(t.patientId, t.createdAt)],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: idOf('patient_id', () => patients.id),
    tokenId: uuid('token_id'),
    email: personal.text('email').notNull(),
    message: personal.text('message'),
    recipeDraftId: uuid('recipe_draft_id'),
    questionnaireId: uuid('questionnaire_id'),
    status: technical.text('status', { enum: invitationStatuses }).notNull(),
    sentAt: at('sent_at'),
    openedAt: at('opened_at'),
    bouncedAt: at('bounced_at'),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
    revokedAt: at('revoked_at'),
    renewalAskedAt: at('renewal_asked_at'),
    remindersSent: integer('reminders_sent').notNull().default(0),
    sendCount: integer('send_count').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    bounds('invitations', { zero: [t.remindersSent, t.sendCount] }),
    index('invitations_patient').on(t.patientId, newest(t.createdAt)),
    index('invitations_doctor').on(t.doctorId, t.status, t.expiresAt),
    index('invitations_due').on(t.status, t.expiresAt),
    index('invitations_open_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.status} in ('pending', 'opened')`),
  ],
)

/** Doctor-only notes, newest first. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    doctorId: uuid('doctor_id'),
    objectType: technical.text('object_type').notNull(),
    objectId: uuid('object_id').notNull(),
    visibility: technical.text('visibility', { enum: ['doctor', 'admin', 'patient'] }).notNull(),
    body: internal(clinical.text('body')).notNull(),
    authorRole: technical.text('author_role').notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('notes_object').on(t.objectType, t.objectId, newest(t.createdAt))],
)

/** Refill, product and question requests from a patient to the doctor. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    doctorId: uuid('doctor_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    kind: technical.text('kind', { enum: ['refill', 'product', 'question'] }).notNull(),
    productId: uuid('product_id'),
    recipeLineId: uuid('recipe_line_id'),
    message: clinical.text('message'),
    status: technical
      .text('status', {
        enum: ['open', 'approved', 'approved_with_changes', 'declined', 'expired', 'withdrawn'],
      })
      .notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    decisionCode: technical.text('decision_code'),
    note: clinical.text('note'),
    automatic: boolean('automatic').notNull().default(false),
    resultRecipeId: uuid('result_recipe_id'),
    remindedAt: at('reminded_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    revision: revision(),
  },
  (t) => [
    index('requests_open').on(t.expiresAt).where(sql`${t.status} = 'open'`),
    index('requests_doctor').on(t.doctorId, t.status, newest(t.createdAt)),
    index('requests_patient').on(t.patientId, newest(t.createdAt)),
  ],
)
