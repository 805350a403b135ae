import type { Language } from '@kakehashi/domain/language'
import { resetPasswordTexts as texts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface ResetPassword {
  kind: 'reset-password'
  name: string
  link: string
}

export function resetPassword({ name, link }: ResetPassword, language: Language): Letter {
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.heading[language]}
        preview={texts.expires[language]}
      >
        <Greeting language={language} name={name} />
        <Paragraph language={language}>{texts.asked[language]}</Paragraph>
        <Action language={language} link={link} label={texts.button[language]}>
          <Note language={language}>{texts.expires[language]}</Note>
          <Note language={language}>{texts.notYou[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
