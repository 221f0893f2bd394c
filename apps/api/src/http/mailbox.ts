import { escapeHtml } from '../mail/layout.ts'

type Row = {
  id: string
  recipient: string
  subject: string
  template: string
  status: string
  locale: string
  text: string
  createdAt: Date
}

/** The development mailbox: every mail with its text, its links and its HTML in a sandboxed frame. */
export function renderMailbox(rows: Row[], nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/brand/mark.svg" type="image/svg+xml"><title>Mailbox - Officina</title><style nonce="${nonce}">${styles}</style></head><body><header><h1>Mailbox</h1><p>${rows.length} messages. Nothing leaves this machine while SMTP_URL is not set.</p></header><main>${rows.map(renderRow).join('') || '<p>No mail yet. Messages that Officina sends appear here.</p>'}</main></body></html>`
}

function renderRow(row: Row): string {
  const links = [...new Set(row.text.match(/https?:\/\/\S+/g) ?? [])]
  return `<details><summary><span class="to">${escapeHtml(row.recipient)}</span> <strong>${escapeHtml(row.subject)}</strong> <time datetime="${row.createdAt.toISOString()}">${row.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> <span class="chip">${escapeHtml(row.status)}</span></summary><div class="body"><ul>${links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')}</ul><pre>${escapeHtml(row.text)}</pre><iframe title="HTML of ${escapeHtml(row.subject)}" loading="lazy" src="/dev/mailbox/mails/${row.id}/html"></iframe></div></details>`
}

const styles = `body{margin:0;background:#FAF8F3;color:#1C2421;font:16px/1.5 system-ui,sans-serif}header,main{max-width:960px;margin:0 auto;padding:16px}h1{font:28px Palatino,serif;color:#1E5B47;margin:0}details{background:#fff;border:1px solid #E3DFD5;border-radius:12px;margin:0 0 8px}summary{padding:12px 16px;cursor:pointer;min-height:24px}summary{overflow-wrap:anywhere}.to{color:#56615B}time,.chip{color:#56615B;font-size:14px}.body{padding:0 16px 16px}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#FAF8F3;padding:12px;border-radius:8px}iframe{width:100%;height:480px;border:1px solid #E3DFD5;border-radius:8px;background:#fff}a{color:#1E5B47;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#101613;color:#E8ECE9}details{background:#18201C;border-color:#2B352F}pre{background:#101613}h1,a{color:#8CCFB4}.to,time,.chip,header p{color:#A3AFA8}}`
