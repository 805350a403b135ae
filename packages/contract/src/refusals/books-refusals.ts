import type { Words } from '@kakehashi/domain/language'

/** Refusals about months that are or shall be closed, about exports and about imports. */
export const booksRefusals = {
  'month-closed': {
    status: 409,
    text: {
      en: 'The books of this month are closed, so nothing can be entered in it. An owner can reopen the month.',
      ja: 'この月の帳簿は締め済みのため、記録できません。オーナーが月の締めを取り消すことができます。',
    },
  },
  'month-not-over': {
    status: 409,
    text: {
      en: 'A month can be closed once it is over.',
      ja: '月の締めは、その月が終わってから行えます。',
    },
  },
  'month-closed-already': {
    status: 409,
    text: { en: 'This month is closed already.', ja: 'この月はすでに締められています。' },
  },
  'month-not-closed': {
    status: 409,
    text: { en: 'This month is not closed.', ja: 'この月は締められていません。' },
  },
  'month-has-open-till': {
    status: 409,
    text: {
      en: 'The till that was opened on {day} is still open. Count and close it, then close the month.',
      ja: '{day}に開けたレジがまだ開いています。現金を数えてレジを締めてから、月を締めてください。',
    },
  },
  'month-has-unexplained-till': {
    status: 409,
    text: {
      en: 'The till of {day} was closed with a difference and without a reason. Ask your operator to find out why before you close the month.',
      ja: '{day}のレジは、差額の理由がないまま締められています。月を締める前に、システム管理者に確認を依頼してください。',
    },
  },
  'books-busy': {
    status: 409,
    text: {
      en: 'Payments are being recorded at this moment. Try again in a few seconds.',
      ja: 'ただいま入金などを記録しています。数秒後にもう一度お試しください。',
    },
  },
  'import-not-checked': {
    status: 409,
    text: {
      en: 'This file cannot be imported now. Have it checked again.',
      ja: 'このファイルは今は取り込めません。もう一度確認を行ってください。',
    },
  },
  'import-not-done': {
    status: 409,
    text: {
      en: 'There is nothing to take back at the moment.',
      ja: '今は取り消せるデータがありません。',
    },
  },
  'export-gone': {
    status: 410,
    text: {
      en: 'This file is no longer kept. Export the data again.',
      ja: 'このファイルはすでに削除されています。もう一度書き出してください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
