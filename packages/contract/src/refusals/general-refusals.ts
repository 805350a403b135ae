import type { Words } from '@kakehashi/domain/language'
import { genericError } from './generic-error.ts'

/** Refusals that do not belong to one noun. */
export const generalRefusals = {
  'bad-request': {
    status: 400,
    text: { en: 'Bad Request', ja: '送信された内容を読み取れませんでした。' },
  },
  'invalid-fields': {
    status: 400,
    text: { en: 'Check the marked fields.', ja: '印の付いた項目をご確認ください。' },
  },
  forbidden: { status: 403, text: { en: 'Forbidden', ja: 'この操作を行う権限がありません。' } },
  'cross-site': {
    status: 403,
    text: {
      en: 'We refused this call because it came from another website.',
      ja: '別のサイトから送信されたため、受け付けませんでした。',
    },
  },
  'not-found': { status: 404, text: { en: 'Not Found', ja: '見つかりませんでした。' } },
  'method-not-allowed': {
    status: 405,
    text: { en: 'Method Not Allowed', ja: 'この操作は受け付けていません。' },
  },
  'already-closed': {
    status: 409,
    text: {
      en: 'The office is already closed on {day}: {reason}. Remove that first, or choose other days.',
      ja: '{day}はすでに休業日です（{reason}）。先に取り消すか、別の日を選んでください。',
    },
  },
  'too-many-templates': {
    status: 409,
    text: {
      en: 'There are already {most} templates. Remove one that you no longer use.',
      ja: '定型文はすでに{most}件あります。使わないものを削除してください。',
    },
  },
  'too-many-extras': {
    status: 409,
    text: {
      en: 'There are already {most} extras. Remove one that you no longer use.',
      ja: '追加料金はすでに{most}件あります。使わないものを削除してください。',
    },
  },
  'picture-type': {
    status: 422,
    text: {
      en: 'Send a JPEG, PNG or WebP picture.',
      ja: '画像（JPEG・PNG・WebP）をお送りください。',
    },
  },
  'changed-meanwhile': {
    status: 409,
    text: {
      en: 'This has changed since you opened it: {who} saved it ({time}). What you typed is still here. Check the current version, then save again to replace it.',
      ja: 'この画面を開いた後に、{who}が変更を保存しました（{time}）。入力した内容は残っています。現在の内容を確認し、上書きする場合はもう一度保存してください。',
    },
  },
  'not-staff': {
    status: 409,
    text: {
      en: 'One of these people no longer works here. Load the page again.',
      ja: '現在在籍していない人が含まれています。ページを再読み込みしてください。',
    },
  },
  'no-website': {
    status: 409,
    text: {
      en: 'This server has no website, so there is nothing to preview.',
      ja: 'このサーバーにはウェブサイトがないため、プレビューできません。',
    },
  },
  'office-incomplete': {
    status: 409,
    text: {
      en: 'Before you can publish, fill in: {names}.',
      ja: '公開する前に、次の項目を入力してください：{names}。',
    },
  },
  'service-name-taken': {
    status: 409,
    text: {
      en: 'Another service already has this name. Choose a different name.',
      ja: '同じ名前のサービスがすでにあります。別の名前にしてください。',
    },
  },
  'too-large': {
    status: 413,
    text: { en: 'This is too large to send.', ja: '容量が大きすぎて送信できません。' },
  },
  'unsupported-media-type': {
    status: 415,
    text: { en: 'Send JSON.', ja: 'JSON形式で送信してください。' },
  },
  'idempotency-key-reused': {
    status: 422,
    text: {
      en: 'This Idempotency-Key was already used for a different call.',
      ja: 'このIdempotency-Keyは、別の内容の送信ですでに使われています。',
    },
  },
  'too-many-attempts': {
    status: 429,
    text: {
      en: 'Too many attempts. Wait {minutes} minutes and try again.',
      ja: '試行回数が多すぎます。{minutes}分ほど待ってから、もう一度お試しください。',
    },
  },
  fault: { status: 500, text: genericError },
  unavailable: {
    status: 503,
    text: {
      en: 'The service is unavailable right now. Try again in a minute.',
      ja: 'ただいまご利用いただけません。少し待ってから、もう一度お試しください。',
    },
  },
} as const satisfies Record<string, { status: number; text: Words }>
