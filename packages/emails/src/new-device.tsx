import { dateAndTime } from '@kakehashi/domain/calendar/date-formats'
import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { Device } from '@kakehashi/domain/people/device-name'
import { Action, Greeting, NotYou, Paragraph } from './components.tsx'
import { FactTable } from './fact-table.tsx'
import { Layout, type Letter } from './layout.tsx'
import { deviceTexts, newDeviceTexts } from './new-device-texts.ts'

/** After a login in a browser that the account was not used in before. */
export interface NewDevice extends Device {
  kind: 'new-device'
  name: string
  at: string
  /** Without the part that names a household: 203.0.113.0/24 */
  network: string
  /** The page with the person's sessions. */
  link: string
}

export function newDevice(office: Office, mail: NewDevice, language: Language): Letter {
  const texts = newDeviceTexts(office)
  const rows = [
    { label: texts.when[language], value: dateAndTime(mail.at, language, office.timeZone) },
    { label: texts.browser[language], value: deviceText(mail, language) },
    { label: texts.network[language], value: mail.network },
  ]
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.subject[language]}
        preview={texts.happened[language]}
      >
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{texts.happened[language]}</Paragraph>
        <FactTable language={language} rows={rows} />
        <Paragraph language={language}>{texts.itWasYou[language]}</Paragraph>
        <NotYou language={language}>{texts.notYou[language]}</NotYou>
        <Action language={language} link={mail.link} label={texts.button[language]}>
          {null}
        </Action>
      </Layout>
    ),
  }
}

function deviceText({ browser, system }: Device, language: Language): string {
  if (browser === undefined || system === undefined) {
    return browser ?? system ?? deviceTexts.unknown[language]
  }
  return deviceTexts.onSystem[language].replace('{browser}', browser).replace('{system}', system)
}
