import type { Words } from '@kakehashi/domain/language'

/** Refusals of ordering a request again. */
export const againRefusals = {
  'again-not-delivered': {
    status: 409,
    text: {
      en: 'Only a translation that has been delivered can be ordered again. Send a message about this one instead.',
      ja: '再注文できるのは、お渡し済みの翻訳だけです。このご依頼についてはメッセージでご連絡ください。',
    },
  },
  'again-no-files': {
    status: 409,
    text: {
      en: 'The files of this order are no longer here, so it cannot be repeated. Send a new request with the documents instead.',
      ja: 'このご依頼のファイルはすでに残っていないため、再注文できません。お手数ですが、書類を添えて新しくご依頼ください。',
    },
  },
  'again-not-offered': {
    status: 409,
    text: {
      en: 'We no longer offer this service. Choose another one in the request form.',
      ja: 'このサービスの受付は終了しました。依頼フォームで別のサービスをお選びください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
