import type { Language, Words } from '@kakehashi/domain/language'
import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface ResetPassword {
  kind: 'reset-password'
  firstName: string
  link: string
}

const lifetime = mailedLinks['reset-password'].words

const words = {
  subject: { en: 'Choose a new password', ja: 'パスワード再設定のご案内' },
  heading: { en: 'Choose a new password', ja: 'パスワードの再設定' },
  asked: {
    en: 'You asked to reset your password. Choose a new one here:',
    ja: 'パスワード再設定のお申し込みを承りました。次の画面で新しいパスワードを設定してください。',
  },
  button: { en: 'Choose a new password', ja: '新しいパスワードを設定する' },
  expires: {
    en: `The link works for ${lifetime.en}.`,
    ja: `リンクの有効期限は${lifetime.ja}です。`,
  },
  notYou: {
    en: 'If you did not ask for this, you do not need to do anything. Your password stays the same.',
    ja: 'お心当たりがない場合、お手続きは必要ありません。現在のパスワードは変更されません。',
  },
} satisfies Record<string, Words>

export function resetPassword({ firstName, link }: ResetPassword, language: Language): Letter {
  return {
    subject: words.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={words.heading[language]}
        preview={words.expires[language]}
      >
        <Greeting language={language} firstName={firstName} />
        <Paragraph language={language}>{words.asked[language]}</Paragraph>
        <Action language={language} link={link} label={words.button[language]}>
          <Note language={language}>{words.expires[language]}</Note>
          <Note language={language}>{words.notYou[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
