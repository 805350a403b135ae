import type { Words } from '@kakehashi/domain/language'

/** Refusals of the page on which a customer at the counter sends documents from a phone. */
export const uploadLinkRefusals = {
  'upload-link-ended': {
    status: 410,
    text: {
      en: 'This page has ended. Ask at the counter for a new code.',
      ja: 'このページの受け付けは終了しました。窓口で新しいコードをお求めください。',
    },
  },
  'upload-link-full': {
    status: 422,
    text: {
      en: 'You can send {files} files and {megabytes} MB here. Give the rest to us at the counter.',
      ja: 'ここで送信できるのは、{files}件、合計{megabytes}MBまでです。残りの書類は、窓口で直接お渡しください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
