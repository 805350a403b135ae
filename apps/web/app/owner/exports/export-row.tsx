import { downloadExport, type ExportView } from '@kakehashi/contract/exports'
import type { ExportState } from '@kakehashi/domain/data-files/exports'
import { Pill } from '@kakehashi/ui/pill'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { DownloadButton } from '../../request/documents/download-button.tsx'
import { kindLabels } from './kind-labels.ts'
import styles from './exports.module.css'

export function ExportRow({ item }: { item: ExportView }) {
  const { t } = useLingui()
  const { officeDate, shortDateAndTime } = useDates()
  const { _id, kind, format, state, rows, askedBy } = item
  const [what, from, to] = [t(kindLabels[kind]), officeDate(item.from), officeDate(item.to)]
  const until = shortDateAndTime(item.expiresAt)
  return (
    <div className={styles.row}>
      <p>
        <b>
          <Trans>
            {what}, {from} to {to}
          </Trans>
        </b>{' '}
        {format.toUpperCase()}
      </p>
      <p className={styles.facts}>
        <time dateTime={item.askedAt}>{shortDateAndTime(item.askedAt)}</time>
        <span>{askedBy ?? <Trans>A deleted person</Trans>}</span>
        {rows !== undefined && (
          <span>
            <Plural value={rows} one="# row" other="# rows" />
          </span>
        )}
        {state === 'ready' && (
          <span>
            <Trans>until {until}</Trans>
          </span>
        )}
      </p>
      <div className={styles.state}>
        {state === 'ready' ? (
          <DownloadButton
            path={downloadExport.path.replace(':id', _id)}
            icon="download"
            size="small"
            what={`${what}, ${from}`}
          >
            <Trans>DOWNLOAD</Trans>
          </DownloadButton>
        ) : (
          <State state={state} />
        )}
      </div>
    </div>
  )
}

function State({ state }: { state: Exclude<ExportState, 'ready'> }) {
  const looks: Record<typeof state, [ComponentProps<typeof Pill>['tone'], ReactNode]> = {
    waiting: ['sea', <Trans key="waiting">Being written</Trans>],
    'too-long': [
      'amber',
      <Trans key="too-long">More than a million rows. Choose fewer days</Trans>,
    ],
    failed: ['amber', <Trans key="failed">Could not be written. Export it again</Trans>],
    expired: ['plain', <Trans key="expired">File deleted after 24 hours</Trans>],
    erased: ['plain', <Trans key="erased">File deleted: somebody was erased</Trans>],
  }
  const [tone, text] = looks[state]
  return <Pill tone={tone}>{text}</Pill>
}
