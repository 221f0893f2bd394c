import { named } from '@officina/shared/format'
import type { Locale } from '../context.ts'
import type { MailContent } from './content.ts'
import { type MailFrame, plainFrame } from './frame.ts'

const signature = {
  en: 'This message was sent automatically.',
  ja: 'このメールは自動送信です。',
}

/** HTML (one column, works without images) and a complete plain-text part of the same content. */
export function renderMail(
  content: MailContent,
  locale: Locale,
  frame: MailFrame = plainFrame,
): { subject: string; html: string; text: string } {
  return {
    subject: oneLine(content.subject),
    html: renderHtml(content, locale, frame),
    text: renderText(content, locale, frame),
  }
}

function renderText(content: MailContent, locale: Locale, frame: MailFrame): string {
  const parts = [content.heading, ...content.paragraphs]
  if (content.facts?.length)
    parts.push(content.facts.map((fact) => factLine(fact, locale)).join('\n'))
  if (content.button) parts.push(below(content.button.label, content.button.url, locale))
  parts.push(
    ...afterOf(content, frame),
    ['-- ', ...frame.footer[locale], signature[locale]].join('\n'),
  )
  return `${parts.join('\n\n')}\n`
}

const afterOf = ({ after = [], reply }: MailContent, { replyTo }: MailFrame) =>
  reply && replyTo ? [...after, reply] : after

/** A value of several lines, such as an address, stands below its label. */
const factLine = ([label, value]: readonly [label: string, value: string], locale: Locale) =>
  value.includes('\n') ? below(label, value, locale) : named(label, value, locale)

const below = (label: string, value: string, locale: Locale) =>
  `${named(label, '', locale).trimEnd()}\n${value}`

function renderHtml(content: MailContent, locale: Locale, frame: MailFrame): string {
  const p = (text: string) =>
    `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const facts = content.facts?.length
    ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${content.facts.map(([label, value]) => `<tr><td style="padding:4px 16px 4px 0;color:#56615B;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`).join('')}</table>`
    : ''
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.button.url)}" style="background:${frame.color};color:#FFFFFF;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(content.button.label)}</a></p><p style="margin:0 0 16px;color:#56615B;font-size:14px;word-break:break-all">${escapeHtml(content.button.url)}</p>`
    : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head><body style="margin:0;background:#FFFFFF;color:#1C2421;font:16px/1.6 system-ui,'Hiragino Sans','Noto Sans JP',sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font:20px 'Palatino Linotype',Palatino,'Hiragino Mincho ProN',serif;color:${frame.color};margin:0 0 24px">${escapeHtml(frame.brand)}</p><h1 style="font-size:20px;line-height:1.4;margin:0 0 16px">${escapeHtml(content.heading)}</h1>${content.paragraphs.map(p).join('')}${facts}${button}${afterOf(content, frame).map(p).join('')}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #E3DFD5;color:#56615B;font-size:12px">${[...frame.footer[locale], signature[locale]].map((line) => escapeHtml(line).replaceAll('\n', '<br>')).join('<br>')}</p></div></body></html>`
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ').trim()
