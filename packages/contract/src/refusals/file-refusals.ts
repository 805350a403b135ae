/** Refusals about files that cannot be accepted or opened. */
export const fileRefusals = {
  'file-missing': {
    status: 400,
    text: { en: 'Choose a file to send.', ja: '送信するファイルを選んでください。' },
  },
  'file-incomplete': {
    status: 400,
    text: {
      en: 'The file did not arrive completely. Send it again.',
      ja: 'ファイルが最後まで届きませんでした。もう一度お送りください。',
    },
  },
  'file-gone': {
    status: 404,
    text: {
      en: 'This file is not here. It was removed, or it belongs to another request. If you miss it, send us a message.',
      ja: 'このファイルはここにはありません。取り除かれたか、別のご依頼のものです。お心当たりがない場合は、メッセージでお知らせください。',
    },
  },
  'too-many-documents-read': {
    status: 429,
    text: {
      en: 'You have opened documents of many requests in a short time. To protect our customers, wait {minutes} minutes before you open more.',
      ja: '短い時間に多くのご依頼の書類が開かれました。お客さまの書類を守るため、{minutes}分ほどお待ちになってから続けてください。',
    },
  },
  'file-pending': {
    status: 409,
    text: {
      en: 'We are still checking this file for viruses. Try again in a few minutes.',
      ja: 'このファイルはウイルス検査中です。数分後にもう一度お試しください。',
    },
  },
  'file-too-large': {
    status: 413,
    text: {
      en: 'This file is larger than {megabytes} MB. Send a smaller one, or split it into several files.',
      ja: 'ファイルが{megabytes}MBを超えています。小さくするか、分けてお送りください。',
    },
  },
  'file-too-many-pixels': {
    status: 413,
    text: {
      en: 'This picture has more than {megapixels} million pixels. Send a smaller one.',
      ja: '画像の画素数が上限（{megapixels}メガピクセル）を超えています。小さくしてお送りください。',
    },
  },
  'file-too-many-pages': {
    status: 413,
    text: {
      en: 'This document has more than {pages} pages. Split it into several files.',
      ja: '書類が{pages}ページを超えています。分けてお送りください。',
    },
  },
  'range-not-satisfiable': {
    status: 416,
    text: {
      en: 'The file does not have the requested range.',
      ja: '指定された範囲はファイルにありません。',
    },
  },
  'file-type': {
    status: 422,
    text: {
      en: 'Send a PDF, a picture (JPEG, PNG, HEIC or WebP) or a Word document (.docx).',
      ja: 'お送りいただけるのは、PDF、画像（JPEG・PNG・HEIC・WebP）、Word文書（.docx）です。いずれかの形式でお送りください。',
    },
  },
  'file-not-pdf': {
    status: 422,
    text: {
      en: 'A translation must be a PDF.',
      ja: '翻訳はPDFでお送りください。',
    },
  },
  'file-damaged': {
    status: 422,
    text: {
      en: 'We cannot open this file because it is damaged. Save it again and send the new copy.',
      ja: 'ファイルが壊れているため、開けません。保存し直してから、もう一度お送りください。',
    },
  },
  'file-empty': {
    status: 422,
    text: {
      en: 'This file is empty. Check it on your device, then choose it again or send another copy.',
      ja: 'このファイルは空です。お手元で内容を確認し、選び直すか、別のファイルをお送りください。',
    },
  },
  'file-mixed': {
    status: 422,
    text: {
      en: 'This file contains a second file of another type. Save it again and send the new copy.',
      ja: 'このファイルには、別の形式のファイルが含まれています。保存し直してから、もう一度お送りください。',
    },
  },
  'file-locked': {
    status: 422,
    text: {
      en: 'This file is protected with a password or against changes. Remove the protection, or print it to a new PDF, and send it again.',
      ja: 'このファイルはパスワードまたは編集制限で保護されています。保護を解除するか、新しいPDFとして保存し直してからお送りください。',
    },
  },
  'file-macros': {
    status: 422,
    text: {
      en: 'This document contains macros. Save it as a .docx without macros or as a PDF.',
      ja: 'この文書にはマクロが含まれています。通常の.docxまたはPDFとして保存し直してください。',
    },
  },
  'file-infected': {
    status: 422,
    text: {
      en: 'This file did not pass our virus check, so we did not keep it. Check your device, then send another copy.',
      ja: 'ウイルス検査で問題が見つかったため、このファイルはお預かりできませんでした。端末をご確認のうえ、別のファイルをお送りください。',
    },
  },
  'file-not-cleaned': {
    status: 422,
    text: {
      en: 'We could not make a safe copy of this file, so only its preview can be shown. Ask the customer to print it to a new PDF, or to send a photo of it.',
      ja: 'このファイルの安全な写しを作成できなかったため、表示できるのはプレビューのみです。新しいPDFとして保存し直すか、写真を撮って送っていただくよう、お客さまにご依頼ください。',
    },
  },
  'translation-not-cleaned': {
    status: 422,
    text: {
      en: 'We could not make a safe copy of your translation. Write us a message, and we will give it to you in another way.',
      ja: '翻訳の安全な写しを作成できませんでした。お手数ですがメッセージでお知らせください。別の方法でお渡しいたします。',
    },
  },
  'upload-quota': {
    status: 429,
    text: {
      en: 'One person can send {megabytes} MB of files in a day, and this file would be more. Send it in {hours} hours, or bring it to our counter.',
      ja: '1日にお送りいただけるファイルは、お一人{megabytes}MBまでです。このファイルを加えると上限を超えます。{hours}時間後にお送りいただくか、窓口にお持ちください。',
    },
  },
  'upload-quota-unconfirmed': {
    status: 429,
    text: {
      en: 'Until your e-mail address is confirmed, you can send {megabytes} MB of files in a day, and this file would be more. Open the link in our mail to confirm your address, or send the file in {hours} hours.',
      ja: 'メールアドレスの確認が済むまで、1日にお送りいただけるファイルは{megabytes}MBまでです。このファイルを加えると上限を超えます。確認メールのリンクを開いてアドレスを確認いただくか、{hours}時間後にお送りください。',
    },
  },
  'uploads-busy': {
    status: 503,
    text: {
      en: 'Many files are being sent right now, and yours had to wait too long. Send it again in a minute.',
      ja: 'ただいまファイルの送信が混み合っており、お待ちいただく時間が長くなりました。1分ほどしてから、もう一度お送りください。',
    },
  },
  'files-unavailable': {
    status: 503,
    text: {
      en: 'You cannot send or open files right now. Nothing was lost. Try again in a few minutes.',
      ja: 'ただいまファイルの送信と閲覧ができません。内容は失われていません。数分後にもう一度お試しください。',
    },
  },
} as const
