import { describe, expect, it } from 'vitest'
import { changesOf, type Facts } from './changeText.ts'

const id = '0193a5b2-0000-7000-8000-00000000dead'
const place = {
  locale: 'en',
  currency: 'USD',
  timeZone: 'Asia/Tokyo',
  names: new Map([[id, 'Mika Sato']]),
  methods: new Map([['standard', 'Standard']]),
  isFor: () => true,
} as const
const told = (type: string, before: Facts, after: Facts, locale: 'en' | 'ja' = 'en') =>
  changesOf(type, before, after, { ...place, locale }).map(
    (change) => `${change.label}: ${change.before} → ${change.after}`,
  )

describe('what a history says', () => {
  it('is in the words of the record, with money, percent, days and names', () => {
    expect(
      told(
        'doctor',
        { status: 'applied', discount_default_bp: 0, assigned_to: null, same: 1, revision: 1 },
        {
          status: 'approved',
          discount_default_bp: 1050,
          assigned_to: id,
          licence_expires_on: '2027-01-31',
          checklist: { name_matches: true },
          same: 1,
          revision: 2,
        },
      ),
    ).toEqual([
      'Status: Under review → Approved',
      'Default discount: 0% → 10.5%',
      'Assigned to: – → Mika Sato',
      'Licence expires: – → 31 Jan 2027',
      'Checklist: – → The name matches the document: Yes',
    ])
    expect(told('order', null, { amount: 3000, due: 2191 })).toEqual([
      'Amount: – → $30.00',
      'Still to pay: – → $21.91',
    ])
    expect(told('settlement', { net: 1200 }, { net: 4550 })).toEqual(['Net: $12.00 → $45.50'])
    const discount = { kind: 'catalog', name: 'Sleep', percent: 10, starts_on: '2026-11-01' }
    expect(told('discount', null, discount, 'ja')).toEqual([
      '種類: – → カタログ',
      '名称: – → Sleep',
      '割引率（%）: – → 10',
      '開始日: – → 2026年11月1日',
    ])
    const recorded = { status: 'recorded', surplus: 589, order_number: 'O-2026-000123' }
    expect(told('bank_transfer', { status: 'open' }, recorded, 'ja')).toEqual([
      '状態: 未処理 → 記録済み',
      '過入金: – → $5.89',
      '注文番号: – → O-2026-000123',
    ])
    expect(
      told('product_import', { status: 'ready' }, { status: 'undone', same: 2 }, 'ja'),
    ).toEqual(['状態: 取り込み待ち → 取り消し済み', '変更なし: – → 2'])
    expect(told('product', null, { import: 'IM-2026-000002' }, 'ja')).toEqual([
      '取り込み: – → IM-2026-000002',
    ])
    expect(told('stock', { on_hand: 4 }, { on_hand: 12 }, 'ja')).toEqual(['在庫数: 4 → 12'])
  })

  it('leaves out what is not for the reader', () => {
    const after = { rate_bp: 2000, status: 'approved' }
    const isFor = (field: object) => !('x-permission' in field)
    const [status, ...rest] = changesOf('doctor', null, after, { ...place, isFor })
    expect([status?.field, rest]).toEqual(['status', []])
    expect(changesOf('doctor', null, after, place)).toHaveLength(2)
  })

  it('names changed fields, choices and reasons in both languages', () => {
    const after = { fields: ['clinicName', 'phone'], reason_code: 'fraud', early: true }
    expect(told('doctor', null, after)).toEqual([
      'Changed: – → Clinic, Phone',
      'Reason: – → Suspected fraud',
      'Before the cancellation window ended: – → Yes',
    ])
    expect(told('doctor', null, after, 'ja')).toEqual([
      '変更した項目: – → クリニック名、電話番号',
      '理由の区分: – → 不正の疑い',
      'キャンセル期間の終了前: – → はい',
    ])
  })

  it('leaves out ids of nothing and what stayed', () => {
    const unknown = '0193a5b2-0000-7000-8000-00000000beef'
    expect(told('doctor', { a: unknown, b: 1 }, { a: id, b: 1 })).toEqual([])
  })

  it('has labels for delivery settings down to their parts', () => {
    const zones = (fee: number) => ({
      'shipping.regions': [{ country: 'US', fees: [{ method: 'standard', fee }] }],
    })
    expect(told('setting', zones(875), zones(900))).toEqual([
      'Zones: Country: US, Prices: Method: Standard, Price: $8.75 → Country: US, Prices: Method: Standard, Price: $9.00',
    ])
  })

  it('calls ways to deliver by their name', () => {
    const way = (active: boolean) => ({
      'shipping.methods': [{ key: 'standard', name: { en: 'Standard', ja: '通常便' }, active }],
    })
    expect(told('setting', way(true), way(false))).toEqual([
      'Delivery methods: Method: Standard, Offered: Yes → Method: Standard, Offered: No',
    ])
    expect(told('order', { method: 'standard' }, { method: 'gone' })).toEqual([
      'Delivery: Standard → gone',
    ])
  })

  it('tells of a long list only what differs, a line for each thing', () => {
    const regions = (fee: number, free: number | null) => ({
      'shipping.regions': [
        { country: 'US', regions: ['HI'], fees: [{ method: 'standard', fee: 900 }], free_from: 1 },
        {
          country: 'US',
          regions: [],
          fees: [
            { method: 'standard', fee },
            { method: 'express', fee: 2000 },
          ],
          free_from: 5000,
        },
        { country: '*', regions: [], fees: [{ method: 'standard', fee: 3000 }], free_from: free },
      ],
    })
    expect(told('setting', regions(875, null), regions(900, 9000))).toEqual([
      'Zones: Country: US, Prices: Method: Standard, Price: $8.75\nCountry: *, Free from: – → Country: US, Prices: Method: Standard, Price: $9.00\nCountry: *, Free from: $90.00',
    ])
  })
})
