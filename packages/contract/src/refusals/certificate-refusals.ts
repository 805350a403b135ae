import type { Words } from '@kakehashi/domain/language'

/** Refusals about certificates of translation accuracy. */
export const certificateRefusals = {
  'certificate-not-yet': {
    status: 409,
    text: {
      en: 'A certificate can be issued once the review is finished and while the request has a file with the translation.',
      ja: '翻訳証明書は、校閲が終わり、翻訳のファイルがあるときに発行できます。',
    },
  },
  'signing-not-set-up': {
    status: 503,
    text: {
      en: 'Certificates cannot be signed yet: this office has no signing key. Ask whoever runs the server to set SIGNING_KEY.',
      ja: '署名用の鍵がまだないため、証明書に署名できません。サーバーの管理者に SIGNING_KEY の設定を依頼してください。',
    },
  },
  'signing-expired': {
    status: 503,
    text: {
      en: 'Certificates cannot be signed: the office’s own certificate for signing has expired or is not valid yet. Ask whoever runs the server to renew SIGNING_KEY.',
      ja: '署名に使う事務所の電子証明書が有効期間内にないため、証明書に署名できません。サーバーの管理者に SIGNING_KEY の更新を依頼してください。',
    },
  },
} as const satisfies Record<string, { readonly status: number; readonly text: Words }>
