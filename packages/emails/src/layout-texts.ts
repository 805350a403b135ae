import type { Language, Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'

// Texts that several mails share.

interface Phrases {
  readonly greeting: (name: string) => string
  /** For a name that cannot be shown. */
  readonly namelessGreeting: string
  /** The order number comes first, so that mails about one request are easy to find in an inbox. */
  readonly requestSubject: (orderNumber: string, title: string) => string
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    namelessGreeting: 'Hello,',
    requestSubject: (orderNumber, title) =>
      `${orderNumber}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  },
  ja: {
    greeting: (name) => `${name} 様`,
    namelessGreeting: 'お客さま',
    requestSubject: (orderNumber, title) => `【${orderNumber}】${title}`,
  },
}

export const componentTexts = {
  notYou: { en: 'If it was not you', ja: 'お心当たりがない場合' },
  bareLink: {
    en: 'If the button does not work, copy this address into your browser:',
    ja: 'ボタンから開けない場合は、次のリンクをブラウザに貼り付けてください。',
  },
} satisfies Record<string, Words>

export const requestTexts = {
  canBeTurnedOff: {
    en: 'If you do not want e-mails like this one, you can turn them off in your profile.',
    ja: 'このようなお知らせがご不要な場合は、マイページで停止できます。',
  },
} satisfies Record<string, Words>

export function footerTexts({ dsn }: Office) {
  return {
    phone: { en: 'Phone ', ja: '電話 ' },
    onBase: {
      en: dsn && `, on base DSN ${dsn}`,
      ja: dsn && `（基地内の電話からは DSN ${dsn}）`,
    },
  } satisfies Record<string, Words>
}
