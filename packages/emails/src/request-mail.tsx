import type { Language, Words } from '@kakehashi/domain/language'
import { type NoticeKind, optionalNotices } from '@kakehashi/domain/request/notices'
import { Section, Text } from 'react-email'
import { phrases, requestTexts } from './layout-texts.ts'
import { Layout, type Letter } from './layout.tsx'
import { paint, typeset } from './styles.ts'
import { staffTexts } from './staff-texts.ts'
import { type RequestMailText, customerTexts } from './customer-texts.ts'
import { Action, Greeting, Note, Paragraph } from './components.tsx'

export type RequestMailKind = NoticeKind

/**
 * E-mail is not confidential, so these mails have only the order number, the stage and a link.
 * Messages, documents and amounts are shown after login.
 */
export interface RequestMail {
  kind: RequestMailKind
  /** Empty for the office's own mailbox, which gets no greeting. */
  name: string
  orderNumber: string
  stage: Words
  link: string
}

const textsOf: Readonly<Record<RequestMailKind, RequestMailText>> = {
  ...customerTexts,
  ...staffTexts,
}

export function requestMail(mail: RequestMail, language: Language): Letter {
  const { title, happened, whatNow, button } = textsOf[mail.kind]

  return {
    subject: phrases[language].requestSubject(mail.orderNumber, title[language]),
    sheet: (
      <Layout language={language} heading={title[language]} preview={happened[language]}>
        {mail.name !== '' && <Greeting language={language} name={mail.name} />}
        <Paragraph language={language}>{happened[language]}</Paragraph>
        <RequestReference language={language} mail={mail} />
        <Paragraph language={language}>{whatNow[language]}</Paragraph>
        <Action language={language} link={mail.link} label={button[language]}>
          {isOptional(mail.kind) && (
            <Note language={language}>{requestTexts.canBeTurnedOff[language]}</Note>
          )}
        </Action>
      </Layout>
    ),
  }
}

/** What a customer quotes on the phone. */
function RequestReference({ language, mail }: { language: Language; mail: RequestMail }) {
  return (
    <Section
      {...paint({ fill: 'tint' }, { borderRadius: 4, padding: '14px 20px', margin: '4px 0 20px' })}
    >
      <Text {...paint({ text: 'ink' }, { ...typeset[language].text, margin: 0 })}>
        {requestTexts.orderNumber[language]}
        <strong style={{ whiteSpace: 'nowrap' }}>{mail.orderNumber}</strong>
        <br />
        {requestTexts.stage[language]}
        <strong>{mail.stage[language]}</strong>
      </Text>
    </Section>
  )
}

function isOptional(kind: RequestMailKind): boolean {
  return optionalNotices.some((optional) => optional === kind)
}
