import { languages } from '@kakehashi/domain/language'
import type { DeliveryWay } from '@kakehashi/domain/request/delivery'
import { expect, test } from 'vitest'
import { type RequestMailKind, renderMail } from './index.ts'
import { sampleMail } from './testing/sample-mail.ts'

async function textOf(kind: RequestMailKind, delivery: DeliveryWay): Promise<string> {
  const { subject, text } = await renderMail(sampleMail(kind, { delivery }), 'en')
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

test('only customers who come to the counter are asked to come there', async () => {
  for (const way of ['download', 'post', 'meeting'] as const) {
    for (const kind of ['translation-ready', 'pickup-reminder'] as const) {
      expect(await textOf(kind, way)).not.toMatch(
        /pick (it|your translation) up|pick up|Come during/i,
      )
    }
  }
})

test('a translation sent by post is said to be in the post, in each language', async () => {
  expect(await textOf('request-delivered', 'post')).toContain('in the post')
  for (const language of languages) {
    const mail = sampleMail('request-delivered', { delivery: 'post' })
    const { subject } = await renderMail(mail, language)
    expect(subject).toMatch(/in the post|発送/)
  }
})
