import type { Mail } from '../content.ts'

/** To operations: products or orders of the store could not be taken over. */
export function shopFailureMail(data: {
  work: 'products' | 'orders'
  reason: string
  publicUrl: string
}): Mail {
  const page = data.work === 'orders' ? 'orders' : 'logistics/stock'
  const url = `${data.publicUrl}/admins/${page}`
  const { en, ja } = words[data.work]
  return {
    template: 'admin_shop_failure',
    content: {
      en: {
        subject: `The store could not be read: ${en}`,
        heading: 'The store could not be read',
        paragraphs: [
          `Taking over ${en} has failed. It is tried again by itself; this mail comes once a day at most.`,
          'When it goes on, check the settings of the store and its status page.',
        ],
        facts: [['Reason', data.reason]],
        button: { label: 'Open the console', url },
      },
      ja: {
        subject: `ストアとの連携に失敗しました：${ja}`,
        heading: 'ストアとの連携に失敗しました',
        paragraphs: [
          `${ja}の取り込みに失敗しました。自動で再試行します。このメールの送信は1日1回までです。`,
          '解消しない場合は、ストアの設定と稼働状況をご確認ください。',
        ],
        facts: [['原因', data.reason]],
        button: { label: '管理画面を開く', url },
      },
    },
  }
}

const words = {
  products: { en: 'products', ja: '商品' },
  orders: { en: 'orders', ja: '注文' },
}
