import type { Language } from '@kakehashi/domain/language'
import { verifyEmailTexts as texts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface VerifyEmail {
  kind: 'verify-email'
  name: string
  link: string
}

export function verifyEmail({ name, link }: VerifyEmail, language: Language): Letter {
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.heading[language]}
        preview={texts.noWaiting[language]}
      >
        <Greeting language={language} name={name} />
        <Paragraph language={language}>{texts.thanks[language]}</Paragraph>
        <Action language={language} link={link} label={texts.button[language]}>
          <Note language={language}>{texts.noWaiting[language]}</Note>
          <Note language={language}>{texts.notYou[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
