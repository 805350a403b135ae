import type { Language } from '@kakehashi/domain/language'
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

export function emailChanged(mail: EmailChanged, language: Language): Letter {
  const texts = mail.kind === 'email-entered' ? emailEnteredTexts : emailChangedTexts
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
