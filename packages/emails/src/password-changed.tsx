import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { passwordChangedTexts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

export interface PasswordChanged {
  kind: 'password-changed'
  name: string
}

export function passwordChanged(office: Office, mail: PasswordChanged, language: Language): Letter {
  const texts = passwordChangedTexts(office)
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.heading[language]}
        preview={texts.changed[language]}
      >
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{texts.changed[language]}</Paragraph>
        <NotYou language={language}>{texts.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
