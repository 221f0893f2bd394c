import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { packText } from '@officina/shared/dosage/units'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { Loaded } from '../Loaded.tsx'
import { noticeMessages } from '../shop/noticeMessages.ts'
import { useNotice } from '../shop/useNotice.ts'
import { Entries, Entry, Part } from './parts.tsx'

/** What the patient is told about when it is back in stock. */
export function StockNotices() {
  const t = useText(noticeMessages)
  const query = useQuery(q('/api/patient/stock-notices'))
  return (
    <Part title={t.title} lead={query.data?.length === 0 ? t.none : t.lead}>
      <Loaded query={query}>
        {(list) =>
          list.length > 0 && (
            <Entries label={t.title}>
              {list.map((each) => (
                <Notice key={each.variant_id} of={each} />
              ))}
            </Entries>
          )
        }
      </Loaded>
    </Part>
  )
}

function Notice({ of }: { of: components['schemas']['StockNotice'] }) {
  const t = useText(noticeMessages)
  const locale = useLocale()
  const notice = useNotice(of.variant_id)
  return (
    <Entry
      actions={
        <Button
          size="small"
          aria-label={t.offName(of.title)}
          disabled={notice.pending}
          onClick={notice.stop}
        >
          {t.off}
        </Button>
      }
    >
      <Link to={pathTo('/user/catalogs', {}, { product: of.product_id })}>{of.title}</Link>
      <div>
        {of.brand} · {packText(of.variant_title, locale)}
      </div>
    </Entry>
  )
}
