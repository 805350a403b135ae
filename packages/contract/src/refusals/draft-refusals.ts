import type { Words } from '@kakehashi/domain/language'

/** Refusals about the draft of a translation. {fields} are the names of its fields. */
export const draftRefusals = {
  'draft-not-open': {
    status: 409,
    text: {
      en: 'Templates are filled in while the request is being translated. It is not at that stage now.',
      ja: 'ひな形に入力できるのは、ご依頼が翻訳の段階にある間だけです。',
    },
  },
  'draft-missing': {
    status: 409,
    text: {
      en: 'No template has been filled in for this request. Choose one for a document first.',
      ja: 'このご依頼には、入力したひな形がありません。先に書類のひな形を選んでください。',
    },
  },
  'draft-incomplete': {
    status: 409,
    text: {
      en: 'These fields are empty or do not fit: {fields}.',
      ja: '未入力または内容の合わない項目があります：{fields}。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
