import type { Words } from '@kakehashi/domain/language'

/** Refusals about the review of a translation. */
export const reviewRefusals = {
  'checks-open': {
    status: 409,
    text: {
      en: 'Not every line of the checklist is ticked ({count} left). Tick them, or say why the translation goes on without.',
      ja: 'チェックリストに印のない項目が{count}件あります。印を付けるか、このまま進める理由を入力してください。',
    },
  },
  'not-in-review': {
    status: 409,
    text: {
      en: 'This translation is no longer in review, so its checklist can no longer be changed.',
      ja: 'この翻訳は校閲中ではないため、チェックリストは変更できません。',
    },
  },
  'translation-replaced': {
    status: 409,
    text: {
      en: 'There is a newer version of this translation. Read that one before you tick anything.',
      ja: 'この翻訳には新しい版があります。新しい版を確認してから印を付けてください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
