import type { ProofReply, RemarkView } from '@kakehashi/contract/requests/proof-view'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { RemarkAnswer } from './remark-answer.tsx'
import { SettleRemark } from './settle-remark.tsx'
import styles from './proof.module.css'

/** Every remark of the customer, those that wait for an answer first. */
export function Remarks({ reply: { request, remarks, can } }: { reply: ProofReply }) {
  const [settling, setSettling] = useState<RemarkView>()
  if (remarks.length === 0) return null
  const ordered = remarks.toSorted((one, other) => Number(!!one.settled) - Number(!!other.settled))
  return (
    <>
      <ul role="list" className={styles.remarks}>
        {ordered.map((remark) => (
          <Remark
            key={remark._id}
            remark={remark}
            onSettle={can.includes('settle') ? setSettling : undefined}
          />
        ))}
      </ul>
      <SettleRemark requestId={request} remark={settling} onClose={() => setSettling(undefined)} />
    </>
  )
}

interface RemarkProps {
  remark: RemarkView
  onSettle: ((remark: RemarkView) => void) | undefined
}

function Remark({ remark, onSettle }: RemarkProps) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const language = useLanguage()
  const { about, isOfThis, madeAt, settled } = remark
  const label = about?.label[language]
  return (
    <li className={styles.remark}>
      <p className={styles.small}>
        {label === undefined ? <Trans>About the whole</Trans> : label}
        {about && (
          <>
            {': '}
            <b translate="no">{about.value}</b>
          </>
        )}
      </p>
      <p className={styles.text}>{remark.remark}</p>
      <p className={styles.small}>
        <time dateTime={madeAt}>{officeDateAndTime(madeAt)}</time>
        {!isOfThis && (
          <>
            {' '}
            <Trans>(earlier file)</Trans>
          </>
        )}
      </p>
      <RemarkAnswer settled={settled} />
      {!settled && onSettle && (
        <Button
          variant="line"
          size="small"
          aria-label={label === undefined ? t`Answer the remark` : t`Answer: ${label}`}
          onClick={() => onSettle(remark)}
        >
          <Trans>Answer</Trans>
        </Button>
      )}
    </li>
  )
}
