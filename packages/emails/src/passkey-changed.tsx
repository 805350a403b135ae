import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { secondFactorTexts } from './account-texts.ts'
import { Greeting, NotYou, Paragraph } from './components.tsx'
import { Layout, type Letter } from './layout.tsx'
import { passkeyAddedTexts, passkeyNotYou, passkeyRemovedTexts } from './passkey-texts.ts'

export interface PasskeyChanged {
  kind: 'passkey-changed'
  name: string
  isAdded: boolean
}

export function passkeyChanged(office: Office, mail: PasskeyChanged, language: Language): Letter {
  const texts = mail.isAdded ? passkeyAddedTexts : passkeyRemovedTexts
  const { subject, effect } = texts(office)

  return {
    subject: subject[language],
    sheet: (
      <Layout language={language} heading={subject[language]} preview={effect[language]}>
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{effect[language]}</Paragraph>
        <Paragraph language={language}>{secondFactorTexts(office).itWasYou[language]}</Paragraph>
        <NotYou language={language}>{passkeyNotYou(office)[language]}</NotYou>
      </Layout>
    ),
  }
}
