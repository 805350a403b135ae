import { templateLimits } from '@kakehashi/domain/paper-templates/template-rules'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type EditedSection, newField } from './edited-template.ts'
import { useEditing } from './editing.ts'
import { FieldEditor } from './field-editor.tsx'
import { LabelPair } from './label-pair.tsx'
import { NoneYet } from './none-yet.tsx'
import { PartHead } from './part-head.tsx'
import styles from './templates.module.css'

interface SectionEditorProps {
  section: EditedSection
  /** 'groups.0.sections.1' */
  path: string
}

/** A section of the paper with its fields, in the order of the paper. */
export function SectionEditor({ section, path }: SectionEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { add, change, isFresh } = useEditing()
  const { id, label, isOptional, fields } = section
  const shouldFocus = isFresh(id)
  useEffect(() => {
    if (shouldFocus) document.getElementById(`${path}.label.en`)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it appears
  }, [])
  const hidden = fields.filter(({ isHidden }) => isHidden)

  return (
    <section className={styles.section} data-part={id} aria-labelledby={`${id}-name`}>
      <PartHead
        id={id}
        level={3}
        kind={<Trans>Section</Trans>}
        name={label[language] || t`New section`}
      />
      <LabelPair
        path={`${path}.label`}
        value={label}
        maxLength={templateLimits.label}
        onChange={(value) => change(id, { label: value })}
      />
      <CheckboxField
        id={`${path}.isOptional`}
        label={<Trans>Not on every copy</Trans>}
        hint={<Trans>Its required fields count once anything in it is filled in.</Trans>}
        checked={isOptional}
        onChange={({ target }) => change(id, { isOptional: target.checked })}
      />
      <div className={styles.fields}>
        {fields.map((field, at) =>
          field.isHidden ? null : (
            <FieldEditor key={field.id} field={field} path={`${path}.fields.${at}`} />
          ),
        )}
      </div>
      <NoneYet path={`${path}.fields`} />
      <div>
        <Button
          id={`${path}.fields`}
          variant="line"
          size="small"
          icon="plus"
          onClick={() => add(id, newField())}
        >
          <Trans>Add a field</Trans>
        </Button>
      </div>
      {hidden.length > 0 && (
        <details className={styles.details}>
          <summary>
            <Trans>No longer offered</Trans> ({hidden.length})
          </summary>
          <ul className={styles.hidden}>
            {hidden.map((field) => (
              <li key={field.id}>
                <span id={`${field.id}-hidden`}>{field.label[language]}</span>
                <Button
                  variant="line"
                  size="small"
                  aria-describedby={`${field.id}-hidden`}
                  onClick={() => change(field.id, { isHidden: false })}
                >
                  <Trans>Offer again</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
