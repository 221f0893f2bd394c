import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { inArray } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { settlementReadyMail } from '../../mail/templates/adminNotices.ts'
import { listAdminsWith } from '../admin/withPermission.ts'

export type SettlementClosed = components['schemas']['SettlementClosing']['rows'][number]

/** Mails everybody who may approve that statements wait, once for the months that were closed by themselves. */
export async function tellFinance(ctx: Ctx, rows: SettlementClosed[]): Promise<void> {
  const ready = rows.filter((row) => row.outcome === 'closed')
  if (ready.length === 0) return
  const found = await ctx.db
    .select({ id: settlements.id, start: settlements.periodStart })
    .from(settlements)
    .where(
      inArray(
        settlements.id,
        ready.map((row) => row.settlement_id),
      ),
    )
  const admins = await listAdminsWith(ctx, 'settlement.approve')
  for (const period of new Set(found.map(({ start }) => start.slice(0, 7)))) {
    const ids = found.filter(({ start }) => start.startsWith(period)).map(({ id }) => id)
    const mine = ready.filter((row) => ids.includes(row.settlement_id))
    const mail = settlementReadyMail({
      period,
      count: mine.length,
      net: mine.reduce((total, row) => total + row.net, 0),
      currency: ctx.config.currency,
      publicUrl: ctx.config.publicUrl,
    })
    for (const { accountId, email, locale } of admins)
      await sendMail(ctx, mail, {
        to: email,
        locale,
        accountId,
        dedupeKey: `settlement-ready:${ids.sort()[0]}:${accountId}`,
      })
  }
}
