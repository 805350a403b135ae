import type { Words } from '@kakehashi/domain/language'

export const passkeyRefusals = {
  'wrong-passkey': {
    status: 403,
    text: {
      en: 'This passkey does not work here. It may have been removed. Use your password instead.',
      ja: 'このパスキーは使用できません。削除された可能性があります。パスワードをご利用ください。',
    },
  },
  'copied-passkey': {
    status: 403,
    text: {
      en: 'This passkey may have been copied, so we did not accept it. Sign in with your password and remove it on your security page.',
      ja: 'このパスキーは複製された可能性があるため、受け付けませんでした。パスワードでログインし、セキュリティのページで削除してください。',
    },
  },
  'passkey-expired': {
    status: 400,
    text: { en: 'That took too long. Try again.', ja: '時間切れです。もう一度お試しください。' },
  },
  'must-use-passkey': {
    status: 403,
    text: {
      en: 'The office requires more than a password. Use your passkey to continue.',
      ja: 'パスワードだけではご利用いただけません。続けるには、パスキーをご使用ください。',
    },
  },
  'passkey-known': {
    status: 409,
    text: {
      en: 'This passkey has already been added.',
      ja: 'このパスキーはすでに登録されています。',
    },
  },
  'too-many-passkeys': {
    status: 409,
    text: {
      en: 'You already have {most} passkeys. Remove one that you no longer use.',
      ja: 'パスキーはすでに{most}件登録されています。使わないものを削除してください。',
    },
  },
  'last-passkey': {
    status: 409,
    text: {
      en: 'The office requires two-step login or a passkey for staff. Add another passkey or set up two-step login before you remove this one.',
      ja: 'スタッフには二段階認証またはパスキーが必須です。別のパスキーを追加するか二段階認証を設定してから、削除してください。',
    },
  },
} as const satisfies Record<string, { status: number; text: Words }>
