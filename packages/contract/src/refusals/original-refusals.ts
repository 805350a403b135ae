import type { Words } from '@kakehashi/domain/language'

/** Refusals about a customer's original. {who} recorded at {time} that it went out. */
export const originalRefusals = {
  'original-already-out': {
    status: 409,
    text: {
      en: "'{what}' has already been given back: {who} recorded it ({time}). Nothing was changed.",
      ja: '「{what}」はすでにお返し済みです（{who}が{time}に記録）。何も変更していません。',
    },
  },
  'original-not-here': {
    status: 409,
    text: {
      en: "The entry of '{what}' was removed: it was taken in by mistake. Take it in again if it is here.",
      ja: '「{what}」の登録は、誤りとして取り消されています。お預かりしている場合は、もう一度登録してください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
