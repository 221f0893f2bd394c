import '@officina/openapi/resources/shipments'
import { type CarrierCode, carrierNames, carriersFor, carriersOf } from '@officina/shared/carriers'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import { type ActionForm, type ActionValues, type Pair, useSay } from '../../schema/actions.ts'
import { specOf } from '../../schema/spec.ts'
import { optionsOf } from '../../schema/words.ts'

/** The carriers, those that deliver where the parcel goes first. */
export function CarrierInput(props: {
  form: ActionForm<ActionValues>
  record: { ship_region: string }
}) {
  const t = useText(messages)
  const { locale } = useSay()
  const { carrier } = specOf('shipments').fields
  const { data } = useQuery(q('/api/admin/settings/delivery'))
  const order: string[] = carriersFor(props.record.ship_region, data?.carriers ?? [])
  const options = carrier ? optionsOf(carrier, locale) : []
  return (
    <SelectField
      {...props.form.field('carrier')}
      label={t.carrier}
      required
      {...(props.form.values.carrier ? {} : { empty: t.choose })}
      options={[...options].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))}
    />
  )
}

/** Says that a number is written as another carrier writes its numbers. */
export function oddNumber(carrier: CarrierCode | '', number: string): Pair | undefined {
  const fits = carriersOf(number)
  if (!number || !carrier || fits.includes(carrier)) return undefined
  const named = (locale: 'en' | 'ja') => carrierNames[carrier][locale]
  const [other, second] = fits.filter((each) => each !== 'other')
  const guess = other && !second ? carrierNames[other] : undefined
  return [
    `This does not look like a ${named('en')} number.${guess ? ` It looks like one of ${guess.en}.` : ''}`,
    `${named('ja')}の番号の形式と異なります。${guess ? `${guess.ja}の番号の可能性があります。` : ''}`,
  ]
}

const messages = defineMessages({
  carrier: ['Carrier', '配送業者'],
  choose: ['Choose', '選択してください'],
})
