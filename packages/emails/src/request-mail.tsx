import type { Language, Words } from '@kakehashi/domain/language'
import { type NoticeKind, optionalNotices } from '@kakehashi/domain/request/notices'
import { Section, Text } from 'react-email'
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
  firstName: string
  orderNumber: string
  stage: Words
  link: string
}

const textsOf: Readonly<Record<RequestMailKind, RequestMailText>> = {
  ...customerTexts,
  ...staffTexts,
}

const words = {
  orderNumber: { en: 'Order number: ', ja: 'ご依頼番号：' },
  stage: { en: 'Stage: ', ja: '現在の段階：' },
  canBeTurnedOff: {
    en: 'If you do not want e-mails like this one, you can turn them off in your profile.',
    ja: 'このようなお知らせがご不要な場合は、マイページで停止できます。',
  },
} satisfies Record<string, Words>

export function requestMail(mail: RequestMail, language: Language): Letter {
  const { title, happened, whatNow, button } = textsOf[mail.kind]

  return {
    subject: subjectIn(language, mail.orderNumber, title),
    sheet: (
      <Layout language={language} heading={title[language]} preview={happened[language]}>
        {mail.firstName !== '' && <Greeting language={language} firstName={mail.firstName} />}
        <Paragraph language={language}>{happened[language]}</Paragraph>
        <RequestReference language={language} mail={mail} />
        <Paragraph language={language}>{whatNow[language]}</Paragraph>
        <Action language={language} link={mail.link} label={button[language]}>
          {isOptional(mail.kind) && (
            <Note language={language}>{words.canBeTurnedOff[language]}</Note>
          )}
        </Action>
      </Layout>
    ),
  }
}

/** The order number comes first, so that mails about one request are easy to find in an inbox. */
function subjectIn(language: Language, orderNumber: string, title: Words): string {
  switch (language) {
    case 'en':
      return `${orderNumber}: ${title.en.charAt(0).toLowerCase()}${title.en.slice(1)}`
    case 'ja':
      return `【${orderNumber}】${title.ja}`
  }
}

/** What a customer quotes on the phone. */
function RequestReference({ language, mail }: { language: Language; mail: RequestMail }) {
  return (
    <Section
      {...paint({ fill: 'tint' }, { borderRadius: 4, padding: '14px 20px', margin: '4px 0 20px' })}
    >
      <Text {...paint({ text: 'ink' }, { ...typeset[language].text, margin: 0 })}>
        {words.orderNumber[language]}
        <strong style={{ whiteSpace: 'nowrap' }}>{mail.orderNumber}</strong>
        <br />
        {words.stage[language]}
        <strong>{mail.stage[language]}</strong>
      </Text>
    </Section>
  )
}

function isOptional(kind: RequestMailKind): boolean {
  return optionalNotices.some((optional) => optional === kind)
}
