import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { footerTexts } from './layout-texts.ts'
import { paint, typeset } from './styles.ts'
import { PhoneLink } from './phone-link.tsx'

/** Contact details and opening hours, at the end of every mail. */
export function Footer({ language }: { language: Language }) {
  const small = paint({ text: 'quiet' }, { ...typeset[language].small, margin: '0 0 10px' })

  return (
    <Section style={{ padding: '24px 0 0' }}>
      <Text {...small}>
        <strong>{office.localName[language]}</strong>
        {office.address[language].map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </Text>
      <Text {...small}>
        {footerTexts.phone[language]}
        <PhoneLink />
        {footerTexts.onBase[language]}
      </Text>
      <Text {...small}>
        {footerTexts.hours[language]}
        <br />
        {footerTexts.breaks[language]}
      </Text>
    </Section>
  )
}
