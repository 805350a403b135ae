import { saveText } from '../../../api/client/file-transfer.ts'
import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useUnsavedChanges } from '../../../forms/use-unsaved-changes.tsx'
import { Button } from '@kakehashi/ui/button'
import { Actions } from '../../section.tsx'
import { CopyButton } from '@kakehashi/ui/copy-button'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** The codes are shown only once, so leaving asks first. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const unsaved = useUnsavedChanges(true, {
    title: <Trans>Have you saved the codes?</Trans>,
    children: <Trans>We cannot show them again.</Trans>,
  })
  useEffect(() => heading.current?.focus(), [])

  const list = codes.join('\n')
  const name = useOffice().name[useLanguage()]
  const title = t`${name}: recovery codes`
  return (
    <div className={styles.sheet}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </h3>
      <div className={styles.printed}>{title}</div>
      <p>
        <Trans>
          If you lose your phone, you can sign in with one of these codes. Each code works once.
          Keep them in a safe place: we cannot show them again.
        </Trans>
      </p>
      <ul data-keep-visible className={styles.codes} translate="no" lang="en">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Actions>
        <CopyButton text={list} />
        <Button
          variant="line"
          size="small"
          icon="download"
          onClick={() => saveText('recovery-codes.txt', `${title}\n\n${list}\n`)}
        >
          <Trans>Save as a file</Trans>
        </Button>
        <Button variant="line" size="small" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </Actions>
      <Actions>
        <Button
          onClick={() => {
            unsaved.allowLeaving()
            onSaved()
          }}
        >
          <Trans>I HAVE SAVED THEM</Trans>
        </Button>
      </Actions>
      {unsaved.question}
    </div>
  )
}
