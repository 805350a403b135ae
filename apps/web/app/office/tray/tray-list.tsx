import type { TrayDocument } from '@kakehashi/contract/tray'
import { refusalText } from '@kakehashi/contract/refusals/refusals'
import { CheckboxField } from '@kakehashi/ui/field'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { useFileFacts } from '../../request/documents/file-facts.ts'
import styles from './tray.module.css'

interface TrayListProps {
  documents: readonly TrayDocument[]
  shown: string
  ticked: ReadonlySet<string>
  onShow: (id: string) => void
  onTick: (id: string, isTicked: boolean) => void
}

/** Newest first. The arrow keys go along the boxes, and the one with the focus is shown. */
export function TrayList({ documents, shown, ticked, onShow, onTick }: TrayListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])]
  const shownBox = () => boxes().find(({ value }) => value === shown)
  const focusFallback = useFocusFallback(shownBox)
  useEffect(() => {
    const first = list.current?.querySelector('input')
    // An open dialog was empty until now. One that opens gives the focus to what is marked.
    if (first?.closest('dialog')?.open) first.focus()
    else first?.setAttribute('autofocus', '')
  }, [])

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = boxes()
    all[all.findIndex((box) => box === event.target) + step]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the boxes in it
    <ul
      ref={list}
      role="list"
      aria-label={t`Scans, newest first`}
      className={styles.list}
      onKeyDown={press}
      {...focusFallback}
    >
      {documents.map((document) => (
        <li key={document._id} data-shown={document._id === shown || undefined}>
          <CheckboxField
            label={<ScanFacts document={document} />}
            value={document._id}
            checked={ticked.has(document._id)}
            disabled={document.status === 'refused'}
            onFocus={() => onShow(document._id)}
            onChange={({ target }) => onTick(document._id, target.checked)}
          />
        </li>
      ))}
    </ul>
  )
}

function ScanFacts({ document }: { document: TrayDocument }) {
  const language = useLanguage()
  const { dayOf, timeOfDay, shortDateAndTime } = useDates()
  const facts = useFileFacts(document)
  const { name, createdAt, status, refusal } = document
  const isToday = dayOf(createdAt) === dayOf(useNow())
  return (
    <span className={styles.scan}>
      <b>{name}</b>
      <time dateTime={createdAt}>
        {isToday ? timeOfDay(createdAt) : shortDateAndTime(createdAt)}
      </time>
      <span>{facts}</span>
      {status === 'pending' && (
        <span>
          <Trans>Checking for viruses</Trans>
        </span>
      )}
      {refusal && <span className={styles.why}>{refusalText(refusal, language)}</span>}
    </span>
  )
}
