import type { Language, Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { oneLine } from './greeting.ts'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

/** Goes to the old address, so it shows only part of the new one. */
export interface EmailChanged {
  kind: 'email-changed'
  firstName: string
  newEmailHint: string
}

const words = {
  subject: { en: 'Your e-mail address was changed', ja: 'メールアドレスが変更されました' },
  heading: { en: 'Your e-mail address was changed', ja: 'メールアドレス変更のお知らせ' },
  changed: {
    en: `The e-mail address of your ${office.name} account was changed. From now on we will write to:`,
    ja: `${office.name}にご登録のメールアドレスが変更されました。今後のご連絡は、次のアドレスにお送りします。`,
  },
  itWasYou: {
    en: 'If you changed it yourself, you do not need to do anything.',
    ja: 'ご自身で変更された場合は、ほかにお手続きは必要ありません。',
  },
  notYou: {
    en: `Call us at ${office.phone} as soon as you can. Someone else may be able to read your requests. We can stop that.`,
    ja: `できるだけ早く ${office.phone} までお電話ください。第三者がご依頼の内容を閲覧できる状態になっているおそれがあります。当事務所で対応いたします。`,
  },
} satisfies Record<string, Words>

export function emailChanged(mail: EmailChanged, language: Language): Letter {
  return {
    subject: words.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={words.heading[language]}
        preview={words.itWasYou[language]}
      >
        <Greeting language={language} firstName={mail.firstName} />
        <Paragraph language={language}>{words.changed[language]}</Paragraph>
        <Paragraph language={language}>
          <strong>{oneLine(mail.newEmailHint)}</strong>
        </Paragraph>
        <Paragraph language={language}>{words.itWasYou[language]}</Paragraph>
        <NotYou language={language}>{words.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
