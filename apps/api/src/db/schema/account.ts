import { bigint, boolean, check, index, integer, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, id, idOf, stamps } from './columns.ts'
import { internal, personal, technical } from './dataClass.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: technical.text('role', { enum: ['doctor', 'patient', 'admin'] }).notNull(),
    email: personal.text('email').notNull(),
    emailVerifiedAt: at('email_verified_at'),
    passwordHash: internal(personal.text('password_hash')),
    passwordChangedAt: at('password_changed_at'),
    lastLoginAt: at('last_login_at'),
    /** Encrypted; the pending one is in force once a code of it was typed. */
    totpSecret: internal(personal.text('totp_secret')),
    totpPending: internal(personal.text('totp_pending')),
    /** Half minute of the last code that was taken: each one works once. */
    totpStep: integer('totp_step'),
    locale: technical
      .text('locale', { enum: ['en', 'ja'] })
      .notNull()
      .default('en'),
    timezone: personal.text('timezone'),
    notificationPrefs: personal
      .jsonb('notification_prefs')
      .$type<Record<string, boolean>>()
      .notNull()
      .default({}),
    ...stamps(),
  },
  (t) => [uniqueIndex('accounts_role_email').on(t.role, sql`lower(${t.email})`)],
)

/** Single-use codes in place of the authenticator app's. Only a keyed hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountId: idOf('account_id', () => accounts.id),
    codeHash: technical.text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_hash').on(t.accountId, t.codeHash)],
)

/** Passkeys (WebAuthn): a second factor, and a way to sign in without the password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: idOf('account_id', () => accounts.id),
    /** As the authenticator names it, base64url. */
    credentialId: internal(personal.text('credential_id')).notNull(),
    publicKey: internal(personal.text('public_key')).notNull(),
    /** Uses as the authenticator counts them; many count none and say 0. */
    uses: bigint('uses', { mode: 'number' }).notNull(),
    transports: technical.jsonb('transports').$type<string[]>().notNull().default([]),
    name: personal.text('name').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_account').on(t.accountId),
    check('passkeys_uses', sql`${t.uses} >= 0`),
  ],
)

/** What an authenticator is asked to sign, once, in the session that asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: technical.text('hash').primaryKey(),
    purpose: technical.text('purpose', { enum: ['add', 'use'] }).notNull(),
    sessionHash: technical.text('session_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expiresAt)],
)

/** Browsers that are not asked for the second factor for a while. The cookie is random, only its sha256 is stored. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: id(),
    accountId: idOf('account_id', () => accounts.id),
    tokenHash: technical.text('token_hash').notNull(),
    userAgent: internal(personal.text('user_agent')),
    ip: internal(personal.text('ip')),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('trusted_devices_token').on(t.tokenHash, t.accountId),
    index('trusted_devices_account').on(t.accountId),
    index('trusted_devices_expires').on(t.expiresAt),
  ],
)

/** Single-use links. Only the sha256 of the token is stored. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    kind: technical
      .text('kind', { enum: ['registration', 'invite', 'reset', 'email_change', 'repeat'] })
      .notNull(),
    role: technical.text('role', { enum: ['doctor', 'patient', 'admin'] }).notNull(),
    accountId: uuid('account_id'),
    email: internal(personal.text('email')).notNull(),
    tokenHash: technical.text('token_hash').notNull(),
    data: internal(personal.jsonb('data')).$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
    createdIp: internal(personal.text('created_ip')),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('tokens_hash').on(t.tokenHash),
    index('tokens_account').on(t.kind, t.accountId),
    index('tokens_email').on(t.kind, t.role, sql`lower(${t.email})`),
  ],
)

export type SessionData = {
  inviteTokenId?: string
  /** The logins (`session_logins.id`) for which a second factor was shown. */
  factorLogins?: Partial<Record<'doctor' | 'patient' | 'admin', string>>
}

/** Browser sessions: the key is the sha256 of a 256-bit random id. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: technical.text('id_hash').primaryKey(),
    data: technical.jsonb('data').$type<SessionData>().notNull().default({}),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    ip: internal(personal.text('ip')),
    userAgent: internal(personal.text('user_agent')),
  },
  (t) => [index('sessions_seen').on(t.lastSeenAt)],
)

/** One row per guard that is signed in within a browser session. */
export const sessionLogins = pgTable(
  'session_logins',
  {
    id: id(),
    sessionHash: technical
      .text('session_hash')
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    guard: technical.text('guard', { enum: ['doctor', 'patient', 'admin'] }).notNull(),
    accountId: idOf('account_id', () => accounts.id),
    remember: boolean('remember').notNull().default(false),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the person last proved who they are: by signing in, or asked again. */
    provedAt: at('proved_at'),
  },
  (t) => [
    uniqueIndex('session_logins_guard').on(t.sessionHash, t.guard),
    index('session_logins_account').on(t.accountId),
  ],
)

/** Throttle windows and queues, shared by every server process. */
export const throttles = pgTable(
  'throttles',
  {
    key: technical.text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetAt: at('reset_at').notNull(),
    /** Until then nothing more is let in, or the last place that was given in the queue. */
    nextAt: at('next_at'),
  },
  (t) => [index('throttles_reset').on(t.resetAt)],
)

export const admins = pgTable('admins', {
  id: id(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  name: personal.text('name').notNull().default(''),
  phone: personal.text('phone'),
  adminRole: technical
    .text('admin_role', {
      enum: [
        'owner',
        'operations',
        'support',
        'clinical_reviewer',
        'finance',
        'content',
        'read_only',
      ],
    })
    .notNull(),
  status: technical.text('status', { enum: ['invited', 'active', 'disabled'] }).notNull(),
  invitedBy: uuid('invited_by'),
  /** How this administrator has arranged the console. */
  preferences: technical
    .jsonb('preferences')
    .$type<Record<string, unknown>>()
    .notNull()
    .default({}),
  revision: integer('revision').notNull().default(1),
  ...stamps(),
})

/** What a person agreed to, and which version of it. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    accountId: idOf('account_id', () => accounts.id),
    documentKey: technical.text('document_key').notNull(),
    version: technical.text('version').notNull(),
    acceptedAt: at('accepted_at').notNull(),
    ip: internal(personal.text('ip')),
  },
  (t) => [uniqueIndex('consents_once').on(t.accountId, t.documentKey, t.version)],
)
