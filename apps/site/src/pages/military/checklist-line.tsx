import type { rules, LineId } from '@kakehashi/domain/marriage/rules'
import { Trans } from '@lingui/react/macro'
import { Icon } from '@kakehashi/ui/icon'
import styles from './checklist-line.module.css'
import { SourceNote } from './source-note.tsx'
import { dayTexts } from './day-text.tsx'
import { documentTexts } from './document-text.tsx'
import type { LineText } from './answer-labels.tsx'

/**
 * One line of the eight steps, as shown to everybody. The island adapts it to a couple's answers.
 */
export function ChecklistLine({ rule }: { rule: (typeof rules)[number] }) {
  const { whose, lead, text } = lineTexts[rule.id]
  return (
    <li className={styles.line} data-line={rule.id}>
      <Tick id={rule.id} />
      {whose && (
        <p className={styles.whose} data-whose>
          {whose}
        </p>
      )}
      <p className={styles.doer} data-doer-of={rule.id} hidden />
      <div className={styles.say}>
        <p id={`line-${rule.id}`}>
          <b>{lead}</b> {text}
        </p>
        {'isOptional' in rule && <Wanted document={rule.order.document} />}
        <SourceNote ids={rule.sources} />
      </div>
    </li>
  )
}

function Tick({ id }: { id: string }) {
  return (
    <label className={styles.tick} data-tick hidden>
      <span className={styles.box}>
        <input type="checkbox" name={id} aria-describedby={`line-${id}`} />
        <Icon name="check" />
      </span>
      <span className="hush">
        <Trans>We have this</Trans>
      </span>
    </label>
  )
}

/** Shown for documents that only some couples need. */
function Wanted({ document }: { document: string }) {
  return (
    <label className={styles.wanted} data-wanted hidden>
      <input type="checkbox" name={document} />
      <Trans>Add to our request</Trans>
    </label>
  )
}

/** The text of every checklist line. The rules are in packages/domain/src/marriage. */
const lineTexts: Record<LineId, LineText> = { ...documentTexts, ...dayTexts }
