import { type FieldKind, fieldKinds } from '@kakehashi/domain/paper-templates/template'
import { hasChoices, templateLimits } from '@kakehashi/domain/paper-templates/template-rules'
import { CheckboxField, SelectField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ChoiceRows } from './choice-rows.tsx'
import type { EditedField } from './edited-template.ts'
import { useEditing } from './editing.ts'
import { kindLabels } from './kind-labels.ts'
import { LabelPair } from './label-pair.tsx'
import { PartTools, useMoveKeys } from './part-tools.tsx'
import styles from './templates.module.css'

interface FieldEditorProps {
  field: EditedField
  /** 'groups.0.sections.1.fields.2' */
  path: string
}

const isKind = (text: string): text is FieldKind => fieldKinds.some((kind) => kind === text)

/** One field: its labels, what it holds, and what is less often needed below. */
export function FieldEditor({ field, path }: FieldEditorProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { errorAt, change, isFresh } = useEditing()
  const onKeyDown = useMoveKeys(field.id)
  const { id, label, kind, isRequired } = field
  const shouldFocus = isFresh(id)
  useEffect(() => {
    if (shouldFocus) document.getElementById(`${path}.label.en`)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it appears
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of all fields within
    <div className={styles.field} data-part={id} onKeyDown={onKeyDown}>
      <p id={`${id}-name`} className="hush">
        {label[language] || t`New field`}
      </p>
      <LabelPair
        path={`${path}.label`}
        value={label}
        maxLength={templateLimits.label}
        onChange={(value) => change(id, { label: value })}
      />
      <SelectField
        id={`${path}.kind`}
        label={<Trans>Kind</Trans>}
        error={errorAt(`${path}.kind`)}
        value={kind}
        onChange={({ target }) => isKind(target.value) && change(id, { kind: target.value })}
        options={fieldKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) }))}
      />
      <CheckboxField
        id={`${path}.isRequired`}
        label={<Trans>Required</Trans>}
        checked={isRequired}
        onChange={({ target }) => change(id, { isRequired: target.checked })}
      />
      <PartTools id={id} nameId={`${id}-name`} />
      <FieldDetails field={field} path={path} />
    </div>
  )
}

function FieldDetails({ field, path }: FieldEditorProps) {
  const { errorAt, change } = useEditing()
  // Stays open when the reason to open it is gone.
  const [isOpen, setOpen] = useState(false)
  const { id, kind, choices = [], initial = { en: '', ja: '' }, isLong = false } = field
  const isAsked = kind === 'choice' && choices.length === 0
  const isWrong = choices.some((_, at) =>
    (['en', 'ja'] as const).some((one) => errorAt(`${path}.choices.${at}.${one}`)),
  )
  const initialWrong = errorAt(`${path}.initial.en`) ?? errorAt(`${path}.initial.ja`)
  const hasInitial = initial.en !== '' || initial.ja !== ''
  return (
    <details
      className={styles.details}
      open={isOpen || isAsked || isWrong || initialWrong !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Trans>More about this field</Trans>
        <span className={styles.facts}>
          {choices.length > 0 && hasChoices(kind) && (
            <Plural value={choices.length} one="# word to choose" other="# words to choose" />
          )}
          {hasInitial && <Trans>already filled in</Trans>}
          {isLong && <Trans>several lines</Trans>}
        </span>
      </summary>
      <div className={styles.more}>
        {hasChoices(kind) && <ChoiceRows field={field} path={path} />}
        <fieldset className={styles.plain}>
          <legend>
            <Trans>What is on every copy (optional)</Trans>
          </legend>
          <p className={styles.hint}>
            <Trans>
              New drafts have it filled in already, such as the sentence that certifies.
            </Trans>
          </p>
          <LabelPair
            path={`${path}.initial`}
            value={initial}
            isLong
            maxLength={templateLimits.initial}
            onChange={(value) => change(id, { initial: value })}
          />
        </fieldset>
        <CheckboxField
          id={`${path}.isLong`}
          label={<Trans>Room for several lines</Trans>}
          checked={isLong}
          onChange={({ target }) => change(id, { isLong: target.checked })}
        />
      </div>
    </details>
  )
}
