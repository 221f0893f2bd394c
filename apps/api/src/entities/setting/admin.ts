import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { changeGroup } from './change.ts'
import { listSettingHistory } from './history.ts'
import { setShopLogo, setShopPicture } from './logo.ts'
import { listMailMessages, previewMail, sendTestMail } from './mailMessages.ts'
import { getGroup, listGroups } from './read.ts'

export const handlers = {
  'GET /api/admin/settings': (ctx) => listGroups(ctx),
  'GET /api/admin/settings/{group}/history': (ctx, { params, query }) =>
    listSettingHistory(ctx, params.group, query),
  'GET /api/admin/settings/company': (ctx) => getGroup(ctx, 'company'),
  'PATCH /api/admin/settings/company': (ctx, { body }) => changeGroup(ctx, 'company', body),
  'GET /api/admin/settings/sales': (ctx) => getGroup(ctx, 'sales'),
  'PATCH /api/admin/settings/sales': (ctx, { body }) => changeGroup(ctx, 'sales', body),
  'GET /api/admin/settings/recipes': (ctx) => getGroup(ctx, 'recipes'),
  'PATCH /api/admin/settings/recipes': (ctx, { body }) => changeGroup(ctx, 'recipes', body),
  'GET /api/admin/settings/payments': (ctx) => getGroup(ctx, 'payments'),
  'PATCH /api/admin/settings/payments': (ctx, { body }) => changeGroup(ctx, 'payments', body),
  'GET /api/admin/settings/tax': (ctx) => getGroup(ctx, 'tax'),
  'PATCH /api/admin/settings/tax': (ctx, { body }) => changeGroup(ctx, 'tax', body),
  'GET /api/admin/settings/commission': (ctx) => getGroup(ctx, 'commission'),
  'PATCH /api/admin/settings/commission': (ctx, { body }) => changeGroup(ctx, 'commission', body),
  'GET /api/admin/settings/application': (ctx) => getGroup(ctx, 'application'),
  'PATCH /api/admin/settings/application': (ctx, { body }) => changeGroup(ctx, 'application', body),
  'GET /api/admin/settings/reviews': (ctx) => getGroup(ctx, 'reviews'),
  'PATCH /api/admin/settings/reviews': (ctx, { body }) => changeGroup(ctx, 'reviews', body),
  'GET /api/admin/settings/retention': (ctx) => getGroup(ctx, 'retention'),
  'PATCH /api/admin/settings/retention': (ctx, { body }) => changeGroup(ctx, 'retention', body),
  'GET /api/admin/settings/security': (ctx) => getGroup(ctx, 'security'),
  'PATCH /api/admin/settings/security': (ctx, { body }) => changeGroup(ctx, 'security', body),
  'GET /api/admin/settings/delivery': (ctx) => getGroup(ctx, 'delivery'),
  'PATCH /api/admin/settings/delivery': (ctx, { body }) => changeGroup(ctx, 'delivery', body),
  'GET /api/admin/settings/brand': (ctx) => getGroup(ctx, 'brand'),
  'PATCH /api/admin/settings/brand': (ctx, { body }) => changeGroup(ctx, 'brand', body),
  'GET /api/admin/settings/mail': (ctx) => getGroup(ctx, 'mail'),
  'PATCH /api/admin/settings/mail': (ctx, { body }) => changeGroup(ctx, 'mail', body),
  'GET /api/admin/settings/mail/messages': (ctx) => listMailMessages(ctx),
  'GET /api/admin/settings/mail/messages/{message}': ofRecord('message', previewMail),
  'POST /api/admin/settings/mail/messages/{message}/test': (ctx, { params, body }) =>
    sendTestMail(ctx, params.message, body.locale),
  'POST /api/admin/settings/brand/logo': (ctx, { files }) => setShopLogo(ctx, files),
  'POST /api/admin/settings/brand/picture': (ctx, { files }) => setShopPicture(ctx, files),
} satisfies Handlers<'admin'>
