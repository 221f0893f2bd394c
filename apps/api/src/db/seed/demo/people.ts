import { type LegalDocument, legalVersions } from '@officina/shared/legalVersions'
import type { AuditEntry } from '../../../entities/audit.ts'
import type { Row, World } from './world.ts'

type Role = 'doctor' | 'patient' | 'admin'

/** An account that can sign in with the demonstration's password. */
export function addAccount(
  world: World,
  passwordHash: string,
  person: {
    role: Role
    email: string
    locale: 'en' | 'ja'
    createdAt: Date
    lastLoginAt?: Date | null
  },
): Row<'accounts'> {
  const { createdAt, lastLoginAt = null, ...rest } = person
  return world.make('accounts', createdAt, {
    ...rest,
    emailVerifiedAt: createdAt,
    passwordHash,
    passwordChangedAt: createdAt,
    lastLoginAt,
    updatedAt: lastLoginAt ?? createdAt,
  })
}

/** What somebody agreed to when the account was made. */
export function addConsents(
  world: World,
  accountId: string,
  documents: readonly string[],
  acceptedAt: Date,
  /** An older version than the one in force. */
  older?: string,
): void {
  for (const documentKey of documents)
    world.add('consents', {
      id: world.id(acceptedAt),
      accountId,
      documentKey,
      version:
        older ?? legalVersions[documentKey as LegalDocument] ?? legalVersions['privacy-policy'],
      acceptedAt,
      ip: '203.0.113.24',
    })
}

type Audit = Omit<AuditEntry, 'by'> & {
  at: Date
  actor?: { role: Role; accountId: string } | null
}

/** One row of the audit log; without an actor the system did it. */
export function addAudit(world: World, { actor, ...entry }: Audit): void {
  world.add('auditLog', {
    ...entry,
    objectType: entry.objectType ?? entry.action.split('.')[0] ?? '',
    actorRole: actor?.role ?? 'system',
    actorId: actor?.accountId ?? null,
    ip: actor ? '203.0.113.24' : null,
    userAgent: actor ? 'Mozilla/5.0 (demonstration)' : null,
    requestId: actor ? 'demo' : 'system',
  })
}
