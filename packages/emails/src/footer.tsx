import type { Language } from '@kakehashi/domain/language'
import { addressLines } from '@kakehashi/domain/office'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { footerHours } from './office-texts.ts'
import { footerTexts } from './layout-texts.ts'
import { useOffice } from './office.tsx'
import { paint, typeset } from './styles.ts'
import { PhoneLink } from './phone-link.tsx'

/** Contact details and opening hours, at the end of every mail. */
export function Footer({ language }: { language: Language }) {
  const office = useOffice()
  const texts = footerTexts(office)
  const { hours, breaks } = footerHours(office)
  const small = paint({ text: 'quiet' }, { ...typeset[language].small, margin: '0 0 10px' })

  return (
    <Section style={{ padding: '24px 0 0' }}>
      <Text {...small}>
        <strong>{office.name[language]}</strong>
        {addressLines(office, language).map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </Text>
      {office.phone !== '' && (
        <Text {...small}>
          {texts.phone[language]}
          <PhoneLink />
          {texts.onBase[language]}
        </Text>
      )}
      <Text {...small}>
        {hours[language]}
        {breaks[language] !== '' && (
          <>
            <br />
            {breaks[language]}
          </>
        )}
      </Text>
    </Section>
  )
}
