import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { newId, sha256 } from '../../ids.ts'
import { type TestApp, useClinic } from '../../testing/harness.ts'
import { png } from '../../testing/uploads.ts'
import { apart } from '../savepoint.ts'
import { storeFiles } from './store.ts'

const t = await useClinic()

it('keeps the files of a transaction that ends well, and none of one or of a part that fails', async () => {
  const keys: string[] = []
  const store = async (ctx: TestApp['ctx'], fails: boolean) => {
    const upload = { filename: 'a.png', contentType: 'image/png', content: png }
    const owner = { ownerType: 'test', ownerId: newId(), purpose: 'test' }
    const [file] = await storeFiles(ctx, [upload], owner)
    keys.push(file?.key ?? '')
    if (fails) throw new Error('a later step')
  }
  await expect(inTransaction(t.ctx, (tx) => store(tx, true))).rejects.toThrow('a later step')
  await inTransaction(t.ctx, async (tx) => {
    await store(tx, false)
    await expect(apart(tx, () => store(tx, true))).rejects.toThrow('a later step')
  })
  const [failed = '', kept = '', part = ''] = keys
  expect(await t.ctx.files.get(kept)).toEqual(png)
  for (const key of [failed, part]) await expect(t.ctx.files.get(key)).rejects.toThrow()
  await expect(store(t.ctx, false)).rejects.toThrow('in a transaction')
})

it('keeps a photo without the place where it was taken', async () => {
  const [start, gps] = [
    Buffer.from('ffd8', 'hex'),
    Buffer.from('ffe1000e45786966000047505331', 'hex'),
  ]
  const picture = Buffer.from('ffda000200ffd9', 'hex')
  const plain = Buffer.concat([start, picture])
  const content = Buffer.concat([start, gps, Buffer.from('3233', 'hex'), picture])
  const upload = { filename: 'a.jpg', contentType: 'image/jpeg', content }
  const owner = { ownerType: 'test', ownerId: newId(), purpose: 'test' }
  const [file] = await inTransaction(t.ctx, (tx) => storeFiles(tx, [upload], owner))
  expect(await t.ctx.files.get(file?.key ?? '')).toEqual(plain)
  const rows = await t.rows(files, file?.id ?? '')
  expect(rows).toMatchObject([{ size: plain.length, sha256: sha256(plain) }])
})
