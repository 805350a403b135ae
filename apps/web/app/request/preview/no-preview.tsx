import { Trans } from '@lingui/react/macro'
import { Empty } from '@kakehashi/ui/empty'
import styles from './preview.module.css'
import type { Look } from './use-sheets.ts'

type Why = Extract<Look, { kind: 'no-preview' }>['why']

export function NoPreview({ why }: { why: Why }) {
  return <Empty className={styles.blank} title={<Words why={why} />} />
}

function Words({ why }: { why: Why }) {
  switch (why) {
    case 'no-picture':
      return <Trans>This type of file cannot be shown here. Download it to read it.</Trans>
    case 'being-drawn':
      return <Trans>We are preparing a preview. You can already download the original.</Trans>
    case 'not-drawable':
      return <Trans>This photo cannot be shown here. Download it to see it.</Trans>
    case 'not-copied':
      return (
        <Trans>
          We could not make a safe copy of this file, so it cannot be opened here. Ask the customer
          to print it to a new PDF, or to send a photo of it.
        </Trans>
      )
    case 'pending':
      return (
        <Trans>We are checking this file for viruses. It will appear here after the check.</Trans>
      )
    case 'refused':
      return <Trans>This file was refused, so it cannot be shown.</Trans>
  }
}
