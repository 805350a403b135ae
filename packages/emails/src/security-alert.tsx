import { dateAndTime } from '@kakehashi/domain/calendar/date-formats'
import type { Language, Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { oneLine } from './greeting.ts'
import { Layout, type Letter } from './layout.tsx'

interface Alert {
  name: string
  /** Who did it; undefined if the account was deleted in the meantime. */
  person: string | undefined
  at: string
  /** The page of that person. */
  link: string
}

type AlertText = 'subject' | 'someone' | 'happened' | 'stopped' | 'whatNow' | 'button' | 'once'

/** To every owner. Mail is not confidential, so it names neither documents nor customers' data. */
export function securityAlert(
  { timeZone }: Office,
  texts: Readonly<Record<AlertText, Words>>,
  { name, person, at, link }: Alert,
  more: Readonly<Record<string, string>>,
  language: Language,
): Letter {
  const values: Readonly<Record<string, string>> = {
    ...more,
    person: oneLine(person || texts.someone[language]),
    at: dateAndTime(at, language, timeZone),
  }
  const fill = (text: Words) =>
    text[language].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.subject[language]}
        preview={texts.stopped[language]}
      >
        <Greeting language={language} name={name} />
        <Paragraph language={language}>{fill(texts.happened)}</Paragraph>
        <Paragraph language={language}>{texts.stopped[language]}</Paragraph>
        <Paragraph language={language}>{texts.whatNow[language]}</Paragraph>
        <Action language={language} link={link} label={texts.button[language]}>
          <Note language={language}>{texts.once[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
