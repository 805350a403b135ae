import type { Words } from '@kakehashi/domain/language'

/** Refusals about signing in, and about people and their roles. */
export const accountRefusals = {
  'not-signed-in': {
    status: 401,
    text: { en: 'Sign in to continue.', ja: '続けるにはログインしてください。' },
  },
  'link-expired': {
    status: 400,
    text: {
      en: 'This link has expired or was already used. Ask for a new one.',
      ja: 'このリンクは期限が切れているか、すでに使用されています。もう一度お手続きください。',
    },
  },
  'wrong-setup-token': {
    status: 403,
    text: {
      en: 'This is not the link of this server. Open the link that it printed when it started.',
      ja: 'このサーバーのリンクではありません。サーバーの起動時に表示されたリンクを開いてください。',
    },
  },
  'already-set-up': {
    status: 409,
    text: {
      en: 'This office is already set up. Sign in as its owner.',
      ja: 'この事務所はすでに設定されています。オーナーとしてログインしてください。',
    },
  },
  'wrong-credentials': {
    status: 401,
    text: {
      en: 'Your e-mail address or password is wrong. Try again.',
      ja: 'メールアドレスまたはパスワードが違います。もう一度お試しください。',
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
  'staff-email-unconfirmed': {
    status: 409,
    text: {
      en: 'This person has not confirmed their e-mail address yet. Give them the role once they have.',
      ja: 'この方のメールアドレスはまだ確認されていません。確認が済んでから権限を付けてください。',
    },
  },
  'sign-in-to-confirm': {
    status: 403,
    text: {
      en: 'Sign in to your account in this browser, with the e-mail address you have used until now. Then open the link in the mail again.',
      ja: 'このブラウザで、これまでのメールアドレスを使ってログインしてから、メールのリンクをもう一度開いてください。',
    },
  },
  'proposal-answered': {
    status: 409,
    text: {
      en: 'This proposal has expired or was already answered.',
      ja: 'この申請は期限が切れているか、すでに回答済みです。',
    },
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
  'email-in-use': {
    status: 409,
    text: {
      en: 'This e-mail address is already registered. If it is yours, sign in or reset your password.',
      ja: 'このメールアドレスはすでに登録されています。ご本人の場合は、ログインするかパスワードを再設定してください。',
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
} as const satisfies Record<string, { status: number; text: Words }>
