import type { Answer } from '../support/browser.ts'

/** A reply to the letter, without what differs from call to call by nature. */
export function wholeReply({ status, headers, body }: Answer<unknown>) {
  const isOwn = typeof body === 'object' && body !== null && 'requestId' in body
  return {
    status,
    headers: [...headers].filter(([name]) => name !== 'date'),
    text: JSON.stringify(isOwn ? { ...body, requestId: 'of this call' } : body),
  }
}
