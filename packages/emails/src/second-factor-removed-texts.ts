import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { phoneText } from './office-texts.ts'

/** After somebody at the office removed the second factor of a person who had lost it. */
export const secondFactorRemovedTexts = ({ name, phone }: Office) =>
  ({
    operator: { en: 'The operator of the office’s server', ja: 'サーバーの管理担当者' },
    someone: { en: 'a deleted account', ja: '削除済みのアカウント' },
    subject: {
      en: 'Two-step login was removed from your account',
      ja: '二段階認証が解除されました',
    },
    happened: {
      en: `{by} removed two-step login from your ${name.en} account, as is done for people who have lost their phone and their recovery codes. You are signed out everywhere. Log in with your password, then set up two-step login again on the security page.`,
      ja: `{by}が、${name.ja}のアカウントの二段階認証を解除しました。スマートフォンと回復コードを紛失された方のための手続きです。すべての端末からログアウトしましたので、パスワードでログインし、セキュリティの画面で二段階認証を設定し直してください。`,
    },
    notYou: {
      en: `If you did not ask for this, reset your password on the login page now and call us at ${phoneText(phone).en}.`,
      ja: `このようなお申し出をされていない場合は、すぐにログイン画面からパスワードを再設定し、${phoneText(phone).ja} までお電話ください。`,
    },
    ownersSubject: {
      en: 'Two-step login of somebody was removed',
      ja: '二段階認証が解除されたアカウントがあります',
    },
    ownersHappened: {
      en: '{by} removed two-step login from the account of {person}. All sessions of that account have ended.',
      ja: '{by}が、{person}さんのアカウントの二段階認証を解除しました。そのアカウントは、すべての端末からログアウトされました。',
    },
    ownersWhatNow: {
      en: 'If you do not know why, ask both of them.',
      ja: 'お心当たりがない場合は、お二人に確認してください。',
    },
  }) satisfies Readonly<Record<string, Words>>
