import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { type Language, languageFacts, type Words } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import type { Office } from '@kakehashi/domain/office'
import { type NoticeKind, optionalNotices } from '@kakehashi/domain/request/notices'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { customerTexts } from './customer-texts.ts'
import { type FactRow, factRows } from './fact-rows.ts'
import { FactTable } from './fact-table.tsx'
import { factLabels } from './fact-texts.ts'
import { HandOver, type HandOverTopic } from './hand-over.tsx'
import { textChanges } from './interpretation-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { phrases, requestTexts } from './layout-texts.ts'
import { quoteTexts } from './quote-texts.ts'
import type { RequestFacts } from './request-facts.ts'
import type { RequestMailText, Sentence } from './request-mail-text.ts'
import { staffTexts } from './staff-texts.ts'
import { withdrawnTexts } from './withdrawn-texts.ts'

export type RequestMailKind = NoticeKind

export interface RequestMail {
  kind: RequestMailKind
  /** Empty for the office's own mailbox, which gets no greeting. */
  name: string
  orderNumber: string
  stage: Words
  link: string
  facts: RequestFacts
}

const textsOf: Readonly<Record<RequestMailKind, RequestMailText>> = {
  ...customerTexts,
  ...quoteTexts,
  ...withdrawnTexts,
  ...staffTexts,
}

export function requestMail({ timeZone }: Office, mail: RequestMail, language: Language): Letter {
  const { kind, facts } = mail
  const { title, happened, whatNow, button } = {
    ...textsOf[kind],
    ...textChanges(kind, facts),
  }
  const word = (sentence: Sentence) =>
    (typeof sentence === 'function' ? sentence(facts) : sentence)[language]

  return {
    subject: phrases[language].requestSubject(mail.orderNumber, title[language]),
    sheet: (
      <Layout
        language={language}
        heading={title[language]}
        preview={previewOf(mail, word(happened), language)}
      >
        {mail.name !== '' && <Greeting language={language} name={mail.name} />}
        <Paragraph language={language}>{word(happened)}</Paragraph>
        <FactTable
          language={language}
          rows={[...reference(mail, language), ...factRows(facts, language, timeZone)]}
        />
        <Paragraph language={language}>{word(whatNow)}</Paragraph>
        <HandOver language={language} facts={facts} topic={handOvers[kind]} />
        <Action language={language} link={mail.link} label={button[language]}>
          {isOptional(kind) && (
            <Note language={language}>{requestTexts.canBeTurnedOff[language]}</Note>
          )}
        </Action>
      </Layout>
    ),
  }
}

/** What a customer quotes on the phone. */
function reference({ orderNumber, stage }: RequestMail, language: Language): FactRow[] {
  return [
    { label: factLabels.orderNumber[language], value: orderNumber, isMain: true },
    { label: factLabels.stage[language], value: stage[language] },
  ]
}

/** The mails that say how to pay or how to get the translation. */
const handOvers: Partial<Record<RequestMailKind, HandOverTopic>> = {
  'quote-ready': 'quote',
  'quote-replaced': 'quote',
  'quote-reminder': 'quote',
  'quote-accepted': 'quote',
  'deposit-reminder': 'quote',
  'payment-recorded': 'payment',
  'payment-reminder': 'payment',
  'request-reopened': 'payment',
  'translation-ready': 'pickup',
  'pickup-reminder': 'pickup',
  'translation-out': 'payment',
  'request-delivered': 'payment',
}

/** After the subject, an inbox shows the service and the fact that the mail is about. */
function previewOf({ kind, facts }: RequestMail, happened: string, language: Language): string {
  const { service, price, ready } = facts
  const { colon } = languageFacts[language]
  const isAboutPrice = kind.startsWith('quote-') || kind === 'payment-recorded'
  const isAboutDay = kind === 'promise-moved' || kind === 'late-new-day'
  const fact =
    (isAboutPrice && price !== null && priceText(price.totalCents)) ||
    (isAboutDay && ready !== null && formatWeekdayAndDate(ready.day, language)) ||
    happened
  return `${service[language]}${colon}${fact}`
}

function isOptional(kind: RequestMailKind): boolean {
  return optionalNotices.some((optional) => optional === kind)
}
