import type { Language } from '@kakehashi/domain/language'
import { newAddressTexts, verifyEmailTexts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface VerifyEmail {
  kind: 'verify-email'
  name: string
  link: string
  /** Of an account that exists already. */
  isNewAddress: boolean
}

export function verifyEmail(mail: VerifyEmail, language: Language): Letter {
  const { name, link, isNewAddress } = mail
  const texts = isNewAddress ? newAddressTexts : verifyEmailTexts
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
