import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { secondFactorOffTexts, secondFactorOnTexts, secondFactorTexts } from './account-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { Greeting, NotYou, Paragraph } from './components.tsx'

export interface SecondFactorChanged {
  kind: 'second-factor-changed'
  name: string
  isOn: boolean
}

export function secondFactorChanged(
  office: Office,
  mail: SecondFactorChanged,
  language: Language,
): Letter {
  const change = (mail.isOn ? secondFactorOnTexts : secondFactorOffTexts)(office)
  const texts = secondFactorTexts(office)

  return {
    subject: change.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={change.subject[language]}
        preview={change.effect[language]}
      >
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{change.effect[language]}</Paragraph>
        <Paragraph language={language}>{texts.itWasYou[language]}</Paragraph>
        <NotYou language={language}>{texts.notYou[language]}</NotYou>
      </Layout>
    ),
  }
}
