import type { Words } from '@kakehashi/domain/language'

/** Every way a request says no. Who did what, and when, is filled in by whoever refuses. */
export const requestRefusals = {
  'request-changed': {
    status: 409,
    words: {
      en: 'This request has changed since you opened it: {who} {did} ({time}). Please look again before you go on.',
      ja: 'この画面を開いた後に変更がありました。{who}が{did}（{time}）。最新の内容をご確認ください。',
    },
  },
  'request-not-there': {
    status: 409,
    words: {
      en: "This is not possible at the stage '{stage}'. The last thing that happened: {who} {did} ({time}).",
      ja: '「{stage}」の段階では、この操作はできません。直近の操作：{who}が{did}（{time}）。',
    },
  },
  'request-closed': {
    status: 409,
    words: {
      en: 'This request was cancelled. It has to be reopened first.',
      ja: 'このご依頼はキャンセルされています。先に再開する必要があります。',
    },
  },
  'request-not-closed': {
    status: 409,
    words: { en: 'This request is not cancelled.', ja: 'このご依頼はキャンセルされていません。' },
  },
  'quote-replaced': {
    status: 409,
    words: {
      en: 'There is a newer quote than the one you answered. Please look at it first.',
      ja: 'より新しいお見積もりがあります。先にそちらをご確認ください。',
    },
  },
  'quote-expired': {
    status: 409,
    words: {
      en: 'This quote has expired. Send us a message and we will renew it.',
      ja: 'このお見積もりは有効期限が切れています。メッセージでお知らせいただければ、改めてお見積もりします。',
    },
  },
  'quote-out-of-range': {
    status: 400,
    words: {
      en: 'The price must be more than $0, and the deposit between $0 and the price.',
      ja: '料金は $0 より大きく、前金は $0 以上かつ料金以下にしてください。',
    },
  },
  'quote-below-paid': {
    status: 400,
    words: {
      en: '{paid} is already paid, so the price cannot be lower than that.',
      ja: 'すでに {paid} のお支払いがあるため、それより低い料金にはできません。',
    },
  },
  'paid-out-of-range': {
    status: 400,
    words: {
      en: 'The amount paid must be between $0 and the total of {total}.',
      ja: '入金額は $0 から合計 {total} までの範囲で入力してください。',
    },
  },
  'day-is-over': {
    status: 400,
    words: {
      en: 'That day is already over. Choose today or a later day.',
      ja: 'その日はすでに過ぎています。本日以降の日を選んでください。',
    },
  },
  'already-paying': {
    status: 409,
    words: {
      en: 'A payment was already made, so this can only be changed by the office. Please call or message us.',
      ja: 'すでにお支払いがあるため、変更は当事務所で承ります。お電話またはメッセージでご連絡ください。',
    },
  },
  'translator-unfit': {
    status: 400,
    words: {
      en: 'Choose someone who is an active translator or contractor.',
      ja: '現在登録されている翻訳者または外部翻訳者を選んでください。',
    },
  },
  'file-unusable': {
    status: 400,
    words: {
      en: 'This file cannot be used here. Please upload it again.',
      ja: 'このファイルは使用できません。もう一度アップロードしてください。',
    },
  },
  'translation-refused': {
    status: 409,
    words: {
      en: 'The translation did not pass the virus check and was removed. Please upload another one, or return the request to the translator.',
      ja: '翻訳はウイルス検査を通らなかったため、削除しました。別のファイルをアップロードするか、翻訳者に差し戻してください。',
    },
  },
  'notes-are-closed': {
    status: 409,
    words: {
      en: 'This request is delivered, so no more notes can be added.',
      ja: 'お渡し済みのため、メモは追加できません。',
    },
  },
  'too-many-documents': {
    status: 400,
    words: {
      en: 'This request would have {count} files, and {most} is the most it can have. Please join several pages into one PDF, or write to us.',
      ja: 'このご依頼のファイルは合計{count}件になりますが、お預かりできるのは{most}件までです。複数のページを1つのPDFにまとめてお送りいただくか、当事務所までご連絡ください。',
    },
  },
  'documents-are-closed': {
    status: 409,
    words: {
      en: 'Documents can no longer be added to this request. Please send us a message.',
      ja: 'このご依頼にはもう書類を追加できません。メッセージでご連絡ください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly words: Words }>
