import { templateLimits } from '@kakehashi/domain/paper-templates/template-rules'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type EditedGroup, newSection } from './edited-template.ts'
import { useEditing } from './editing.ts'
import { LabelPair } from './label-pair.tsx'
import { NoneYet } from './none-yet.tsx'
import { PartHead } from './part-head.tsx'
import { SectionEditor } from './section-editor.tsx'
import styles from './templates.module.css'

interface GroupEditorProps {
  group: EditedGroup
  /** 'groups.0' */
  path: string
}

/** A group of the paper; one of persons repeats. */
export function GroupEditor({ group, path }: GroupEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { add, change, isFresh } = useEditing()
  const { id, label, isRepeated, sections } = group
  const shouldFocus = isFresh(id)
  useEffect(() => {
    if (shouldFocus) document.getElementById(`${path}.label.en`)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it appears
  }, [])

  return (
    <section className={styles.group} data-part={id} aria-labelledby={`${id}-name`}>
      <PartHead
        id={id}
        level={2}
        kind={<Trans>Group</Trans>}
        name={label[language] || t`New group`}
      />
      <LabelPair
        path={`${path}.label`}
        value={label}
        maxLength={templateLimits.label}
        onChange={(value) => change(id, { label: value })}
      />
      <CheckboxField
        id={`${path}.isRepeated`}
        label={<Trans>Repeats, such as persons</Trans>}
        hint={<Trans>The translator adds as many as the paper has.</Trans>}
        checked={isRepeated}
        onChange={({ target }) => change(id, { isRepeated: target.checked })}
      />
      {sections.map((section, at) => (
        <SectionEditor key={section.id} section={section} path={`${path}.sections.${at}`} />
      ))}
      <NoneYet path={`${path}.sections`} />
      <div>
        <Button
          id={`${path}.sections`}
          variant="line"
          size="small"
          icon="plus"
          onClick={() => add(id, newSection())}
        >
          <Trans>Add a section</Trans>
        </Button>
      </div>
    </section>
  )
}
