import type { Words } from '@kakehashi/domain/language'

/** Refusals about a request. The placeholders {who}, {did} and {time} describe the last change. */
export const requestRefusals = {
  'request-changed': {
    status: 409,
    text: {
      en: 'This request has changed since you opened it: {who} {did} ({time}). Check the latest version before you continue.',
      ja: 'この画面を開いた後に変更がありました：{who}が{did}（{time}）。最新の内容をご確認ください。',
    },
  },
  'request-not-there': {
    status: 409,
    text: {
      en: "You cannot do this at the stage '{stage}'. Last change: {who} {did} ({time}).",
      ja: '「{stage}」の段階では、この操作はできません。直近の操作：{who}が{did}（{time}）。',
    },
  },
  'request-being-changed': {
    status: 409,
    text: {
      en: 'We are working on this request right now. Try again in a few seconds.',
      ja: 'ただいま当事務所でこのご依頼を処理しています。少し待ってから、もう一度お試しください。',
    },
  },
  'undo-is-over': {
    status: 409,
    text: {
      en: "It is too late to undo this: the customer can see it. Use 'Step back' instead.",
      ja: '取り消せる時間を過ぎ、お客さまの画面にも反映されています。「前の段階に戻す」をご利用ください。',
    },
  },
  'undo-too-late': {
    status: 409,
    text: {
      en: "This can no longer be undone: {who} {did} ({time}). Use 'Step back' instead.",
      ja: 'その後に変更があったため、取り消せません：{who}が{did}（{time}）。「前の段階に戻す」をご利用ください。',
    },
  },
  'request-closed': {
    status: 409,
    text: {
      en: 'This request was cancelled. The office has to reopen it first.',
      ja: 'このご依頼はキャンセルされています。先に事務所で再開する必要があります。',
    },
  },
  'request-not-closed': {
    status: 409,
    text: { en: 'This request is not cancelled.', ja: 'このご依頼はキャンセルされていません。' },
  },
  'quote-replaced': {
    status: 409,
    text: {
      en: 'There is a newer quote. Check it before you answer.',
      ja: '新しいお見積もりがあります。内容をご確認のうえ、お返事をお願いします。',
    },
  },
  'quote-expired': {
    status: 409,
    text: {
      en: 'This quote has expired. Send us a message and we will send you a new one.',
      ja: 'このお見積もりは有効期限が切れています。メッセージでお知らせいただければ、改めてお見積もりします。',
    },
  },
  'quote-out-of-range': {
    status: 400,
    text: {
      en: 'The price must be more than $0, and the deposit between $0 and the price.',
      ja: '料金は $0 より大きく、前金は $0 以上かつ料金以下にしてください。',
    },
  },
  'quote-below-paid': {
    status: 400,
    text: {
      en: '{paid} has already been paid, so the price cannot be lower than that.',
      ja: 'すでに {paid} のお支払いがあるため、それより低い料金にはできません。',
    },
  },
  'quote-lines-differ': {
    status: 400,
    text: {
      en: 'The lines of the quote do not add up to the price.',
      ja: '内訳の合計が料金と一致していません。',
    },
  },
  'too-many-lines': {
    status: 400,
    text: {
      en: 'A quote can have at most {most} lines. Combine some of them.',
      ja: '内訳は{most}行までです。いくつかをまとめてください。',
    },
  },
  'day-is-over': {
    status: 400,
    text: {
      en: 'That day has passed. Choose today or a later day.',
      ja: 'その日はすでに過ぎています。本日以降の日を選んでください。',
    },
  },
  'already-paying': {
    status: 409,
    text: {
      en: 'A payment has been made, so only the office can change this. Call us or send us a message.',
      ja: 'すでにお支払いがあるため、変更は当事務所で承ります。お電話またはメッセージでご連絡ください。',
    },
  },
  'work-accepted': {
    status: 409,
    text: {
      en: 'You have already accepted this work. If you cannot do it, ask the office.',
      ja: 'この仕事はすでに引き受けていただいています。担当できなくなった場合は、事務所にご相談ください。',
    },
  },
  'already-released': {
    status: 409,
    text: {
      en: 'The customer can already download this translation, so it cannot be withdrawn. The office can return it instead.',
      ja: 'この翻訳はすでにお客さまがダウンロードできるため、取り下げられません。事務所から差し戻すことはできます。',
    },
  },
  'customer-deleted': {
    status: 409,
    text: {
      en: "The customer's account was deleted, so no message reaches them. Call them if there is still a phone number.",
      ja: 'お客さまのアカウントは削除されているため、メッセージは届きません。電話番号が残っている場合は、お電話でご連絡ください。',
    },
  },
  'content-erased': {
    status: 409,
    text: {
      en: 'The documents and messages of this request have been deleted, so nothing can be added or changed any more.',
      ja: 'このご依頼の書類とメッセージは削除済みのため、追加や変更はできません。',
    },
  },
  'balance-remains': {
    status: 409,
    text: {
      en: '{remaining} is still to be paid. Open the request to deliver it.',
      ja: '{remaining} の残額があります。お渡しの操作は、このご依頼の画面で行ってください。',
    },
  },
  'nothing-to-remind': {
    status: 409,
    text: {
      en: 'Nothing waits for the customer at the moment, so no reminder was sent.',
      ja: 'お客さまにお願いしていることが今はないため、リマインダーは送りませんでした。',
    },
  },
  'reminded-today': {
    status: 409,
    text: {
      en: 'A reminder was already sent today.',
      ja: '本日すでにリマインダーを送信しています。',
    },
  },
  'reminders-off': {
    status: 409,
    text: {
      en: 'This customer gets no reminders by mail. Send a message instead.',
      ja: 'このお客さまには、リマインダーのメールが届きません。メッセージでご連絡ください。',
    },
  },
  'translator-unfit': {
    status: 400,
    text: {
      en: 'Choose an active translator or contractor.',
      ja: '現在登録されている翻訳者または外部翻訳者を選んでください。',
    },
  },
  'handler-unfit': {
    status: 400,
    text: {
      en: 'Choose an admin of the office.',
      ja: '管理者の中から選んでください。',
    },
  },
  'newer-message': {
    status: 409,
    text: {
      en: 'The customer has written again. Read the new message first.',
      ja: 'お客さまから新しいメッセージが届いています。先にご確認ください。',
    },
  },
  'file-unusable': {
    status: 400,
    text: {
      en: 'You cannot use this file here. Upload it again.',
      ja: 'このファイルは使用できません。もう一度アップロードしてください。',
    },
  },
  'translation-refused': {
    status: 409,
    text: {
      en: 'The translation did not pass the virus check and was removed. Upload another one, or return the request to the translator.',
      ja: '翻訳はウイルス検査を通らなかったため、削除しました。別のファイルをアップロードするか、翻訳者に差し戻してください。',
    },
  },
  'notes-are-closed': {
    status: 409,
    text: {
      en: 'This request has been delivered, so you cannot add notes.',
      ja: 'お渡し済みのため、メモは追加できません。',
    },
  },
  'too-many-documents': {
    status: 400,
    text: {
      en: 'This request would have {count} documents. The limit is {most}. Combine several pages into one PDF, or contact us.',
      ja: 'このご依頼の書類は合計{count}件になりますが、お預かりできるのは{most}件までです。複数のページを1つのPDFにまとめてお送りいただくか、当事務所までご連絡ください。',
    },
  },
  'target-is-closed': {
    status: 409,
    text: {
      en: '{orderNumber} is complete or cancelled, so no file can be moved to it.',
      ja: '{orderNumber}は完了またはキャンセル済みのため、ファイルを移せません。',
    },
  },
  'documents-are-closed': {
    status: 409,
    text: {
      en: 'You can no longer add documents to this request. Send us a message instead.',
      ja: 'このご依頼には書類を追加できなくなりました。メッセージでご連絡ください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
