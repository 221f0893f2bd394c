import { mostDoses } from '@officina/shared/dosage/doses'
import { asFollowed } from '@officina/shared/dosage/line'
import { dateText } from '../../../mail/words.ts'
import { daysSupplyOf, missingDosageField } from '../dosage.ts'
import { type WarnedLine, type Warning, warning } from './warning.ts'

/** What a line lacks before anybody could follow it. */
export function dosageWarnings(line: WarnedLine, index: number): Warning[] {
  const field = missingDosageField(line)
  if (!field) return []
  return [
    warning(
      'DOSAGE_MISSING',
      'block',
      index,
      { field },
      {
        en: `${line.title} has no dosage yet.`,
        ja: `「${line.title}」の用法・用量が未入力です。`,
      },
    ),
  ]
}

/** Where the times of day are not as many as the doses of a day, as far as those are told apart. */
export function timesWarnings(line: WarnedLine, index: number): Warning[] {
  const { title, frequency_count: doses } = line
  const times = new Set(line.time_of_day).size
  const isDaily = (line.frequency_period ?? 'day') === 'day' && !line.as_needed
  if ((doses ?? 0) > mostDoses) return []
  if (line.dosage_mode !== 'structured' || !isDaily || !doses || !times || times === doses)
    return []
  const said = `${doses === 1 ? '1 dose' : `${doses} doses`} a day`
  const chosen = times === 1 ? '1 time of day is chosen' : `${times} times of day are chosen`
  const texts =
    times > doses
      ? {
          en: `${title}: ${said}, but ${chosen}. The patient sees a dose at each of them.`,
          ja: `「${title}」は1日${doses}回ですが、時間帯が${times}つ選択されています。患者さんにはすべての時間帯に表示されます。`,
        }
      : {
          en: `${title}: ${said}, but only ${chosen}. The patient takes the rest at any time.`,
          ja: `「${title}」は1日${doses}回ですが、選択されている時間帯は${times}つです。残りは時間帯の指定なしになります。`,
        }
  const level = times > doses ? 'warn' : 'info'
  return [warning('TIMES_DIFFER', level, index, { doses, times }, texts)]
}

/** The day on which a recipe expires is its last. */
const neverBegins = (
  { title }: WarnedLine,
  index: number,
  { day, validDays }: { day: number; validDays: number },
) =>
  warning(
    'BEGINS_AFTER_EXPIRY',
    'warn',
    index,
    { day, valid_days: validDays },
    {
      en: `${title} begins on day ${day}, after this recipe expires. Choose an earlier day or a longer validity.`,
      ja: `「${title}」の開始日（${day}日目）はレシピの有効期限より後です。開始日を早めるか、有効期間を延ばしてください。`,
    },
  )

/** Whether it can be bought, and at which price. */
export function stockWarnings(line: WarnedLine, index: number): Warning[] {
  const { title, availability, restockOn } = line
  const warnings: Warning[] = []
  if (availability === 'discontinued')
    warnings.push(
      warning(
        'DISCONTINUED',
        'warn',
        index,
        {},
        {
          en: `${title} is no longer sold.`,
          ja: `「${title}」は販売を終了しています。`,
        },
      ),
    )
  if (availability === 'out_of_stock')
    warnings.push(
      warning(
        'OUT_OF_STOCK',
        'warn',
        index,
        {},
        {
          en: `${title} is out of stock.`,
          ja: `「${title}」は在庫切れです。`,
        },
      ),
    )
  if (availability === 'backordered')
    warnings.push(
      warning(
        'BACKORDERED',
        'info',
        index,
        { until: restockOn },
        {
          en: `${title} is backordered${restockOn ? ` until ${dateText(restockOn, 'en')}` : ''}.`,
          ja: `「${title}」は入荷待ちです${restockOn ? `（入荷予定 ${dateText(restockOn, 'ja')}）` : ''}。`,
        },
      ),
    )
  if (line.price !== line.priceNow)
    warnings.push(
      warning(
        'PRICE_CHANGED',
        'info',
        index,
        { before: line.price, after: line.priceNow },
        {
          en: `The price of ${title} has changed.`,
          ja: `「${title}」の価格が変わりました。`,
        },
      ),
    )
  return warnings
}

/** Whether the first day, packs and refills fit the time the recipe is valid. */
export function periodWarnings(line: WarnedLine, index: number, validDays: number): Warning[] {
  const supply = daysSupplyOf(line, line)
  const offset = asFollowed(line).start_offset_days ?? 0
  if (offset > validDays) return [neverBegins(line, index, { day: offset + 1, validDays })]
  if (supply === null) return []
  const warnings: Warning[] = []
  const left = validDays - (line.start_offset_days ?? 0)
  const wanted = Math.min(line.duration_days ?? left, left)
  const period =
    wanted === validDays
      ? { en: `the ${wanted}-day validity of this recipe`, ja: 'レシピの有効期間' }
      : { en: `the ${wanted} days for which it is to be used`, ja: '使用期間' }
  const covered = supply * (line.refillsAllowed + 1)
  if (covered < wanted)
    warnings.push(
      warning(
        'SUPPLY_SHORT',
        'info',
        index,
        { days: covered, wanted },
        {
          en: `${line.title} lasts ${covered} days with all refills, shorter than ${period.en}.`,
          ja: `「${line.title}」は再購入分を含めて${covered}日分で、${period.ja}（${wanted}日間）に足りません。`,
        },
      ),
    )
  const lastOrder = line.refillsAllowed * Math.max(line.minDaysBetween, 1)
  if (line.refillsAllowed > 0 && lastOrder > validDays)
    warnings.push(
      warning(
        'REFILLS_BEYOND_EXPIRY',
        'info',
        index,
        { days: lastOrder, valid_days: validDays },
        {
          en: `The last refill of ${line.title} is due after the recipe expires.`,
          ja: `「${line.title}」の最後の再購入は有効期限の後になります。`,
        },
      ),
    )
  return warnings
}
