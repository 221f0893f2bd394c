import { mortarPath } from './mortar.ts'
import { fonts, tokens } from './tokens.ts'

export type FrameKind = 'doctor' | 'patient' | 'admin'

/**
 * Header, menu and the shape of a page as plain HTML, for the page that the server sends to who is signed in: it is on
 * screen before any code. `FrameSkeleton` goes on showing the same until the app has taken over. Its sizes are those
 * of AppShell, of the headers and of the menus.
 */
export const frameHtml = (kind: FrameKind): string =>
  `<div class="frame ${kind}" aria-hidden="true"><div class="f-head">${
    kind === 'patient' ? '' : '<i class="f-menu"></i>'
  }<span class="brand" style="--mark:${mark[kind]}px"><svg width="${mark[kind]}" height="${mark[kind]}" viewBox="0 0 32 32"><path d="${mortarPath}"/></svg><b>__BRAND_NAME__</b></span>${
    kind === 'admin' ? '' : '<span class="f-nav"><i></i><i></i><i></i><i></i><i></i></span>'
  }<i class="f-me"></i></div><div class="f-body">${
    kind === 'admin' ? `<div class="f-side">${'<i></i>'.repeat(12)}</div>` : ''
  }<div class="f-main"><i class="f-title"></i><i class="f-tools"></i><div class="f-card">${'<i></i>'.repeat(12)}</div></div></div>${
    kind === 'patient' ? '<div class="f-foot"><i></i><i></i><i></i><i></i><i></i></div>' : ''
  }</div>`

const mark: Record<FrameKind, number> = { doctor: 26, patient: 26, admin: 28 }

const { light, dark } = tokens

export const frameStyles = `
html{-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%}
body{margin:0}
.frame{--f-surface:${light.surface};--f-line:${light.border};--f-shape:#0000000d;--f-brand:${light.primary};--f-text:${light.text};min-height:100dvh}
[data-color-scheme=dark] .frame{--f-surface:${dark.surface};--f-line:${dark.border};--f-shape:#ffffff12;--f-brand:${dark.primary};--f-text:${dark.text}}
.frame i{display:block;background:var(--f-shape);border-radius:8px}

.frame .brand{display:inline-flex;align-items:center;min-width:0}
.frame svg{fill:var(--f-brand);flex:none}
.frame b{font:600 20.8px/1.25 ${fonts.serif};letter-spacing:.01em;color:var(--f-text);margin-left:8px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.frame.admin b{font-size:22.4px}
.f-head{box-sizing:border-box;display:flex;align-items:center;min-height:61px;padding:0 12px;background:var(--f-surface);border-bottom:1px solid var(--f-line);position:sticky;top:0}
.frame .f-menu{width:24px;height:24px;margin:0 12px 0 4px}
.f-nav{display:none;gap:32px;margin-left:32px}
.f-nav i{width:64px;height:14px}
.frame .f-me{width:24px;height:24px;margin:0 8px 0 auto}
.f-body{display:flex}
.f-side{display:none;box-sizing:border-box;border-right:1px solid var(--f-line);padding:22px 12px;min-height:calc(100dvh - 61px)}
.f-side i{height:20px;margin:0 8px 24px}
.f-main{flex:1;min-width:0;padding:16px}
.frame .f-title{width:min(240px,60%);height:32px;margin-bottom:24px}
.frame .f-tools{width:min(420px,100%);height:40px;margin-bottom:16px}
.f-card{background:var(--f-surface);border:1px solid var(--f-line);border-radius:12px;overflow:hidden}
.f-card i{height:16px;margin:16px;max-width:70%}
.f-card i:nth-child(3n){max-width:45%}
.f-card i:nth-child(3n+1){max-width:90%}
.f-foot{position:fixed;inset:auto 0 0;height:56px;display:flex;justify-content:space-around;align-items:center;background:var(--f-surface);border-top:1px solid var(--f-line)}
.f-foot i{width:28px;height:28px}
@media(min-width:600px){.f-head{padding:0 24px}.f-main{padding:24px}}
@media(min-width:900px){.frame .f-me{width:96px;height:16px;margin-right:0}.frame .f-menu,.f-foot{display:none}.f-nav{display:flex}.f-side{display:block;width:64px}}
@media(min-width:1200px){.f-head{padding:0 32px}.admin .f-head{padding:0 24px}.f-main{padding:24px 32px}.f-side{width:212px}}
@media print{.frame{display:none}}`
