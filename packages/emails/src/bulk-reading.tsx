import { dateAndTime } from '@kakehashi/domain/calendar/date-formats'
import type { Language, Words } from '@kakehashi/domain/language'
import { bulkReadingTexts as texts } from './bulk-reading-texts.ts'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { oneLine } from './greeting.ts'
import { Layout, type Letter } from './layout.tsx'

/** To every owner. Mail is not confidential, so it names neither documents nor customers. */
export interface BulkReading {
  kind: 'bulk-reading'
  name: string
  /** Undefined if the account was deleted in the meantime. */
  reader: string | undefined
  at: string
  documents: number
  minutes: number
  /** The page of the person who read the documents. */
  link: string
}

export function bulkReading(mail: BulkReading, language: Language): Letter {
  const { name, reader, at, documents, minutes, link } = mail
  const values: Readonly<Record<string, string>> = {
    reader: oneLine(reader || texts.someone[language]),
    at: dateAndTime(at, language),
    documents: String(documents),
    minutes: String(minutes),
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
