import { status } from '@kakehashi/contract/operations'
import type { PublicPart, PublicState } from '@kakehashi/domain/system/public-status'
import { Icon } from '@kakehashi/ui/icon'
import { Pill } from '@kakehashi/ui/pill'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ContactBlock } from '../../parts/contact-block.tsx'
import styles from './page.module.css'

export const title = msg`System status`
export const description = msg`Whether our website, your orders, your documents and our e-mails work at the moment.`

/** An island asks the API and shows what applies: see islands/system-status.ts. */
export default function Status() {
  return (
    <>
      <div className={`wrap ${styles.page}`} data-script="system-status" data-from={status.path}>
        <h1>
          <Trans>System status</Trans>
        </h1>
        <output className={styles.answer}>
          <Answer of="checking">
            <Trans>Checking</Trans>
          </Answer>
          <Answer of="up" icon="check">
            <Trans>Everything works.</Trans>
          </Answer>
          <Answer of="delayed" icon="clock">
            <Trans>Something takes longer than usual.</Trans>
          </Answer>
          <Answer of="down" icon="alert">
            <Trans>Something does not work.</Trans>
          </Answer>
          <Answer of="no-answer" icon="alert">
            <Trans>Our server does not answer. Please check your connection, or call us.</Trans>
          </Answer>
        </output>
        <noscript>
          <p>
            <Trans>
              This page needs JavaScript. Without it, you can read{' '}
              <a href={status.path}>the same as plain text</a>.
            </Trans>
          </p>
        </noscript>
        <ul role="list" className={styles.parts}>
          <Part of="orders" name={<Trans>Requests and messages</Trans>}>
            <Sentence of="down">
              <Trans>
                You cannot log in, send a request or write to us here at the moment. What you have
                sent is safe.
              </Trans>
            </Sentence>
          </Part>
          <Part of="documents" name={<Trans>Documents</Trans>}>
            <Sentence of="down">
              <Trans>
                You cannot send or open documents at the moment. The documents you have sent are
                safe.
              </Trans>
            </Sentence>
          </Part>
          <Part of="mail" name={<Trans>E-mails from us</Trans>}>
            <Sentence of="delayed">
              <Trans>
                Our e-mails, also links to confirm an address or reset a password, arrive later than
                usual. Our messages are also on the page of your request.
              </Trans>
            </Sentence>
          </Part>
        </ul>
        <p className={styles.checked} data-checked="" hidden>
          <Trans>
            Checked at <span data-time="" />. This page checks again every half minute.
          </Trans>
        </p>
      </div>
      <ContactBlock />
    </>
  )
}

interface AnswerProps {
  of: PublicState | 'checking' | 'no-answer'
  icon?: 'check' | 'clock' | 'alert'
  children: ReactNode
}

function Answer({ of: state, icon, children }: AnswerProps) {
  return (
    <span data-answer={state} className={styles[state]} hidden={state !== 'checking'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

function Part({
  of: part,
  name,
  children,
}: {
  of: PublicPart
  name: ReactNode
  children: ReactNode
}) {
  return (
    <li data-part={part}>
      <h2>{name}</h2>
      <div className={styles.state}>
        <span data-state="up" hidden>
          <Pill tone="leaf" icon="check">
            <Trans>Works</Trans>
          </Pill>
        </span>
        <span data-state="delayed" hidden>
          <Pill tone="amber" icon="clock">
            <Trans>Delayed</Trans>
          </Pill>
        </span>
        <span data-state="down" hidden>
          <Pill tone="seal" icon="alert">
            <Trans>Does not work</Trans>
          </Pill>
        </span>
      </div>
      {children}
    </li>
  )
}

function Sentence({ of: state, children }: { of: PublicState; children: ReactNode }) {
  return (
    <p data-state={state} hidden>
      {children}
    </p>
  )
}
