import type { Random } from '../demo/random.ts'

const latin = {
  last: 'Smith Garcia Chen Patel Kowalski Müller Rossi Silva Kim Nguyen Okafor Haddad Johansson Dubois Novak Costa Ali Walker Hughes Moreau Weber Santos Park Singh Reyes Olsen Fischer Bianchi Ivanova Murphy'.split(
    ' ',
  ),
  first:
    'Anna Ben Clara David Elena Farid Grace Hugo Ines Jonas Kira Leo Maya Nils Olga Pedro Quinn Rosa Sami Tara Uma Victor Wanda Xavier Yara Zoe Aisha Bruno Chloe Diego'.split(
      ' ',
    ),
}
const japanese = {
  last: '佐藤:サトウ 鈴木:スズキ 髙橋:タカハシ 田中:タナカ 伊藤:イトウ 渡邊:ワタナベ 山本:ヤマモト 中村:ナカムラ 小林:コバヤシ 加藤:カトウ 吉田:ヨシダ 山田:ヤマダ 佐々木:ササキ 山﨑:ヤマザキ 松本:マツモト 井上:イノウエ 木村:キムラ 林:ハヤシ 清水:シミズ 斎藤:サイトウ'
    .split(' ')
    .map((pair) => pair.split(':')),
  first:
    '結衣:ユイ 陽菜:ヒナ 葵:アオイ 凛:リン 美咲:ミサキ 桜:サクラ 彩:アヤ 真央:マオ 蓮:レン 大和:ヤマト 健一:ケンイチ 拓海:タクミ 翔太:ショウタ 直樹:ナオキ 一郎:イチロウ 健:ケン'
      .split(' ')
      .map((pair) => pair.split(':')),
}

type Name = { last: string; first: string; kana: string | null; language: 'en' | 'ja' }

/** A name; two in five are Japanese. */
export function someName(random: Random): Name {
  if (!random.chance(0.4))
    return {
      last: random.pick(latin.last),
      first: random.pick(latin.first),
      kana: null,
      language: 'en',
    }
  const [last = '', lastKana = ''] = random.pick(japanese.last)
  const [first = '', firstKana = ''] = random.pick(japanese.first)
  return { last, first, kana: `${lastKana} ${firstKana}`, language: 'ja' }
}
