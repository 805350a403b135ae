import type { Words } from '@kakehashi/domain/language'

/** Refusals about the glossary, and files of terms and sentences. */
export const glossaryRefusals = {
  'term-exists': {
    status: 409,
    text: {
      en: 'The glossary already has this term for this field of use, perhaps among the archived ones.',
      ja: 'この使用分野には、同じ用語がすでに登録されています。使用停止中の用語もご確認ください。',
    },
  },
  'term-changed': {
    status: 409,
    text: {
      en: 'Somebody else has changed this term meanwhile. Close the form to see it, then change it again.',
      ja: 'この用語は、ほかの人が変更しました。入力欄を閉じて内容を確認してから、もう一度変更してください。',
    },
  },
  'term-archived': {
    status: 409,
    text: {
      en: 'This term is archived. An owner can bring it back.',
      ja: 'この用語は使用停止中です。オーナーが元に戻せます。',
    },
  },
  'language-file-unreadable': {
    status: 422,
    text: {
      en: 'This file cannot be read ({detail}). Save it as TMX 1.4 or XLIFF 1.2 and send it again.',
      ja: 'このファイルは読み込めません（{detail}）。TMX 1.4またはXLIFF 1.2で保存して、もう一度お送りください。',
    },
  },
  'language-file-entities': {
    status: 422,
    text: {
      en: 'This file declares entities, which are refused because they can hide other content. Save it without them.',
      ja: 'このファイルには実体宣言があります。別の内容が隠されている恐れがあるため、読み込めません。実体宣言なしで保存してください。',
    },
  },
  'language-file-too-long': {
    status: 422,
    text: {
      en: 'This file has more than {most} entries. Divide it into several files.',
      ja: 'このファイルの項目は{most}件を超えています。いくつかのファイルに分けてください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
