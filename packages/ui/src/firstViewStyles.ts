import { fonts, tokens } from './tokens.ts'

const tones = (scheme: keyof typeof tokens, inside: string) =>
  Object.entries(tokens[scheme].tones)
    .map(([tone, { text, tint }]) => `${inside}.f-${tone}{color:${text};background:${tint}}`)
    .join('')

const ellipsis = 'overflow:clip;text-overflow:ellipsis;white-space:nowrap'

/** What is drawn by firstView.ts, in the sizes of PageHeader, TabsNav, FilterBar, DataTable and Panel. */
export const firstViewStyles = `
.frame{--f-muted:${tokens.light.muted};--f-accent:${tokens.light.accent};--f-control:${tokens.light.control};font:400 1rem/1.5 ${fonts.sans};color:var(--f-text)}
[data-color-scheme=dark] .frame{--f-muted:${tokens.dark.muted};--f-accent:${tokens.dark.accent};--f-control:${tokens.dark.control}}
html:lang(ja) .frame{line-height:1.7}
.frame.f-taken{min-height:0}.f-taken .f-main{padding:0}
.frame a{color:inherit;text-decoration:none}
.f-top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:flex-start;gap:8px 16px;margin-bottom:12px}
.f-top .f-title{margin:1px 0 2px;width:min(240px,50vw)}
.f-h1{font:600 1.75rem/1.25 ${fonts.serif}}
.f-subtitle{margin-top:4px;color:var(--f-muted)}
.frame .f-actions{width:280px;height:44px;margin-right:calc(100% - 280px)}
.frame .f-beside{display:none}
.frame .f-tabs{width:min(240px,100%);height:45px;margin-bottom:12px}
.frame .f-filters{width:min(480px,100%);height:40px;margin:14px 0}
.f-panel,.f-card-row{background:var(--f-surface);border:1px solid var(--f-line);border-radius:12px;overflow:hidden}
.f-chip{display:inline-block;box-sizing:border-box;max-width:100%;padding:2px 8px;border-radius:8px;font-size:.875rem;font-weight:600;line-height:1.43;vertical-align:middle;${ellipsis}}
${tones('light', '')}${tones('dark', '[data-color-scheme=dark] ')}
.f-muted{color:var(--f-muted);font-size:.875rem}
.f-main-link{font-weight:600}
.f-table{font-variant-numeric:tabular-nums}
.f-row{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;height:74px;box-sizing:border-box;padding:0 16px 0 48px;margin-top:1px;overflow:hidden;border-block:11px solid transparent;box-shadow:0 -1px var(--f-line)}
.f-row::after{content:"";order:2;flex-basis:100%}
.f-cell{order:3;max-width:100%;color:var(--f-muted);font-size:.875rem;line-height:24px;${ellipsis}}
.f-fills{flex:1 1 0;min-width:72px}.f-fills>.f-muted{display:inline-block}
.f-cell>.f-muted,.f-chip+.f-chip{margin-left:8px}
.f-row.f-heads,.f-cell.f-wide,.f-cell.f-widest,.f-cell.f-none{display:none}
.f-first{display:contents;font-size:1rem;color:var(--f-text)}
.f-first>*{order:3;line-height:24px}.f-first>.f-muted{margin:0}
.f-first>.f-main-link{order:0;flex:1 1 0;min-width:0;${ellipsis}}
.f-cell:has(.f-chip),.f-cell>.f-chip{order:1}
.f-cell:has(.f-chip+.f-chip){display:contents}.f-cell>.f-chip+.f-chip{order:3;margin:0}.f-cell>.f-chip+.f-chip+.f-chip{margin-left:-8px}
.f-cell:has(.f-chip)~.f-cell:has(.f-chip){display:none}
.f-row .f-chip{font-size:.75rem}
.f-check{position:absolute;left:16px;top:14px;order:0}
.frame .f-check i{width:15px;height:15px;border-radius:3px}
.f-list{display:grid;gap:12px}
.f-card-row{display:flex;align-items:center;gap:12px;padding:12px}
.f-card-row>.f-text,.f-task>.f-text{flex:1;min-width:0;overflow-wrap:anywhere}
.f-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 8px}
.f-line.f-small{flex-wrap:nowrap;font-size:.875rem;color:var(--f-muted)}
.f-small b{flex:none;font:inherit;font-weight:600;letter-spacing:0;margin:0;white-space:nowrap}
.f-pictures{display:flex;gap:8px}
.frame .f-pictures i{width:48px;height:48px}
.f-pictures i+i{display:none}
.f-h2{font-weight:650;font-size:1.25rem;line-height:1.25;margin-bottom:12px}
.f-to-do{gap:8px}
.f-to-do .f-card-row{border-left:4px solid var(--f-accent);padding:16px;font-weight:600}
.frame .f-button{flex:none;border:1px solid var(--f-control);border-radius:8px;padding:10px 9px;font-size:.875rem;font-weight:600;line-height:1.5;color:var(--f-brand)}
.f-panel.f-tasks{padding:16px}
.f-tasks .f-h2{margin-bottom:16px}
.f-task{display:flex;align-items:center;gap:12px;padding-bottom:8px}
.f-task+.f-task{border-top:1px solid var(--f-line);padding-top:8px}
.frame .f-task i{width:36px;height:36px}
.frame .f-task .f-button{border-color:var(--f-line);padding:4px 10px;font-size:.8125rem}
@media(min-width:600px){.f-top{margin-bottom:16px}.frame .f-actions{display:block;height:40px;margin:0}.frame .f-filters{margin:0 0 12px}
.f-card-row{padding:12px 16px}.f-pictures i+i{display:block}.frame .f-list .f-button{padding:4px 9px}.f-panel.f-tasks{padding:20px}
.f-table{display:table;width:100%;border-collapse:collapse}
.f-row,.f-row.f-heads{display:table-row;height:auto;border:0;box-shadow:none}.f-row::after{content:none}
.f-cell{display:table-cell;box-sizing:border-box;height:39px;padding:2px 12px;vertical-align:middle;border-top:1px solid var(--f-line);font-size:1rem;color:var(--f-text);max-width:clamp(112px,calc(27vw - 202px),280px)}
.f-cell.f-wide,.f-cell.f-widest{display:none}
.f-cell:has(.f-chip)~.f-cell:has(.f-chip),.f-cell.f-none{display:table-cell}.f-cell:has(.f-chip+.f-chip){display:table-cell}.f-cell>.f-chip~.f-chip,.f-cell>.f-chip~.f-chip~.f-chip{margin-left:8px}.f-row .f-chip{font-size:.875rem}
.f-heads .f-cell{height:48px;border:0;font-size:.875rem;font-weight:600;color:var(--f-muted);line-height:1.25}
.f-first>.f-muted{margin-left:8px}.f-first{min-width:128px;max-width:clamp(144px,13.5vw,360px)}
.f-right{text-align:right}
.f-cell.f-check{position:static;width:48px;max-width:none;padding:0 0 0 22px}
.frame .f-cell>i{width:48px;height:14px}.frame .f-cell.f-check i{width:15px;height:15px}
.admin .f-cell{padding:2px 6px;font-size:.875rem;line-height:1.4;height:41px;max-width:clamp(140px,10.4vw,240px)}.admin .f-cell .f-muted{display:block;margin:0;font-size:.75rem}
.admin .f-heads .f-cell{height:40px;font-size:.75rem}.admin .f-row .f-chip{font-size:.75rem}}
@media(min-width:900px){.f-to-do{max-width:calc(100% - 344px)}}
@media(min-width:1440px){.f-cell.f-widest{display:table-cell}}
@media(min-width:1200px){.f-cell.f-wide{display:table-cell}.f-panel.f-tasks{width:calc((100% - 20px)*2/3);box-sizing:border-box}}`
