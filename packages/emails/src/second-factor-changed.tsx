import type { Language, Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

export interface SecondFactorChanged {
  kind: 'second-factor-changed'
  firstName: string
  isOn: boolean
}

const on = {
  subject: { en: 'Your second factor is on', ja: '二段階認証が有効になりました' },
  effect: {
    en: `Your ${office.name} account now has a second factor. When you sign in, we will ask for your password and a code from your authenticator app.`,
    ja: `${office.name}のログインで、二段階認証が有効になりました。今後は、パスワードに続けて確認コードの入力をお願いします。`,
  },
} satisfies Record<string, Words>

const off = {
  subject: { en: 'Your second factor is off', ja: '二段階認証が無効になりました' },
  effect: {
    en: `Your ${office.name} account no longer has a second factor. When you sign in, we will ask only for your password.`,
    ja: `${office.name}のログインで、二段階認証が無効になりました。今後は、パスワードだけでログインできます。`,
  },
} satisfies Record<string, Words>

const words = {
  itWasYou: {
    en: 'If you changed this yourself, you do not need to do anything.',
    ja: 'ご自身で変更された場合は、ほかにお手続きは必要ありません。',
  },
  notYou: {
    en: `Change your password now and call us at ${office.phone} as soon as you can.`,
    ja: `すぐにパスワードを変更し、できるだけ早く ${office.phone} までお電話ください。`,
  },
} satisfies Record<string, Words>

export function secondFactorChanged(mail: SecondFactorChanged, language: Language): Letter {
  const change = mail.isOn ? on : off

  return {
    subject: change.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={change.subject[language]}
        preview={change.effect[language]}
      >
        <Greeting language={language} firstName={mail.firstName} />
        <Paragraph language={language}>{change.effect[language]}</Paragraph>
        <Paragraph language={language}>{words.itWasYou[language]}</Paragraph>
        <NotYou language={language}>{words.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
