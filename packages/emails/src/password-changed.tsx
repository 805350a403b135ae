import type { Language, Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

export interface PasswordChanged {
  kind: 'password-changed'
  firstName: string
}

const words = {
  subject: { en: 'Your password was changed', ja: 'パスワードが変更されました' },
  heading: { en: 'Your password was changed', ja: 'パスワード変更のお知らせ' },
  changed: {
    en: `Your ${office.name} account has a new password. If you changed it yourself, you do not need to do anything.`,
    ja: `${office.name}にご登録のパスワードが変更されました。ご自身で変更された場合は、ほかにお手続きは必要ありません。`,
  },
  notYou: {
    en: `Reset your password on the login page now, then call us at ${office.phone}. We will check your account with you.`,
    ja: `すぐにログイン画面からパスワードを再設定し、${office.phone} までお電話ください。ご登録の内容をご一緒に確認いたします。`,
  },
} satisfies Record<string, Words>

export function passwordChanged({ firstName }: PasswordChanged, language: Language): Letter {
  return {
    subject: words.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={words.heading[language]}
        preview={words.changed[language]}
      >
        <Greeting language={language} firstName={firstName} />
        <Paragraph language={language}>{words.changed[language]}</Paragraph>
        <NotYou language={language}>{words.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
