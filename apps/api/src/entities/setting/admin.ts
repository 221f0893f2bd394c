import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { changeGroup } from './change.ts'
import { listSettingHistory } from './history.ts'
import { setShopLogo, setShopPicture } from './logo.ts'
import { listMailMessages, previewMail, sendTestMail } from './mailMessages.ts'
import { getGroup, listGroups } from './read.ts'

export const handlers = {
  'GET /api/admin/settings': async (ctx) => ({ data: await listGroups(ctx) }),
  'GET /api/admin/settings/{group}/history': async (ctx, { params, query }) =>
    new Page(await listSettingHistory(ctx, params.group, query)),
  'GET /api/admin/settings/company': async (ctx) => ({ data: await getGroup(ctx, 'company') }),
  'PATCH /api/admin/settings/company': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'company', body),
  }),
  'GET /api/admin/settings/sales': async (ctx) => ({ data: await getGroup(ctx, 'sales') }),
  'PATCH /api/admin/settings/sales': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'sales', body),
  }),
  'GET /api/admin/settings/recipes': async (ctx) => ({ data: await getGroup(ctx, 'recipes') }),
  'PATCH /api/admin/settings/recipes': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'recipes', body),
  }),
  'GET /api/admin/settings/payments': async (ctx) => ({ data: await getGroup(ctx, 'payments') }),
  'PATCH /api/admin/settings/payments': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'payments', body),
  }),
  'GET /api/admin/settings/tax': async (ctx) => ({ data: await getGroup(ctx, 'tax') }),
  'PATCH /api/admin/settings/tax': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'tax', body),
  }),
  'GET /api/admin/settings/commission': async (ctx) => ({
    data: await getGroup(ctx, 'commission'),
  }),
  'PATCH /api/admin/settings/commission': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'commission', body),
  }),
  'GET /api/admin/settings/application': async (ctx) => ({
    data: await getGroup(ctx, 'application'),
  }),
  'PATCH /api/admin/settings/application': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'application', body),
  }),
  'GET /api/admin/settings/reviews': async (ctx) => ({ data: await getGroup(ctx, 'reviews') }),
  'PATCH /api/admin/settings/reviews': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'reviews', body),
  }),
  'GET /api/admin/settings/retention': async (ctx) => ({ data: await getGroup(ctx, 'retention') }),
  'PATCH /api/admin/settings/retention': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'retention', body),
  }),
  'GET /api/admin/settings/security': async (ctx) => ({ data: await getGroup(ctx, 'security') }),
  'PATCH /api/admin/settings/security': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'security', body),
  }),
  'GET /api/admin/settings/delivery': async (ctx) => ({ data: await getGroup(ctx, 'delivery') }),
  'PATCH /api/admin/settings/delivery': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'delivery', body),
  }),
  'GET /api/admin/settings/brand': async (ctx) => ({ data: await getGroup(ctx, 'brand') }),
  'PATCH /api/admin/settings/brand': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'brand', body),
  }),
  'GET /api/admin/settings/mail': async (ctx) => ({ data: await getGroup(ctx, 'mail') }),
  'PATCH /api/admin/settings/mail': async (ctx, { body }) => ({
    data: await changeGroup(ctx, 'mail', body),
  }),
  'GET /api/admin/settings/mail/messages': async (ctx) => ({ data: await listMailMessages(ctx) }),
  'GET /api/admin/settings/mail/messages/{message}': ofRecord('message', previewMail),
  'POST /api/admin/settings/mail/messages/{message}/test': (ctx, { params, body }) =>
    sendTestMail(ctx, params.message, body.locale),
  'POST /api/admin/settings/brand/logo': async (ctx, { files }) => ({
    data: await setShopLogo(ctx, files),
  }),
  'POST /api/admin/settings/brand/picture': async (ctx, { files }) => ({
    data: await setShopPicture(ctx, files),
  }),
} satisfies Handlers<'admin'>
