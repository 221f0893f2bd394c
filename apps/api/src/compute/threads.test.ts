import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../entities/errors.ts'
import { pdfTable, pdfTotals } from '../pdf/document.ts'
import type { Compute } from './port.ts'
import { createThreads } from './threads.ts'

const file = fileURLToPath(new URL('../testing/computeWorker.ts', import.meta.url))
let compute: Compute
afterEach(() => compute.close())

/** What the worker of the tests does is said in place of a document. */
const say = (says: string, gate?: SharedArrayBuffer): Promise<Buffer> =>
  compute.pdf({ says, gate } as never)

describe('a task', () => {
  it('runs in another thread', async () => {
    compute = createThreads({ file })
    expect(Number((await say('thread')).toString())).not.toBe(threadId)
  })

  it('fails as what it failed with', async () => {
    compute = createThreads({ file })
    const refusal = await say('refuse').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DomainError)
    expect(refusal).toMatchObject({ code: 'TOO_LONG', fields: { lines: [{ en: 'a', ja: 'b' }] } })
    await expect(say('fail')).rejects.toThrow(new TypeError('no such font'))
  })

  it('that kills its thread fails alone', async () => {
    compute = createThreads({ file })
    const others = [say('thread'), say('die').catch(() => 'died'), say('thread'), say('thread')]
    expect((await Promise.all(others))[1]).toBe('died')
    expect(await say('thread')).toBeInstanceOf(Buffer)
  })

  it('is refused when too many wait, and the ones before it are done', async () => {
    compute = createThreads({ file, waiting: 2 })
    const gate = new SharedArrayBuffer(4)
    // two are under way, two wait
    const taken = Array.from({ length: 4 }, () => say('wait', gate))
    await expect(say('thread')).rejects.toMatchObject({ kind: 'unavailable', code: 'TOO_BUSY' })
    Atomics.store(new Int32Array(gate), 0, 1)
    Atomics.notify(new Int32Array(gate), 0)
    expect(await Promise.all(taken)).toHaveLength(4)
    expect(await say('thread')).toBeInstanceOf(Buffer)
  })

  it('that nobody waits for any more fails when the server stops', async () => {
    compute = createThreads({ file })
    const left = say('wait', new SharedArrayBuffer(4)).catch((error: Error) => error)
    await compute.close()
    expect(await left).toBeInstanceOf(Error)
  })
})

it('makes a PDF of everything that a document can hold', async () => {
  compute = createThreads()
  const bytes = await compute.pdf({
    locale: 'ja',
    title: '髙橋 﨑子 様',
    footer: '緑クリニック',
    createdAt: new Date('2026-11-20T09:00:00Z'),
    content: [pdfTable(['商品'], [['処方']]), pdfTotals([['合計', '￥1,200']], 0)],
  })
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
})
