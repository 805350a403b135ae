import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { oneLine } from './greeting.ts'
import { emailChangedTexts, emailEnteredTexts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

/** Goes to the old address, so it shows only part of the new one. */
export interface EmailChanged {
  /** Entered: by staff, and not confirmed yet. */
  kind: 'email-changed' | 'email-entered'
  name: string
  newEmailHint: string
}

export function emailChanged(office: Office, mail: EmailChanged, language: Language): Letter {
  const textsOf = mail.kind === 'email-entered' ? emailEnteredTexts : emailChangedTexts
  const texts = textsOf(office)
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.heading[language]}
        preview={texts.itWasYou[language]}
      >
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{texts.changed[language]}</Paragraph>
        <Paragraph language={language}>
          <strong>{oneLine(mail.newEmailHint)}</strong>
        </Paragraph>
        <Paragraph language={language}>{texts.itWasYou[language]}</Paragraph>
        <NotYou language={language}>{texts.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
