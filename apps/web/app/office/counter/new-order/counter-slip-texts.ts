import type { Words } from '@kakehashi/domain/language'

/**
 * The slip is in both languages at once: the clerk cannot know which one its reader prefers, and
 * it is also shown to others.
 */
export const slipTexts = {
  orderSlip: { en: 'Order slip', ja: 'お預かり票' },
  claimCode: { en: 'Code to follow the order online', ja: 'オンライン確認用コード' },
  claimWith: {
    en: 'Scan, or enter the code and your phone number at {address}',
    ja: '読み取るか、{address} でコードとお電話番号をご入力ください',
  },
  pickupCode: { en: 'Pick-up code', ja: '受取番号' },
  pickupWith: {
    en: 'Say these digits, or show this page.',
    ja: 'この番号をお伝えいただくか、本票をご提示ください。',
  },
  progress: {
    en: 'Scan to see the progress of your order, and show this page to collect it.',
    ja: '読み取ると進み具合をご確認いただけます。お受け取りの際は本票をご提示ください。',
  },
  readyBy: { en: 'Ready by', ja: 'お渡し予定' },
  whatIsOrdered: { en: 'Order', ja: 'ご注文' },
  originals: { en: 'Originals that we keep', ja: 'お預かりした原本' },
  total: { en: 'Total', ja: '合計' },
  paid: { en: 'Paid', ja: 'お支払い済み' },
  remaining: { en: 'Remaining', ja: '残額' },
  spelling: {
    en: 'Is the name spelled as in the passport? If not, tell us before we begin.',
    ja: 'お名前のつづりがパスポートと同じか、ご確認ください。',
  },
} satisfies Readonly<Record<string, Words>>
