import type { Language, Words } from '@kakehashi/domain/language'
import { mailedLinks } from '@kakehashi/domain/people/mailed-links'
import { office } from '@kakehashi/domain/office'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface VerifyEmail {
  kind: 'verify-email'
  firstName: string
  link: string
}

const lifetime = mailedLinks['verify-email'].words

const words = {
  subject: {
    en: `Welcome to ${office.name}: please confirm your e-mail address`,
    ja: `${office.name}へようこそ：メールアドレスのご確認をお願いします`,
  },
  heading: { en: 'Please confirm your address', ja: 'メールアドレスのご確認' },
  thanks: {
    en: `Thank you for creating an account with ${office.name}. Please confirm that this e-mail address is yours, so that our quotes and notices reach you.`,
    ja: `${office.name}にご登録いただき、ありがとうございます。お見積もりや翻訳完了のお知らせを確実にお届けできるよう、メールアドレスのご確認をお願いいたします。`,
  },
  button: { en: 'Confirm my address', ja: 'メールアドレスを確認する' },
  noWaiting: {
    en: `The link works for ${lifetime.en}. You can send us your documents before you confirm.`,
    ja: `リンクの有効期限は${lifetime.ja}です。ご確認の前でも、翻訳のご依頼は今すぐお送りいただけます。`,
  },
  notYou: {
    en: 'If you did not create an account, someone probably mistyped their own address. You can ignore this e-mail.',
    ja: 'ご登録にお心当たりがない場合は、ほかの方がアドレスを間違えて入力された可能性があります。恐れ入りますが、このメールは破棄してください。',
  },
} satisfies Record<string, Words>

export function verifyEmail({ firstName, link }: VerifyEmail, language: Language): Letter {
  return {
    subject: words.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={words.heading[language]}
        preview={words.noWaiting[language]}
      >
        <Greeting language={language} firstName={firstName} />
        <Paragraph language={language}>{words.thanks[language]}</Paragraph>
        <Action language={language} link={link} label={words.button[language]}>
          <Note language={language}>{words.noWaiting[language]}</Note>
          <Note language={language}>{words.notYou[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
