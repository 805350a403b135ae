import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { enteredAddressTexts, newAddressTexts, verifyEmailTexts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export interface VerifyEmail {
  kind: 'verify-email'
  name: string
  link: string
  /** Of an account that exists already. */
  isNewAddress: boolean
  /** Entered by staff. */
  isEntered: boolean
}

export function verifyEmail(office: Office, mail: VerifyEmail, language: Language): Letter {
  const { name, link, isNewAddress, isEntered } = mail
  const changed = isNewAddress ? newAddressTexts : verifyEmailTexts
  const texts = (isEntered ? enteredAddressTexts : changed)(office)
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
