import type { RemarkView } from '@kakehashi/contract/requests/proof-view'
import { classNames } from '@kakehashi/ui/class-names'
import { TextAreaField } from '@kakehashi/ui/field'
import { Icon } from '@kakehashi/ui/icon'
import { useLingui } from '@lingui/react/macro'
import { Said } from './said.tsx'
import styles from './proof.module.css'

interface LineProps {
  label: string
  value: string
  remarks: readonly RemarkView[]
  /** Null without one; undefined if none can be written. */
  written: string | null | undefined
  onWrite: (text: string | null) => void
}

/** A line with its remarks, and a flag that opens a field for another. */
export function Line({ label, value, remarks, written, onWrite }: LineProps) {
  const { t } = useLingui()
  const isOpen = typeof written === 'string'
  return (
    <li className={classNames((isOpen || remarks.length > 0) && styles.marked)}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} translate="no">
          {value}
        </span>
        {written !== undefined && (
          <button
            type="button"
            className={styles.flag}
            aria-label={t`Remark on ${label}`}
            aria-expanded={isOpen}
            onClick={() => onWrite(isOpen && written.trim() === '' ? null : (written ?? ''))}
          >
            <Icon name="flag" />
          </button>
        )}
      </div>
      {remarks.map((remark) => (
        <Said key={remark._id} remark={remark} />
      ))}
      {isOpen && (
        <div className={styles.write}>
          <TextAreaField
            label={t`Your remark on: ${label}`}
            hint={t`Sent with ASK FOR A CHANGE below. Leave it empty to send none.`}
            rows={2}
            maxLength={2000}
            value={written}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader pressed the flag to write
            autoFocus={written === ''}
            onChange={(event) => onWrite(event.target.value)}
          />
        </div>
      )}
    </li>
  )
}
