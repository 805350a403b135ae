import { languages } from '@kakehashi/domain/language'
import { type DeliveryWay, deliveryWays } from '@kakehashi/domain/request/delivery'
import { noticeKinds, noticeReader } from '@kakehashi/domain/request/notices'
import { wordsOfOtherWays } from '@kakehashi/domain/request/testing/delivery-words'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { otherWayToPay } from './fact-texts.ts'
import { type RequestMailKind, renderMail } from './index.ts'
import { sampleMail, samplePrice } from './testing/sample-mail.ts'

const paid = { ...samplePrice, depositDueCents: 0, paidCents: 4_500, isRestDue: true }
const owing = { ...paid, paidCents: 2_000 }

async function textOf(kind: RequestMailKind, delivery: DeliveryWay): Promise<string> {
  const { subject, text } = await renderMail(
    sampleOffice,
    sampleMail(kind, { delivery, price: paid }),
    'en',
  )
  return [subject, text].join('\n').replace(/\s+/g, ' ')
}

test.each([
  ['counter', 'Pick it up'],
  ['download', 'Download it from your request page'],
  ['post', 'We will send it by post to the address on your request page'],
  ['meeting', 'at the meeting point'],
] as const)('a finished translation for %s says: %s', async (way, words) => {
  expect(await textOf('translation-ready', way)).toContain(words)
})

/** Before the work: a deposit, the whole price, or nothing is due. Afterwards the rest, or nothing. */
const offered = [
  { ...samplePrice, depositDueCents: 2_000 },
  { ...samplePrice, depositDueCents: 4_500 },
  { ...samplePrice, depositDueCents: 0 },
]
const pricesFor = (kind: RequestMailKind) => (kind.startsWith('quote-') ? offered : [owing, paid])
const forCustomers = noticeKinds.filter((kind) => noticeReader[kind] === 'customer')

describe.each(languages)('the mails of each way of delivery (%s)', (language) => {
  test.each(forCustomers)('%s has no words of another way', { timeout: 30_000 }, async (kind) => {
    for (const delivery of deliveryWays) {
      for (const price of pricesFor(kind)) {
        const { subject, text } = await renderMail(
          sampleOffice,
          sampleMail(kind, { delivery, price }),
          language,
        )
        const all = [subject, text].join(' ').replaceAll(/\s+/g, language === 'ja' ? '' : ' ')
        expect(wordsOfOtherWays(all, delivery, language)).toEqual([])
      }
    }
  })

  test('customers who do not come to the counter are offered another way to pay', async () => {
    for (const delivery of deliveryWays) {
      const { text } = await renderMail(
        sampleOffice,
        sampleMail('quote-accepted', { delivery }),
        language,
      )
      const isOffered = text.replace(/\s+/g, ' ').includes(otherWayToPay[language])
      expect(isOffered).toBe(delivery !== 'counter')
    }
  })
})

test('a translation by post or as a download waits for the rest of the price', async () => {
  for (const delivery of ['post', 'download'] as const) {
    const mail = sampleMail('translation-ready', { delivery, price: owing })
    const { text } = await renderMail(sampleOffice, mail, 'en')
    expect(text.replace(/\s+/g, ' ')).toContain('once the remaining $25.00 is paid')
  }
})

test('what is left to pay at a meeting point is paid there, not at the counter', async () => {
  const mail = sampleMail('translation-ready', { delivery: 'meeting', price: owing })
  const { text } = await renderMail(sampleOffice, mail, 'en')
  expect(text.replace(/\s+/g, ' ')).toContain('Please pay the remaining $25.00 when we meet.')
  expect(text).not.toContain('Where and how to pay')
})

test('a translation sent by post is said to be in the post, in each language', async () => {
  expect(await textOf('request-delivered', 'post')).toContain('in the post')
  for (const language of languages) {
    const mail = sampleMail('request-delivered', { delivery: 'post' })
    const { subject } = await renderMail(sampleOffice, mail, language)
    expect(subject).toMatch(/in the post|発送/)
  }
})
