import { toPlainText } from 'react-email'

/** The plain text version of a mail. */
export function plainTextOf(html: string): string {
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: '[data-action]', format: 'block', options: { trailingLineBreaks: 1 } },
    ],
  })
  return text.trim()
}
