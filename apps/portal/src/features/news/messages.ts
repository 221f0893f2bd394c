import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  title: ['News', 'お知らせ'],
  unread: ['Unread', '未読'],
  pinned: ['Pinned', '固定'],
  acknowledge: ['I have read and understood this', '内容を確認しました'],
  acknowledged: (at: string) => [`You acknowledged this on ${at}.`, `${at} に確認済みです。`],
  acknowledgeDone: ['Acknowledged', '確認を記録しました'],
  toAcknowledge: ['To acknowledge', '要確認'],
  dismiss: ['Take off this page', 'このページから消す'],
  dismissNews: (title: string) => [
    `Take “${title}” off this page`,
    `「${title}」をこのページから消す`,
  ],
  missing: ['This message is not here any more', 'このお知らせは表示できません'],
  missingText: [
    'It has ended, or it was for somebody else.',
    '掲載が終了したか、対象外のお知らせです。',
  ],
  categories: {
    notice: ['Notice', 'お知らせ'],
    product: ['Product', '商品'],
    campaign: ['Campaign', 'キャンペーン'],
    maintenance: ['Maintenance', 'メンテナンス'],
    recall: ['Recall', '回収'],
  },
  none: ['No news', 'お知らせはありません'],
})
