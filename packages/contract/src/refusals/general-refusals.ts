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
  'link-expired': {
    status: 400,
    text: {
      en: 'This link has expired or was already used. Ask for a new one.',
      ja: 'このリンクは期限が切れているか、すでに使用されています。もう一度お手続きください。',
    },
  },
  'not-signed-in': {
    status: 401,
    text: { en: 'Sign in to continue.', ja: '続けるにはログインしてください。' },
  },
  'wrong-credentials': {
    status: 401,
    text: {
      en: 'Your e-mail address or password is wrong. Try again.',
      ja: 'メールアドレスまたはパスワードが違います。もう一度お試しください。',
    },
  },
  forbidden: { status: 403, text: { en: 'Forbidden', ja: 'この操作を行う権限がありません。' } },
  'cross-site': {
    status: 403,
    text: {
      en: 'We refused this call because it came from another website.',
      ja: '別のサイトから送信されたため、受け付けませんでした。',
    },
  },
  'second-factor-required': {
    status: 403,
    text: {
      en: 'Enter the code from your authenticator app.',
      ja: '認証アプリに表示されているコードを入力してください。',
    },
  },
  'wrong-second-factor': {
    status: 403,
    text: {
      en: 'That code is wrong. Enter the latest code.',
      ja: 'コードが違います。最新のコードを入力してください。',
    },
  },
  'wrong-current-password': {
    status: 403,
    text: {
      en: 'Your current password is wrong.',
      ja: '現在のパスワードが違います。',
    },
  },
  'fresh-password-required': {
    status: 403,
    text: {
      en: 'Enter your password again to continue.',
      ja: '続けるには、パスワードをもう一度入力してください。',
    },
  },
  'fresh-code-required': {
    status: 403,
    text: {
      en: 'Enter a new code from your authenticator app to continue.',
      ja: '続けるには、認証アプリの新しいコードを入力してください。',
    },
  },
  'must-set-up-second-factor': {
    status: 403,
    text: {
      en: 'Set up two-step login on your security page before you continue.',
      ja: '続ける前に、セキュリティのページで二段階認証を設定してください。',
    },
  },
  'must-change-password': {
    status: 403,
    text: {
      en: 'Staff need a password of at least 15 characters or two-step login. Set one of them up on your security page.',
      ja: 'スタッフの方には、15文字以上のパスワードまたは二段階認証が必要です。セキュリティのページで設定してください。',
    },
  },
  'own-admin-flag': {
    status: 403,
    text: {
      en: 'You cannot remove your own admin role. Ask another admin.',
      ja: 'ご自身の管理者権限は外せません。ほかの管理者に依頼してください。',
    },
  },
  'owner-is-protected': {
    status: 403,
    text: {
      en: 'Only an owner can change or remove an owner.',
      ja: 'オーナーの変更や削除は、オーナーだけが行えます。',
    },
  },
  'owner-stays-admin': {
    status: 409,
    text: { en: 'An owner is always an admin.', ja: 'オーナーは常に管理者です。' },
  },
  'not-an-admin': {
    status: 409,
    text: { en: 'This person is not an admin.', ja: 'この人は管理者ではありません。' },
  },
  'staff-email-by-owner': {
    status: 403,
    text: {
      en: 'Only an owner can change the e-mail of an admin.',
      ja: '管理者のメールアドレスは、オーナーだけが変更できます。',
    },
  },
  'cannot-delete-self': {
    status: 403,
    text: {
      en: 'You cannot delete your own account here.',
      ja: 'ここではご自身のアカウントを削除できません。',
    },
  },
  'staff-cannot-leave': {
    status: 403,
    text: {
      en: 'Only an admin can delete a staff account, so that open work is reassigned. Ask an admin.',
      ja: 'スタッフのアカウントは、作業の引き継ぎが必要なため、管理者だけが削除できます。管理者にご依頼ください。',
    },
  },
  'last-admin': {
    status: 409,
    text: {
      en: 'The office needs at least one admin. Make someone else an admin first.',
      ja: '管理者は少なくとも1人必要です。先にほかの方を管理者にしてください。',
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
  'email-in-use': {
    status: 409,
    text: {
      en: 'This e-mail address is already registered. If it is yours, sign in or reset your password.',
      ja: 'このメールアドレスはすでに登録されています。ご本人の場合は、ログインするかパスワードを再設定してください。',
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
  'service-name-taken': {
    status: 409,
    text: {
      en: 'Another service already has this name. Choose a different name.',
      ja: '同じ名前のサービスがすでにあります。別の名前にしてください。',
    },
  },
  'second-factor-already-on': {
    status: 409,
    text: {
      en: 'Two-step login is already on.',
      ja: '二段階認証はすでに有効です。',
    },
  },
  'email-not-verified': {
    status: 409,
    text: {
      en: 'Confirm your e-mail address first, with the link that we mailed to you.',
      ja: '先に、お送りしたメールのリンクからメールアドレスをご確認ください。',
    },
  },
  'second-factor-not-started': {
    status: 409,
    text: {
      en: 'The set-up was not started or has expired. Start again.',
      ja: '設定が開始されていないか、有効期限が切れています。最初からやり直してください。',
    },
  },
  'second-factor-mandatory': {
    status: 409,
    text: {
      en: 'The office requires two-step login for staff, so you cannot turn it off.',
      ja: 'スタッフには二段階認証が必須のため、無効にできません。',
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
