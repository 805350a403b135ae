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
      return <Trans>Documents of this kind are not shown here. Download it to read it.</Trans>
    case 'being-drawn':
      return <Trans>The picture is being drawn. You can download the original meanwhile.</Trans>
    case 'not-drawable':
      return <Trans>No picture could be made of this photograph. Download it to see it.</Trans>
    case 'pending':
      return <Trans>It is being checked for viruses. It appears here when that is done.</Trans>
    case 'refused':
      return <Trans>It was refused, so there is nothing to show.</Trans>
  }
}
