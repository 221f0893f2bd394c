import { backUpNightly } from '../backup/scheduled.ts'
import type { Ctx } from '../context.ts'
import { announceTerms } from '../entities/account/announce.ts'
import { ownersHearOfFailure, ownersHearOfMissing } from '../entities/admin/backupFailed.ts'
import { sealChain } from '../entities/auditChain/append.ts'
import { makeAuditMonths } from '../entities/auditChain/months.ts'
import { expireCarts } from '../entities/cart/open.ts'
import { sendDigests } from '../entities/doctor/digest.ts'
import {
  lapseApplications,
  purgeRejected,
  suspendExpiredLicences,
  warnOfLicences,
} from '../entities/doctor/sweeps.ts'
import { computeTiers } from '../entities/doctor/tiers.ts'
import { computeAdherence } from '../entities/figures/adherence.ts'
import { refreshFigures } from '../entities/figures/refresh.ts'
import { noteStockOuts } from '../entities/figures/stockOuts.ts'
import { purgeDeleted } from '../entities/file/purge.ts'
import { expireInvitations, remindInvitations } from '../entities/invitation/sweeps.ts'
import { purgeNewsPictures } from '../entities/news/pictures.ts'
import { expireNews, publishDueNews } from '../entities/news/publish.ts'
import { archiveOrders } from '../entities/order/archive.ts'
import { notifyBackorderNews } from '../entities/order/backorderNews.ts'
import { endBackorders, reserveBackorders } from '../entities/order/backorders.ts'
import { releaseDueOrders } from '../entities/order/release.ts'
import { backorderShortages } from '../entities/order/shortages.ts'
import { remindUnpaid } from '../entities/payLink/remind.ts'
import { reconcilePayments } from '../entities/payment/reconcile.ts'
import { purgeDeadLinks, purgeExpired } from '../entities/platform/purge.ts'
import { applyRetention } from '../entities/platform/retention.ts'
import { purgeImports } from '../entities/product/importPurge.ts'
import { forgetPassedDays } from '../entities/product/restockDays.ts'
import { remindDueAnswers } from '../entities/questionnaire/remind.ts'
import { stopOldQuestionnaires } from '../entities/questionnaire/stop.ts'
import { completeRecipes } from '../entities/recipe/complete.ts'
import {
  expireRecipes,
  notifyRefillsDue,
  remindUnordered,
  warnOfExpiry,
} from '../entities/recipe/sweeps.ts'
import { runRepeats } from '../entities/repeat/sweep.ts'
import { expireRequests, remindOfRequests } from '../entities/request/sweeps.ts'
import { closeDueSettlements } from '../entities/settlement/close.ts'
import { openSettlements } from '../entities/settlement/open.ts'
import { sweepShopEvents } from '../entities/shop/events.ts'
import { toldWhenItFails } from '../entities/shop/mails.ts'
import { reconcileShopOrders, reconcileShopWeek, syncShop } from '../entities/shop/sync.ts'
import { notifyOfShelves } from '../entities/stock/digest.ts'
import { holdExpired } from '../entities/stock/hold.ts'
import { notifyBackInStock } from '../entities/stockNotice/mails.ts'

type Sweep = {
  name: string
  cron: string
  run: (ctx: Ctx, signal?: AbortSignal) => Promise<void>
  /** Takes up to hours, and is not left out when no server ran at its time. */
  isLong?: boolean
}

/** Periodic work in the order it must run when time has moved; each looks up what is due by `ctx.clock`. */
export const sweeps: Sweep[] = [
  {
    name: 'platform.backup',
    cron: '30 2 * * *',
    run: ownersHearOfFailure(backUpNightly),
    isLong: true,
  },
  { name: 'platform.backup-age', cron: '0 8 * * *', run: ownersHearOfMissing },
  { name: 'platform.purge', cron: '*/15 * * * *', run: purgeExpired },
  { name: 'audit.months', cron: '35 2 * * *', run: makeAuditMonths },
  { name: 'audit.seal', cron: '0 * * * *', run: (ctx) => sealChain(ctx) },
  { name: 'terms.announce', cron: '5 * * * *', run: announceTerms },
  { name: 'invitations.expire', cron: '*/10 * * * *', run: expireInvitations },
  { name: 'invitations.remind', cron: '15 * * * *', run: remindInvitations },
  { name: 'doctors.lapse', cron: '35 * * * *', run: lapseApplications },
  { name: 'doctors.licence-warnings', cron: '40 * * * *', run: warnOfLicences },
  { name: 'doctors.licence-suspensions', cron: '45 * * * *', run: suspendExpiredLicences },
  { name: 'platform.retention', cron: '45 3 * * *', run: applyRetention },
  { name: 'platform.purge-links', cron: '50 3 * * *', run: purgeDeadLinks },
  { name: 'news.purge-pictures', cron: '55 3 * * *', run: purgeNewsPictures },
  { name: 'doctors.purge-rejected', cron: '50 3 * * *', run: purgeRejected },
  { name: 'products.purge-imports', cron: '50 3 * * *', run: purgeImports },
  { name: 'files.purge', cron: '0 4 * * *', run: purgeDeleted },
  { name: 'shop.sync', cron: '10 * * * *', run: toldWhenItFails('products', syncShop) },
  { name: 'shop.events', cron: '* * * * *', run: (ctx) => sweepShopEvents(ctx) },
  {
    name: 'shop.orders',
    cron: '*/15 * * * *',
    run: toldWhenItFails('orders', reconcileShopOrders),
  },
  { name: 'shop.orders-week', cron: '25 4 * * *', run: reconcileShopWeek },
  { name: 'stock.expire', cron: '2 * * * *', run: holdExpired },
  { name: 'stock.digest', cron: '4 * * * *', run: notifyOfShelves },
  { name: 'payments.reconcile', cron: '*/2 * * * *', run: (ctx) => reconcilePayments(ctx) },
  { name: 'orders.remind-unpaid', cron: '*/5 * * * *', run: (ctx) => remindUnpaid(ctx) },
  { name: 'orders.short', cron: '*/5 * * * *', run: backorderShortages },
  { name: 'orders.backorders', cron: '*/5 * * * *', run: (ctx) => reserveBackorders(ctx) },
  { name: 'stock.restock-days', cron: '6 * * * *', run: forgetPassedDays },
  { name: 'stock.tell-back', cron: '*/5 * * * *', run: notifyBackInStock },
  { name: 'orders.end-backorders', cron: '55 * * * *', run: endBackorders },
  { name: 'orders.backorder-news', cron: '*/5 * * * *', run: notifyBackorderNews },
  { name: 'orders.release', cron: '* * * * *', run: releaseDueOrders },
  { name: 'orders.archive', cron: '40 3 * * *', run: (ctx) => archiveOrders(ctx) },
  { name: 'news.publish', cron: '* * * * *', run: publishDueNews },
  { name: 'news.expire', cron: '*/5 * * * *', run: expireNews },
  { name: 'doctors.tiers', cron: '3 * * * *', run: computeTiers },
  { name: 'settlements.open', cron: '5 * * * *', run: openSettlements },
  { name: 'settlements.close', cron: '20 * * * *', run: closeDueSettlements },
  { name: 'cart.expire', cron: '20 * * * *', run: (ctx) => expireCarts(ctx) },
  { name: 'recipe.expire', cron: '5 * * * *', run: expireRecipes },
  { name: 'recipe.complete', cron: '10 * * * *', run: (ctx) => completeRecipes(ctx) },
  { name: 'recipe.warn-of-expiry', cron: '15 * * * *', run: (ctx) => warnOfExpiry(ctx) },
  { name: 'recipe.remind', cron: '20 * * * *', run: (ctx) => remindUnordered(ctx) },
  { name: 'questionnaires.stop', cron: '10 3 * * *', run: stopOldQuestionnaires },
  { name: 'questionnaires.remind', cron: '50 * * * *', run: (ctx) => remindDueAnswers(ctx) },
  { name: 'requests.expire', cron: '35 * * * *', run: expireRequests },
  { name: 'requests.remind', cron: '45 * * * *', run: remindOfRequests },
  { name: 'repeats.run', cron: '*/10 * * * *', run: (ctx) => runRepeats(ctx) },
  { name: 'doctors.digest', cron: '30 * * * *', run: sendDigests },
  { name: 'recipe.refill-due', cron: '25 * * * *', run: (ctx) => notifyRefillsDue(ctx) },
  { name: 'figures.refresh', cron: '* * * * *', run: refreshFigures },
  { name: 'figures.adherence', cron: '15 3 * * *', run: computeAdherence },
  { name: 'figures.stock-outs', cron: '25 * * * *', run: noteStockOuts },
]

/** Runs every sweep now, in order. Used after the development clock has moved. */
export async function runSweeps(ctx: Ctx): Promise<void> {
  for (const sweep of sweeps) await sweep.run(ctx)
}
