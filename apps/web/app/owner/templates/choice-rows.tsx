import type { OfficeText } from '@kakehashi/domain/language'
import { templateLimits } from '@kakehashi/domain/paper-templates/template-rules'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import type { EditedField } from './edited-template.ts'
import { useEditing } from './editing.ts'
import { LabelPair } from './label-pair.tsx'
import styles from './templates.module.css'

/** The words that a paper chooses from, each with its fixed translation. */
export function ChoiceRows({ field, path }: { field: EditedField; path: string }) {
  const { t } = useLingui()
  const { change } = useEditing()
  const { id, choices = [] } = field
  const listPath = `${path}.choices`
  const save = (next: readonly OfficeText[]) => change(id, { choices: next })

  function add() {
    flushSync(() => save([...choices, { en: '', ja: '' }]))
    document.getElementById(`${listPath}.${choices.length}.en`)?.focus()
  }

  return (
    <fieldset className={styles.plain}>
      <legend>
        <Trans>Words to choose from</Trans>
      </legend>
      <p className={styles.hint}>
        <Trans>
          Typed as on the paper, a word gets its translation by itself. Other words can still be
          typed.
        </Trans>
      </p>
      {choices.map((choice, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- words have no other identity, and all inputs are controlled
        <div key={at} className={styles.choice}>
          <LabelPair
            path={`${listPath}.${at}`}
            value={choice}
            maxLength={templateLimits.initial}
            onChange={(value) => save(choices.with(at, value))}
          />
          <Button
            variant="line"
            size="small"
            icon="close"
            aria-label={t`Remove word ${at + 1}`}
            onClick={() => save(choices.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button id={listPath} variant="line" size="small" icon="plus" onClick={add}>
          <Trans>Add a word</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
