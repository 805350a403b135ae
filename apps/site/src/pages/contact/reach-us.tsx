import { languageFacts } from '@kakehashi/domain/language'
import { addressLines } from '@kakehashi/domain/office'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { Sentences } from '../../parts/sentences.tsx'
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
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

const callable = (number: string) => `tel:${number.replaceAll('-', '')}`

function Phone() {
  const { phone, phoneAbroad, dsn } = useOffice()
  return (
    <Row
      label={<Trans>Phone</Trans>}
      note={
        <>
          {dsn !== '' && (
            <>
              <Trans>From a base phone: DSN {dsn}.</Trans>
              <br />
            </>
          )}
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
  const { email } = useOffice()
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
      <a href={`mailto:${email}`}>{email}</a>
    </Row>
  )
}

/** Shown in both languages, for taxi drivers and parcels. */
function Address() {
  const office = useOffice()
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  // A driver outside Japan does not read Japanese.
  const isUseful = language === 'ja' || office.address.country === 'JP'
  const elsewhere = (
    <span lang={other}>{addressLines(office, other).join(languageFacts[other].addressComma)}</span>
  )
  return (
    <Row
      label={<Trans>Office</Trans>}
      note={isUseful && <Trans>In Japanese, for a taxi driver: {elsewhere}</Trans>}
    >
      <address>
        {addressLines(office, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Row>
  )
}

function Hours() {
  const office = useOffice()
  const { opens, closes, lunchFrom, lunchUntil, sameDayUntil } = useOfficeHours()
  const { closedDays, ...words } = useOfficeWords()
  const openDays = capitalised(words.openDays)
  return (
    <Row
      label={<Trans>Hours</Trans>}
      note={
        <Sentences>
          {hasLunch(office) && (
            <Trans>
              Lunch from {lunchFrom} to {lunchUntil}.
            </Trans>
          )}
          {closedDays !== null && <Trans>Closed {closedDays}.</Trans>}
          <Trans>Same-day requests until {sameDayUntil}.</Trans>
        </Sentences>
      }
    >
      <Trans>
        {openDays},{' '}
        <span className="nb">
          {opens} to {closes}
        </span>
      </Trans>
    </Row>
  )
}
