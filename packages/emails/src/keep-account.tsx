import { officeDateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { timeZoneName } from '@kakehashi/domain/calendar/time-zone-name'
import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { keepAccountTexts } from './keep-account-texts.ts'
import { Layout, type Letter } from './layout.tsx'

/** To a person whose account was deleted, by themselves or by staff. */
export interface KeepAccount {
  kind: 'keep-account'
  name: string
  link: string
  erasedFrom: string
}

export function keepAccount(office: Office, mail: KeepAccount, language: Language): Letter {
  const texts = keepAccountTexts(office)
  const moment = officeDateAndTime(mail.erasedFrom, language, office.timeZone)
  const zone = timeZoneName(new Date(mail.erasedFrom), language, office.timeZone)
  const subject = texts.subject[language]
  const happened = texts.happened[language]
  return {
    subject,
    sheet: (
      <Layout language={language} heading={subject} preview={happened}>
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{happened}</Paragraph>
        <Paragraph language={language}>
          {texts.erased[language].replace('{moment}', moment).replace('{zone}', zone)}
        </Paragraph>
        <Paragraph language={language}>{texts.stop[language]}</Paragraph>
        <Action language={language} link={mail.link} label={texts.button[language]}>
          <Note language={language}>{texts.once[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
