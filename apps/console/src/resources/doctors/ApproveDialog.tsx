import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { formatPercent } from '@officina/shared/format'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useGetList } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { ActionForm, DialogProps } from '../../schema/actions.ts'
import { percentOf, pointsOf, todayIn } from '../../schema/amounts.ts'
import { specOf } from '../../schema/spec.ts'
import { optionsOf } from '../../schema/words.ts'
import {
  ChecklistItems,
  isComplete,
  progressOf,
  RegisterFields,
} from '../approve-doctor/reviewParts.tsx'
import { type Review, type Reviewed, reviewBody, reviewOf } from './doctor.ts'

type Values = {
  rate_bp: string
  rate_from: string
  catalog_access: string
  catalog_ids: string[]
  licence_expires_on: string
} & Review

/** The terms of an approval: rate, catalogs, licence expiry. */
export default function ApproveDialog(props: DialogProps<Reviewed>) {
  const { record: doctor } = props
  const { time_zone: zone = 'UTC' } = useMe()
  // what is complete beside the button is not asked again
  const isReviewed = doctor.review !== undefined && isComplete(doctor.review)
  return (
    <ActionDialog<Reviewed, Values>
      {...props}
      initial={{
        rate_bp: doctor.rate_bp == null ? '' : percentOf(doctor.rate_bp),
        rate_from: todayIn(zone),
        catalog_access: doctor.catalog_access,
        catalog_ids: doctor.catalog_ids,
        licence_expires_on: doctor.licence_expires_on ?? '',
        ...(doctor.review ?? reviewOf(doctor)),
      }}
      body={({
        rate_bp,
        rate_from,
        catalog_access,
        catalog_ids,
        licence_expires_on,
        ...review
      }) => ({
        rate_from,
        catalog_access,
        catalog_ids,
        rate_bp: rate_bp.trim() === '' ? null : pointsOf(rate_bp),
        ...reviewBody(review),
        licence_expires_on: licence_expires_on || null,
      })}
    >
      {(form) => (
        <>
          {!isReviewed && (
            <>
              <Checks form={form} />
              <RegisterFields review={form.values} onChange={setAll(form)} errors={form.errors} />
            </>
          )}
          <Terms form={form} doctor={doctor} />
        </>
      )}
    </ActionDialog>
  )
}

/** The items that are ticked beside the inbox too; what is missing is said before it is refused. */
function Checks({ form }: { form: ActionForm<Values> }) {
  const t = useText(messages)
  const error = form.errors.checklist?.[0]
  const { done, all } = progressOf(form.values)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 3, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.checked(done, all)}
      </Box>
      <ChecklistItems
        review={form.values}
        onTick={(item, isTicked) =>
          form.set('checklist', { ...form.values.checklist, [item]: isTicked })
        }
      />
      {/* the focus goes here, so that the refusal is in view */}
      {error && (
        <div tabIndex={-1} data-form-summary>
          <FormError>{error}</FormError>
        </div>
      )}
    </Box>
  )
}

function Terms({ form, doctor }: { form: ActionForm<Values>; doctor: Reviewed }) {
  const t = useText(messages)
  const locale = useLocale()
  const access = specOf('doctors').fields.catalog_access
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Field
          {...form.field('rate_bp')}
          label={t.rate}
          optional
          help={t.rateHelp(formatPercent(doctor.rate_default_bp ?? 0, locale))}
          inputProps={{ inputMode: 'decimal' }}
        />
        <Field {...form.field('rate_from')} label={t.from} type="date" required />
        <SelectField
          {...form.field('catalog_access')}
          label={t.access}
          options={access ? optionsOf(access, locale) : []}
        />
        <Field {...form.field('licence_expires_on')} label={t.expires} type="date" optional />
      </Box>
      <Catalogs
        chosen={form.values.catalog_ids}
        onChange={(ids) => form.set('catalog_ids', ids)}
        error={form.errors.catalog_ids?.[0]}
      />
    </>
  )
}

const setAll = (form: ActionForm<Values>) => (change: Partial<Review>) => {
  for (const [name, value] of Object.entries(change)) form.set(name as keyof Review, value as never)
}

function Catalogs(props: {
  chosen: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}) {
  const t = useText(messages)
  const { data = [] } = useGetList<{ id: string; name: string }>('catalogs', {
    pagination: { page: 1, perPage: 100 },
  })
  if (data.length === 0) return null
  const isChosen = props.chosen.length > 0
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
        {t.catalogs}
      </Box>
      <RadioGroup
        row
        aria-label={t.catalogs}
        value={isChosen ? 'chosen' : 'all'}
        onChange={(_, value) =>
          props.onChange(value === 'all' ? [] : data.map((catalog) => catalog.id))
        }
      >
        <FormControlLabel value="all" control={<Radio />} label={t.all} />
        <FormControlLabel value="chosen" control={<Radio />} label={t.chosen} />
      </RadioGroup>
      {isChosen &&
        data.map((catalog) => (
          <CheckField
            key={catalog.id}
            label={catalog.name}
            checked={props.chosen.includes(catalog.id)}
            // none would mean all
            disabled={props.chosen.length === 1 && props.chosen.includes(catalog.id)}
            onChange={(event) =>
              props.onChange(
                event.target.checked
                  ? [...props.chosen, catalog.id]
                  : props.chosen.filter((id) => id !== catalog.id),
              )
            }
          />
        ))}
      <FormError>{props.error}</FormError>
    </Box>
  )
}

const messages = defineMessages({
  checked: (done: number, all: number) => [
    done < all
      ? `Checklist: ${done} of ${all} checked. Check all of them to approve.`
      : `Checklist: all ${all} checked`,
    done < all
      ? `確認項目：${all}件中${done}件を確認済み。承認にはすべての確認が必要です。`
      : `確認項目：${all}件すべて確認済み`,
  ],
  rate: ['Commission rate (%)', '手数料率（%）'],
  rateHelp: (usual: string) => [
    `Leave empty for the default of ${usual}, and for tiers once they are reached.`,
    `空欄の場合は標準の${usual}（売上に応じた段階に達するとその率）を適用します。`,
  ],
  from: ['Rate starts on', '適用開始日'],
  access: ['Catalog access', 'カタログの公開範囲'],
  expires: ['Licence expires on', '免許の有効期限'],
  catalogs: ['Catalogs', 'カタログ'],
  all: ['All default catalogs', '標準のカタログすべて'],
  chosen: ['Only chosen', '選んだものだけ'],
})
