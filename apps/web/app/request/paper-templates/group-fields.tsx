import {
  fieldIn,
  isShown,
  type FilledField,
  type FilledGroup,
} from '@kakehashi/domain/paper-templates/draft'
import type { DraftProblem } from '@kakehashi/domain/paper-templates/draft-problems'
import type { OfferedName } from '@kakehashi/domain/paper-templates/offered-names'
import type {
  PaperField,
  PaperGroup,
  PaperTemplate,
} from '@kakehashi/domain/paper-templates/template'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { headingId } from './field-ids.ts'
import { FieldRow } from './field-row.tsx'
import styles from './paper-templates.module.css'

interface GroupFieldsProps {
  template: PaperTemplate
  group: PaperGroup
  at: number
  copy: FilledGroup
  /** Those that are shown at the fields. */
  problems: readonly DraftProblem[]
  names: readonly OfferedName[]
  onChange: (field: PaperField, change: (before: FilledField) => FilledField) => void
  /** Absent for the only one. */
  onRemove: (() => void) | undefined
}

/** A group of the paper, or one person of it, in the order of the original. */
export function GroupFields(props: GroupFieldsProps) {
  const { template, group, at, copy, problems, names, onChange, onRemove } = props
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const number = at + 1
  const id = headingId({ group, at })
  const shown = group.sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => isShown(copy, field)),
    }))
    .filter(({ fields }) => fields.length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          {group.label[language]}
          {group.isRepeated && ` ${number}`}
        </h3>
        <span lang={other} className={styles.other}>
          {group.label[other]}
        </span>
        {onRemove && (
          <Button
            variant="line"
            size="small"
            aria-labelledby={`${id}-remove ${id}`}
            onClick={onRemove}
          >
            <span id={`${id}-remove`}>
              <Trans>Remove</Trans>
            </span>
          </Button>
        )}
      </div>
      {shown.map((section) => (
        <div key={section.key} className={styles.section}>
          <h4>
            <span id={`${id}-${section.key}`}>
              {section.label[language]}{' '}
              <span lang={other} className={styles.other}>
                {section.label[other]}
              </span>
            </span>
            {section.isOptional && (
              <>
                {' '}
                <span className={styles.optional}>
                  <Trans>only if it is on this paper</Trans>
                </span>
              </>
            )}
          </h4>
          {section.fields.map((field) => (
            <FieldRow
              key={field.key}
              template={template}
              group={group}
              at={at}
              sectionId={`${id}-${section.key}`}
              field={field}
              filled={fieldIn(copy, field)}
              problem={problems.find((problem) => problem.field === field)?.why}
              names={names}
              onChange={(change) => onChange(field, change)}
            />
          ))}
        </div>
      ))}
    </section>
  )
}
