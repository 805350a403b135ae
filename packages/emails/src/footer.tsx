import type { Language, Words } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { paint, typeset } from './styles.ts'
import { PhoneLink } from './phone-link.tsx'

const { opens, closes, lunchFrom, lunchUntil } = office.hours

const words = {
  phone: { en: 'Phone ', ja: '電話 ' },
  onBase: { en: `, on base DSN ${office.dsn}`, ja: `（基地内の電話からは DSN ${office.dsn}）` },
  hours: {
    en: `Open Monday to Friday, ${opens} to ${closes}`,
    ja: `窓口 月曜〜金曜 ${clock(opens)}〜${clock(closes)}`,
  },
  breaks: {
    en: `Closed ${lunchFrom} to ${lunchUntil} for lunch, and on American holidays`,
    ja: `昼休み ${clock(lunchFrom)}〜${clock(lunchUntil)}、米国の祝日は休業`,
  },
} satisfies Record<string, Words>

/** Contact details and opening hours, at the end of every mail. */
export function Footer({ language }: { language: Language }) {
  const small = paint({ text: 'quiet' }, { ...typeset[language].small, margin: '0 0 10px' })

  return (
    <Section style={{ padding: '24px 0 0' }}>
      <Text {...small}>
        <strong>{office.name}</strong>
        {office.address[language].map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </Text>
      <Text {...small}>
        {words.phone[language]}
        <PhoneLink />
        {words.onBase[language]}
      </Text>
      <Text {...small}>
        {words.hours[language]}
        <br />
        {words.breaks[language]}
      </Text>
    </Section>
  )
}

/** Hours are stored as 0900; Japanese text shows 9:00. */
function clock(time: string): string {
  return `${Number(time.slice(0, 2))}:${time.slice(2)}`
}
