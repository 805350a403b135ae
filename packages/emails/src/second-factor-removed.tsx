import type { Language, Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { Greeting, NotYou, Paragraph } from './components.tsx'
import { oneLine } from './greeting.ts'
import { Layout, type Letter } from './layout.tsx'
import { secondFactorRemovedTexts } from './second-factor-removed-texts.ts'

/** To the person, and to the owners who did not do it. */
export interface SecondFactorRemoved {
  kind: 'second-factor-removed'
  name: string
  /** The owner who removed it; undefined for the command line. */
  by: string | undefined
  /** In the mail to owners, whose it was. Undefined in the mail to the person. */
  person: string | undefined
}

export function secondFactorRemoved(
  office: Office,
  mail: SecondFactorRemoved,
  language: Language,
): Letter {
  const texts = secondFactorRemovedTexts(office)
  const values = {
    by: oneLine(mail.by || texts.operator[language]),
    person: oneLine(mail.person || texts.someone[language]),
  }
  const fill = (text: Words) =>
    text[language].replace('{by}', values.by).replace('{person}', values.person)
  const isOwn = mail.person === undefined
  const subject = (isOwn ? texts.subject : texts.ownersSubject)[language]
  const happened = fill(isOwn ? texts.happened : texts.ownersHappened)
  return {
    subject,
    sheet: (
      <Layout language={language} heading={subject} preview={happened}>
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{happened}</Paragraph>
        {isOwn ? (
          <NotYou language={language}>{texts.notYou[language]}</NotYou>
        ) : (
          <Paragraph language={language}>{texts.ownersWhatNow[language]}</Paragraph>
        )}
      </Layout>
    ),
  }
}
