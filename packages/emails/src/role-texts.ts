import type { Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { RoleFlag } from '@kakehashi/domain/people/roles'
import { phoneText } from './office-texts.ts'

// Texts of the mails about roles of staff.

type Texts = Readonly<Record<string, Words>>

export const roleNames: Readonly<Record<RoleFlag, Words>> = {
  isAdmin: { en: 'admin', ja: '管理者' },
  isTranslator: { en: 'translator', ja: '翻訳者' },
  isContractor: { en: 'contractor', ja: '外部翻訳者' },
  isOwner: { en: 'owner', ja: 'オーナー' },
}

export const roleTexts = {
  between: { en: ', ', ja: '、' },
  given: { en: 'Given: {roles}', ja: '追加された権限：{roles}' },
  taken: { en: 'Taken away: {roles}', ja: '外された権限：{roles}' },
  /** Changed on the command line, or by somebody whose account is deleted. */
  operator: { en: 'Somebody on the server', ja: 'サーバーの担当者' },
} satisfies Texts

export const ownRolesTexts = ({ name, phone }: Office) =>
  ({
    subject: {
      en: `Your role at ${name.en} has changed`,
      ja: `${name.ja}での権限が変更されました`,
    },
    signIn: {
      en: 'You were signed out everywhere. Sign in again to continue.',
      ja: 'すべての端末からログアウトしました。続けるには、もう一度ログインしてください。',
    },
    button: { en: 'Sign in', ja: 'ログインする' },
    notYou: {
      en: `Call us at ${phoneText(phone).en} if you did not expect this.`,
      ja: `お心当たりがない場合は、${phoneText(phone).ja} までお電話ください。`,
    },
  }) satisfies Texts

export const staffRolesTexts = {
  subject: { en: 'The roles of {person} have changed', ja: '{person}さんの権限が変更されました' },
  happened: {
    en: '{actor} changed what {person} may do at the office.',
    ja: '{actor}が、{person}さんの権限を変更しました。',
  },
  whatNow: {
    en: 'If you did not expect this, ask them. You can take a role away on this page:',
    ja: 'お心当たりがない場合は、ご本人に確認してください。権限は次のページで外せます。',
  },
  button: { en: 'Open their page', ja: 'この方のページを開く' },
} satisfies Texts

export const adminProposedTexts = {
  subject: {
    en: '{person} waits for your confirmation as an admin',
    ja: '{person}さんを管理者にする申請が承認待ちです',
  },
  happened: {
    en: '{actor} wants to make {person} an admin. Admins can read every document and change every request.',
    ja: '{actor}さんが、{person}さんを管理者にしようとしています。管理者は、すべての書類を閲覧し、すべてのご依頼を変更できます。',
  },
  untilThen: {
    en: 'It takes effect when an owner confirms it. Without an answer it expires on {until}.',
    ja: 'オーナーが承認すると有効になります。{until}までに回答がない場合は無効になります。',
  },
  button: { en: 'Confirm or decline', ja: '承認または却下する' },
} satisfies Texts
