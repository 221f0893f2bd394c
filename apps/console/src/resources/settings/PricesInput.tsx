import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { components } from '@officina/openapi/schema'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useEffect, useRef } from 'react'
import { get, useController, useFormState, useWatch } from 'react-hook-form'
import { useErrorText } from '../../schema/validation.ts'
import { AmountField } from './AmountField.tsx'

type Method = components['schemas']['DeliveryMethodSetting']
type Zone = components['schemas']['DeliveryZoneSetting']
type Price = Zone['fees'][number]

/** What each way to deliver costs in a zone; without a price it is not offered there. Steps by order total or weight. */
export function PricesInput({ source }: { source: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const errorText = useErrorText()
  const name = `${source}.fees`
  const { field } = useController({ name, rules: { validate: areReadable } })
  const methods = (useWatch({ name: 'methods' }) ?? []) as Method[]
  const priceBy = useWatch({ name: `${source}.price_by` }) as Zone['price_by']
  const { errors } = useFormState()
  const prices = (field.value ?? []) as Price[]
  // a price that is typed anew goes through an empty one
  const emptied = useRef<Record<string, Price['steps']>>({})
  // nothing shows them any more, so that nobody could mend what is refused
  useEffect(() => {
    if (priceBy === 'flat' && !prices.every(({ steps }) => steps.every(isReadable)))
      field.onChange(prices.map((each) => ({ ...each, steps: each.steps.filter(isReadable) })))
  }, [priceBy, prices, field])
  const errorAt = (path: string) =>
    errorText((get(errors, path ? `${name}.${path}` : name) as { message?: string })?.message)
  const change = (method: string, price: Price | null) =>
    field.onChange(
      methods.flatMap(({ key }) => {
        const known = key === method ? price : prices.find((each) => each.method === key)
        return known ? [known] : []
      }),
    )
  return (
    <Box>
      {methods.map((method) => {
        const at = prices.findIndex((each) => each.method === method.key)
        const price = prices[at]
        const called = method.name?.[locale] || method.name?.en || t.fresh
        const steps = price?.steps ?? emptied.current[method.key] ?? []
        return (
          <Box key={method.key} sx={{ mb: 1 }}>
            <AmountField
              label={t.priceOf(called)}
              placeholder={t.notOffered}
              value={price?.fee ?? null}
              error={errorAt(`${at}.fee`) ?? errorAt(`${at}.method`)}
              onChange={(fee) => {
                emptied.current[method.key] = steps
                change(method.key, fee === null ? null : { method: method.key, fee, steps })
              }}
            />
            {price && priceBy !== 'flat' && (
              <Steps
                by={priceBy}
                called={called}
                price={price}
                errorAt={(path) => errorAt(`${at}.steps.${path}`)}
                onChange={(changed) => change(method.key, { ...price, steps: changed })}
              />
            )}
          </Box>
        )
      })}
      {errorAt('') && <FormHelperText error>{errorAt('')}</FormHelperText>}
    </Box>
  )
}

/** What is wrong stands at the amount itself. */
const areReadable = (prices: Price[] | null | undefined): boolean =>
  (prices ?? []).every(({ fee, steps }) => typeof fee === 'number' && steps.every(isReadable))

const isReadable = (step: Price['steps'][number]): boolean =>
  [step.from, step.fee].every((amount) => typeof amount === 'number')

/** An amount of a step that was emptied is refused: it is none, and no 0. */
const empty = '' as unknown as number

function Steps(props: {
  by: 'total' | 'weight'
  called: string
  price: Price
  errorAt: (path: string) => string | undefined
  onChange: (steps: Price['steps']) => void
}) {
  const t = useText(messages)
  const { steps } = props.price
  const set = (i: number, part: Partial<Price['steps'][number]>) =>
    props.onChange(steps.map((step, at) => (at === i ? { ...step, ...part } : step)))
  return (
    <Box sx={{ pl: 4, mb: 3, borderLeft: 2, borderColor: 'divider' }}>
      {steps.map((step, i) => (
        // a step has no other name than its place
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are not moved
        <Box key={i} sx={row} role="group" aria-label={t.step(props.called, i + 1)}>
          <AmountField
            label={props.by === 'total' ? t.fromTotal : t.fromWeight}
            isPlain={props.by === 'weight'}
            value={step.from}
            error={props.errorAt(`${i}.from`)}
            onChange={(from) => set(i, { from: from ?? empty })}
          />
          <AmountField
            label={t.price}
            value={step.fee}
            error={props.errorAt(`${i}.fee`)}
            onChange={(fee) => set(i, { fee: fee ?? empty })}
          />
          <Button
            size="small"
            sx={{ mt: 6 }}
            aria-label={t.removeStep(props.called, i + 1)}
            onClick={() => props.onChange(steps.filter((_, at) => at !== i))}
          >
            {t.remove}
          </Button>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<Add />}
        aria-label={t.addStepOf(props.called)}
        onClick={() =>
          props.onChange([
            ...steps,
            {
              from: (Number(steps.at(-1)?.from) || 0) + 1_000,
              fee: steps.at(-1)?.fee ?? props.price.fee,
            },
          ])
        }
      >
        {t.addStep}
      </Button>
    </Box>
  )
}

const row = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
}

const messages = defineMessages({
  fresh: ['New method', '新しい配送方法'],
  priceOf: (method: string) => [`${method}: price`, `${method}の送料`],
  notOffered: ['Not offered', '提供しない'],
  price: ['Price', '送料'],
  fromTotal: ['From order total', '商品金額がこの額以上'],
  fromWeight: ['From weight (g)', '重さがこの値以上（g）'],
  step: (method: string, n: number) => [`${method}, step ${n}`, `${method} 段階${n}`],
  addStep: ['Add step', '段階を追加'],
  addStepOf: (method: string) => [`Add step to ${method}`, `${method}に段階を追加`],
  remove: ['Remove', '削除'],
  removeStep: (method: string, n: number) => [
    `Remove step ${n} of ${method}`,
    `${method}の段階${n}を削除`,
  ],
})
