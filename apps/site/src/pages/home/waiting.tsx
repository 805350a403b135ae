import type { MenuRole } from '@kakehashi/browser/menu-role'
import { useOfficeHours } from '@kakehashi/layouts/office'
import { Icon } from '@kakehashi/ui/icon'
import { Link } from '@kakehashi/ui/link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './waiting.module.css'

/**
 * The first strip for signed-in people. Staff get the way to their screens. For customers an island
 * adds a row for each thing that waits for them; without any, the strip is not shown.
 */
export function Waiting() {
  return (
    <>
      <StaffRow audience="admin" to="/admin/dashboard">
        <Trans>Go to the office</Trans>
      </StaffRow>
      <StaffRow audience="desk" to="/desk">
        <Trans>Go to my desk</Trans>
      </StaffRow>
      <section
        className={styles.strip}
        aria-labelledby="waiting"
        data-for="customer"
        data-waiting-strip=""
      >
        <div className="wrap">
          <h2 id="waiting">
            <Trans>What waits for you</Trans>
          </h2>
          <div className={styles.rows} data-waiting-rows="" />
          <p>
            <Link to="/profile/myrequests" className={styles.all}>
              <Trans>
                All my requests, <span data-requests="" />
              </Trans>
            </Link>
          </p>
        </div>
        <template>
          <li>
            {/* The island adds the address. */}
            <a href="/profile/myrequests" className={styles.row}>
              <b>
                <Titles />
              </b>
              <span className={styles.detail}>
                <Details />
              </span>
              <Icon name="next" />
            </a>
          </li>
        </template>
      </section>
    </>
  )
}

interface StaffRowProps {
  audience: MenuRole
  to: string
  children: ReactNode
}

function StaffRow({ audience, to, children }: StaffRowProps) {
  return (
    <div className={styles.staff} data-for={audience}>
      <div className="wrap">
        <Link to={to} className={styles.row}>
          <b>{children}</b>
          <Icon name="next" />
        </Link>
      </div>
    </div>
  )
}

/** A sentence that the island keeps in the cases it is for: see waiting-rows.ts. */
function Case({ of, children }: { of: string; children: ReactNode }) {
  return <span data-case={of}>{children}</span>
}

function Slot({ of }: { of: string }) {
  return <span data-slot={of} />
}

function Titles() {
  const amount = <Slot of="amount" />
  return (
    <>
      <Case of="address">
        <Trans>Confirm your e-mail address</Trans>
      </Case>
      <Case of="late">
        <Trans>Your translation is late</Trans>
      </Case>
      <Case of="quote">
        <Trans>Answer your quote: {amount}</Trans>
      </Case>
      <Case of="one-message">
        <Trans>Read our message</Trans>
      </Case>
      <Case of="messages">
        <Trans>
          Read our <Slot of="unread" /> messages
        </Trans>
      </Case>
      <Case of="deposit">
        <Trans>Pay the deposit: {amount}</Trans>
      </Case>
      <Case of="names">
        <Trans>Check the names and dates</Trans>
      </Case>
      <Case of="proof">
        <Trans>Read the proof copy</Trans>
      </Case>
      <Case of="collect">
        <Trans>Collect your translation</Trans>
      </Case>
      <Case of="download">
        <Trans>Download your translation</Trans>
      </Case>
      <Case of="balance pay-first">
        <Trans>Pay the balance: {amount}</Trans>
      </Case>
    </>
  )
}

function Details() {
  // Japanese has no space after a sentence.
  const space = useLanguage() === 'ja' ? '' : ' '
  const { sameDayUntil } = useOfficeHours()
  const day = (
    <span className="date">
      <Slot of="day" />
    </span>
  )
  return (
    <>
      <Case of="address">
        <Trans>
          We sent a link to <Slot of="email" />. Until you open it, our e-mails may not reach you.
        </Trans>
      </Case>
      <Case of="message">
        <Trans>
          <Slot of="order" />: “<Slot of="comment" />”
        </Trans>
      </Case>
      <Case of="late quote deposit names proof translation balance">
        <Trans>
          <Slot of="order" />, <Slot of="service" />.
        </Trans>
        {space}
      </Case>
      <Case of="names">
        <Trans>Compare them with the passports and confirm them.</Trans>
      </Case>
      <Case of="proof">
        <Trans>Approve it, or tell us what to change.</Trans>
      </Case>
      <Case of="no-new-day">
        <Trans>We promised it for {day}. We will tell you the new day.</Trans>
      </Case>
      <Case of="none">
        <Trans>Ready by {day}.</Trans>
      </Case>
      <Case of="accept">
        <Trans>Ready by {day} if you accept today.</Trans>
      </Case>
      <Case of="accept-same-day">
        <Trans>Ready today if you accept before {sameDayUntil}.</Trans>
      </Case>
      <Case of="accept-and-pay">
        <Trans>Ready by {day} if you accept and pay the deposit today.</Trans>
      </Case>
      <Case of="accept-and-pay-same-day">
        <Trans>Ready today if you accept and pay the deposit before {sameDayUntil}.</Trans>
      </Case>
      <Case of="pay">
        <Trans>Ready by {day} if you pay the deposit today.</Trans>
      </Case>
      <Case of="pay-same-day">
        <Trans>Ready today if you pay the deposit before {sameDayUntil}.</Trans>
      </Case>
      <Case of="counter">
        <Trans>At our counter.</Trans>
        {space}
      </Case>
      <Case of="meeting">
        <Trans>At the meeting point.</Trans>
        {space}
      </Case>
      <Case of="paid">
        <Trans>Nothing is left to pay.</Trans>
      </Case>
      <Case of="unpaid">
        <Trans>
          <Slot of="amount" /> is left to pay.
        </Trans>
      </Case>
      <Case of="pay-first">
        <Trans>Your translation is ready. You get it once everything is paid.</Trans>
      </Case>
      <Case of="or-counter">
        <Trans>You can also collect it at our counter.</Trans>
      </Case>
      <Case of="balance">
        <Trans>Please pay at our counter, or write to us to arrange another way.</Trans>
      </Case>
    </>
  )
}
