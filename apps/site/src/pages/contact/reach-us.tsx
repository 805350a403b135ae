import { languageFacts } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { officeHours, sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './reach-us.module.css'

/** All contact details, each with a note. */
export function ReachUs() {
  return (
    <section className={styles.band}>
      <h2 className="hush">
        <Trans>How to reach us</Trans>
      </h2>
      <dl className="wrap">
        <Phone />
        <Email />
        <Address />
        <Hours />
      </dl>
    </section>
  )
}

interface RowProps {
  label: ReactNode
  children: ReactNode
  note: ReactNode
}

function Row({ label, children, note }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}

const callable = (number: string) => `tel:${number.replaceAll('-', '')}`

function Phone() {
  const { phone, phoneAbroad, dsn } = office
  return (
    <Row
      label={<Trans>Phone</Trans>}
      note={
        <>
          <Trans>From a base phone: DSN {dsn}.</Trans>
          <br />
          <Trans>
            From abroad: <a href={callable(phoneAbroad)}>{phoneAbroad}</a>
          </Trans>
        </>
      }
    >
      <a href={callable(phone)}>{phone}</a>
    </Row>
  )
}

function Email() {
  return (
    <Row
      label={<Trans>E-mail</Trans>}
      note={
        <Trans>
          Write in English or Japanese. Please send documents with the request form, not by e-mail,
          so that they are encrypted.
        </Trans>
      }
    >
      <a href={`mailto:${office.email}`}>{office.email}</a>
    </Row>
  )
}

/** Shown in both languages, for taxi drivers and parcels. */
function Address() {
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const elsewhere = (
    <span lang={other}>{office.address[other].join(languageFacts[other].addressComma)}</span>
  )
  return (
    <Row
      label={<Trans>Office</Trans>}
      note={<Trans>In Japanese, for a taxi driver: {elsewhere}</Trans>}
    >
      <address>
        {office.address[language].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Row>
  )
}

function Hours() {
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(useLanguage())
  return (
    <Row
      label={<Trans>Hours</Trans>}
      note={
        <Trans>
          Lunch from {lunchFrom} to {lunchUntil}. Closed Saturday, Sunday and American holidays.
          Same-day requests until {sameDayUntil} in the morning.
        </Trans>
      }
    >
      <Trans>
        Monday to Friday,{' '}
        <span className="nb">
          {opens} to {closes}
        </span>
      </Trans>
    </Row>
  )
}
