import type { PaperTemplate } from '@kakehashi/domain/paper-templates/template'
import { readPaperDate } from '@kakehashi/domain/paper-templates/translate-date'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { drawPlace } from './draw-place.ts'
import styles from './paper-templates.module.css'
import type { Proposal } from './use-proposals.ts'

interface DateProposalRowProps {
  proposal: Proposal
  template: PaperTemplate
  /** Of the field. */
  label: string
  onAccept: () => void
  onType: () => void
}

/** A date as it is in the picture, and what would be written. A person accepts it or types. */
export function DateProposalRow(props: DateProposalRowProps) {
  const { proposal, template, label, onAccept, onType } = props
  const { t } = useLingui()
  const { date, text, sheets, look } = proposal
  const picture = useRef<HTMLCanvasElement>(null)
  const read = readPaperDate(text, template.from)
  const sure = Math.round(date.certainty)

  useEffect(() => {
    const { current } = picture
    if (!current || !sheets) return undefined
    const stop = new AbortController()
    // Without the picture, the place is still outlined in the document.
    void drawPlace(sheets, date, current, stop.signal).catch(() => {})
    return () => stop.abort()
  }, [sheets, date])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only shows the place
    <div className={styles.proposal} onFocus={look} onMouseEnter={look}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas with the role of an image */}
      <canvas ref={picture} role="img" aria-label={t`The place in the document`} />
      <b lang={template.from}>{text}</b>
      {read.kind === 'read' && <b>{read.text}</b>}
      <span className={styles.sure}>
        <Trans>{sure}% sure</Trans>
      </span>
      <span className={styles.take}>
        <Button size="small" aria-label={t`Use the proposed date: ${label}`} onClick={onAccept}>
          <Trans>USE</Trans>
        </Button>
        <kbd aria-hidden="true">Enter</kbd>
      </span>
      <Button
        variant="line"
        size="small"
        aria-label={t`Type it instead: ${label}`}
        onClick={onType}
      >
        <Trans>TYPE IT</Trans>
      </Button>
    </div>
  )
}
