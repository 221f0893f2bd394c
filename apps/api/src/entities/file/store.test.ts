import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { newId } from '../../ids.ts'
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
