import pg from 'pg'
import type { Config } from '../../config.ts'
import { hashPassword } from '../../domain/account/passwords.ts'
import { newId } from '../../ids.ts'
import { createDb, schema } from '../client.ts'

export const demoPassword = 'officina-demo-2026'

/** True when nobody has an account yet. */
export async function isEmpty(ownerUrl: string): Promise<boolean> {
  return withClient(
    ownerUrl,
    async (client) => (await client.query('select 1 from accounts limit 1')).rowCount === 0,
  )
}

/** Fills an empty database with the demonstration. */
export async function seedDemo({ ownerUrl }: { ownerUrl: string; config: Config }): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const db = createDb(client as unknown as pg.PoolClient)
    const passwordHash = await hashPassword(demoPassword)
    const now = new Date()
    const account = (role: 'doctor' | 'patient' | 'admin') => ({
      id: newId(),
      role,
      email: `${role}@officina.test`,
      passwordHash,
      emailVerifiedAt: now,
    })
    const [admin, doctor, patient] = [account('admin'), account('doctor'), account('patient')]
    await db.insert(schema.accounts).values([admin, doctor, patient])
    await db.insert(schema.admins).values({
      id: newId(),
      accountId: admin.id,
      name: 'Mika Sato',
      adminRole: 'owner',
      status: 'active',
    })
    const doctorId = newId()
    await db.insert(schema.doctors).values({
      id: doctorId,
      accountId: doctor.id,
      number: 'D-000001',
      email: doctor.email,
      lastName: 'Yamada',
      firstName: 'Hanako',
      clinicName: 'Midori Clinic',
      clinicCode: 'MIDORI01',
      status: 'approved',
      approvedAt: now,
    })
    await db
      .insert(schema.doctorRates)
      .values({ id: newId(), doctorId, rateBp: 2_000, from: '2020-01-01', createdAt: now })
    await db.insert(schema.patients).values({
      id: newId(),
      doctorId,
      accountId: patient.id,
      number: 'P-000001',
      lastName: 'Brown',
      firstName: 'Ana',
      email: patient.email,
      status: 'active',
      registeredAt: now,
    })
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
