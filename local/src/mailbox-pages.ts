import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReceivedMail } from './mailbox-store.ts'

const tokens = join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css')

const css = `${readFileSync(tokens, 'utf8')}
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; color: var(--ink); background: var(--paper);
    font: 400 1rem/1.55 "IBM Plex Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif }
  h1 { margin: 0 0 1.5rem; font: 600 1.75rem/1.2 "Source Serif 4", Georgia, "Noto Serif CJK JP", serif }
  a { color: var(--sea); text-underline-offset: .18em }
  :focus-visible { outline: 3px solid var(--seal); outline-offset: 2px }
  table { width: 100%; border-collapse: collapse; border-top: 2px solid var(--ink) }
  th, td { padding: .75rem 1rem .75rem 0; text-align: left; vertical-align: top;
    border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
  td:last-child { white-space: nowrap; color: var(--ink-2); font-variant-numeric: tabular-nums }
  @media (max-width: 40rem) { td:last-child { white-space: normal } }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 0 0 1.5rem }
  dt { color: var(--ink-2) }
  dd { margin: 0; overflow-wrap: anywhere }
  iframe { box-sizing: border-box; width: 100%; height: 52rem; border: 1px solid var(--line); background: var(--sheet) }
  pre { padding: 1.25rem; overflow-wrap: anywhere; white-space: pre-wrap; background: var(--sheet);
    border: 1px solid var(--line); font: inherit }
  h2 { margin: 2rem 0 .75rem; font-size: 1rem }
`

const cssHash = createHash('sha256').update(css).digest('base64')

export const pageCsp =
  `default-src 'none'; style-src 'sha256-${cssHash}'; frame-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Tokyo',
})

export function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<tr><td>${escape(mail.to.join(', '))}</td>
      <td><a href="/read/${escape(mail.id)}">${escape(mail.subject || '(no subject)')}</a></td>
      <td>${timeOf(mail)}</td></tr>`,
  )
  const list = `<table><thead><tr><th>To</th><th>Subject</th><th>Received</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`

  return page(
    'Mailbox',
    `<h1>Mailbox</h1>${rows.length > 0 ? list : '<p>No mail yet. This page reloads automatically.</p>'}`,
    '<meta http-equiv="refresh" content="5">',
  )
}

export function mailPage(mail: ReceivedMail): string {
  const frame = `<iframe title="The mail as HTML" src="/html/${escape(mail.id)}"
    sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`

  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p>
    <h1>${escape(mail.subject || '(no subject)')}</h1>
    <dl><dt>From</dt><dd>${escape(mail.from)}</dd>
      <dt>To</dt><dd>${escape(mail.to.join(', '))}</dd>
      <dt>Received</dt><dd>${timeOf(mail)}</dd></dl>
    ${mail.html ? frame : ''}
    <h2>Plain text</h2><pre>${escape(mail.text)}</pre>`,
  )
}

export const missingPage = page(
  'Not found',
  '<h1>Not found</h1><p>Mails are deleted when the mailbox stops. <a href="/">All mails</a></p>',
)

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}
    <title>${escape(title)}</title><style>${css}</style></head><body>${body}</body></html>`
}

function timeOf({ receivedAt }: ReceivedMail): string {
  return `<time datetime="${escape(receivedAt)}">${time.format(new Date(receivedAt))}</time>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
