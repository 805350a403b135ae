import type { Words } from '@kakehashi/domain/language'

/** Who changed something, where a message has no name to show. */
export const actorTexts = {
  someone: { en: 'someone', ja: '担当者' },
  you: { en: 'you', ja: 'ご自身' },
  youTheCustomer: { en: 'you', ja: 'お客さま' },
  theCustomer: { en: 'the customer', ja: 'お客さま' },
  theOffice: { en: 'the office', ja: '当事務所' },
} as const satisfies Record<string, Words>
