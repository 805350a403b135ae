import type { Words } from '@kakehashi/domain/language'

/** Refusals about payments, the till, receipts and orders at the counter. */
export const paymentRefusals = {
  'paid-out-of-range': {
    status: 400,
    text: {
      en: 'The amount paid must be between $0 and the total of {total}.',
      ja: '入金額は $0 から合計 {total} までの範囲で入力してください。',
    },
  },
  'refund-out-of-range': {
    status: 400,
    text: {
      en: 'A refund must be more than $0 and at most the {paid} that was paid.',
      ja: '返金額は $0 より大きく、入金額 {paid} 以下にしてください。',
    },
  },
  'payment-out-of-range': {
    status: 400,
    text: {
      en: 'A payment must be more than $0 and at most the {remaining} that remains.',
      ja: '入金は $0 より大きく、残額 {remaining} 以下にしてください。',
    },
  },
  'correction-out-of-range': {
    status: 409,
    text: {
      en: 'This entry cannot be cancelled now, because {paid} is paid and the total is {total}. Cancel the later refund or payment first.',
      ja: '現在の入金額は {paid}、合計は {total} のため、この記録は取り消せません。後の返金または入金を先に取り消してください。',
    },
  },
  'payment-corrected-before': {
    status: 409,
    text: {
      en: 'This entry has been cancelled already.',
      ja: 'この記録はすでに取り消されています。',
    },
  },
  'given-too-little': {
    status: 400,
    text: {
      en: 'The customer gave less than the {due} that is due.',
      ja: 'お預かりした金額が、お支払い額 {due} に足りません。',
    },
  },
  'pay-not-contractor': {
    status: 400,
    text: {
      en: 'Pay is agreed with the contractor to whom the request is assigned.',
      ja: '報酬は、このご依頼を担当している外部翻訳者にのみ設定できます。',
    },
  },
  'pay-is-paid': {
    status: 409,
    text: {
      en: 'This pay is marked as paid. An owner has to mark it as unpaid before it can be changed.',
      ja: 'この報酬は支払い済みです。変更するには、先にオーナーが未払いに戻す必要があります。',
    },
  },
  'pay-changed': {
    status: 409,
    text: {
      en: 'The statement has changed meanwhile. Check it and try again.',
      ja: '明細がその間に変更されました。内容を確認して、もう一度お試しください。',
    },
  },
  'till-not-open': {
    status: 409,
    text: {
      en: 'Open the till first: cash is counted when the till is closed.',
      ja: '先にレジを開けてください。現金はレジ締めのときに数えます。',
    },
  },
  'till-open-already': {
    status: 409,
    text: { en: 'The till is open already.', ja: 'レジはすでに開いています。' },
  },
  'till-reason-required': {
    status: 400,
    text: {
      en: 'The count differs from what is expected. Write why; a guess is enough.',
      ja: '数えた金額が予定額と合いません。理由を書いてください（推測でもかまいません）。',
    },
  },
  'rate-changed': {
    status: 409,
    text: {
      en: 'The rate is now ¥{rate} for $1. Check the amount in yen and try again.',
      ja: '現在のレートは 1ドル＝{rate}円です。円の金額を確認して、もう一度お試しください。',
    },
  },
  'claim-refused': {
    status: 404,
    text: {
      en: 'No order has this code and phone number. Check both on your slip, or ask at the counter for a new code.',
      ja: 'このコードと電話番号に合うご依頼が見つかりません。お預かり票でご確認いただくか、窓口で新しいコードをお求めください。',
    },
  },
  'customer-has-account': {
    status: 409,
    text: {
      en: 'This customer has an account and sees the order there.',
      ja: 'このお客さまはアカウントをお持ちで、ご依頼をそこでご覧いただけます。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
