import type { Mail, RequestFacts, RequestMailKind } from '../index.ts'

export const link = 'https://kakehashi.example/open?token=a1b2&next=%2Fprofile'

export const orderNumber = 'K-2026-00042'
export const stage = { en: 'Review', ja: '校閲' }

export const samplePrice = {
  totalCents: 4_500,
  paidCents: 0,
  depositDueCents: 2_000,
  validUntil: '2026-12-16',
  isRestDue: false,
}
export const sampleFacts: RequestFacts = {
  customer: '',
  service: { en: 'Birth Certificate', ja: '出生証明書' },
  serviceKind: 'translation',
  fromLanguage: 'ja',
  toLanguage: 'en',
  documents: 3,
  neededBy: '2026-11-30',
  isCancelled: false,
  price: samplePrice,
  lines: [],
  refundedCents: 0,
  ready: { day: '2026-11-19', missed: null, condition: null },
  delivery: 'counter',
  quoteBy: null,
  documentsLeaveOn: '2026-12-01',
  certificateCode: '4827-1036-5594',
}

/** A mail about a request, with some facts changed. */
export function sampleMail(kind: RequestMailKind, change: Partial<RequestFacts> = {}) {
  const mail = { kind, name: '山田 花子', orderNumber, stage, link }
  return { ...mail, facts: { ...sampleFacts, ...change } } satisfies Mail
}
