import type { Words } from '@kakehashi/domain/language'

/** Refusals about templates of papers. */
export const paperTemplateRefusals = {
  'paper-template-changed': {
    status: 409,
    text: {
      en: 'Somebody else has changed this template meanwhile. Open it again to see it, then change it again.',
      ja: 'このひな形は、ほかの人が変更しました。開き直して内容を確認してから、もう一度変更してください。',
    },
  },
  'paper-template-archived': {
    status: 409,
    text: {
      en: 'This template is archived. Bring it back first.',
      ja: 'このひな形は使用停止中です。先に元に戻してください。',
    },
  },
  'paper-template-replaced': {
    status: 409,
    text: {
      en: 'Another template of the office already stands in place of this one. Archive that one first.',
      ja: '事務所の別のひな形が、すでにこのひな形の代わりに使われています。先にそちらを使用停止にしてください。',
    },
  },
  'paper-template-unavailable': {
    status: 409,
    text: {
      en: 'This template can no longer be chosen. Choose another one.',
      ja: 'このひな形は選べなくなりました。別のひな形を選んでください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
