/** What is said of a file that cannot be taken or read. */
export const fileRefusals = {
  'file-missing': {
    status: 400,
    words: { en: 'Please choose a file to send.', ja: '送信するファイルを選んでください。' },
  },
  'file-incomplete': {
    status: 400,
    words: {
      en: 'The file did not arrive whole. Please send it again.',
      ja: 'ファイルが最後まで届きませんでした。もう一度お送りください。',
    },
  },
  'file-pending': {
    status: 409,
    words: {
      en: 'This file is still being checked for viruses. Please try again in a few minutes.',
      ja: 'このファイルはウイルスの検査中です。数分後にもう一度お試しください。',
    },
  },
  'file-too-large': {
    status: 413,
    words: {
      en: 'This file is larger than {megabytes} MB. Please send a smaller one, or send it in parts.',
      ja: 'ファイルが{megabytes}MBを超えています。小さくするか、分けてお送りください。',
    },
  },
  'file-too-many-pixels': {
    status: 413,
    words: {
      en: 'This picture has more than {megapixels} million pixels. Please send a smaller one.',
      ja: '画像の画素数が上限（{megapixels}メガピクセル）を超えています。小さくしてお送りください。',
    },
  },
  'file-too-many-pages': {
    status: 413,
    words: {
      en: 'This document has more than {pages} pages. Please send it in parts.',
      ja: '書類が{pages}ページを超えています。分けてお送りください。',
    },
  },
  'range-not-satisfiable': {
    status: 416,
    words: {
      en: 'The file has no such part.',
      ja: '指定された範囲はファイルにありません。',
    },
  },
  'file-type': {
    status: 422,
    words: {
      en: 'We can read PDF, JPEG, PNG, HEIC and WebP pictures, and Word documents (.docx). Please send one of these.',
      ja: 'お送りいただけるのは、PDF、画像（JPEG・PNG・HEIC・WebP）、Word文書（.docx）です。いずれかの形式でお送りください。',
    },
  },
  'file-not-pdf': {
    status: 422,
    words: {
      en: 'A translation is sent as a PDF.',
      ja: '翻訳はPDFでお送りください。',
    },
  },
  'file-damaged': {
    status: 422,
    words: {
      en: 'We cannot open this file: it is damaged, or it is more than one kind of file at once. Please save it anew and send it again.',
      ja: 'ファイルを開けません。壊れているか、複数の形式が混ざっています。保存し直してから、もう一度お送りください。',
    },
  },
  'file-locked': {
    status: 422,
    words: {
      en: 'This file is locked with a password or protected against changes. Please send it without the lock; printing it to a new PDF is one way.',
      ja: 'このファイルはパスワードまたは編集制限で保護されています。保護を外すか、新しいPDFとして印刷し直してからお送りください。',
    },
  },
  'file-macros': {
    status: 422,
    words: {
      en: 'This document contains macros. Please save it as an ordinary .docx or as a PDF.',
      ja: 'この文書にはマクロが含まれています。通常の.docxまたはPDFとして保存し直してください。',
    },
  },
  'file-infected': {
    status: 422,
    words: {
      en: 'The virus scanner refused this file, so it was not kept. Please check your device, and send another copy.',
      ja: 'ウイルス検査で問題が見つかったため、このファイルはお預かりしませんでした。端末をご確認のうえ、別のものをお送りください。',
    },
  },
  'files-unavailable': {
    status: 503,
    words: {
      en: 'Files cannot be sent or opened right now. Nothing was lost; please try again in a few minutes.',
      ja: 'ただいまファイルの送信と閲覧ができません。内容は失われていません。数分後にもう一度お試しください。',
    },
  },
} as const
