import { copiesOf, type DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { DraftProblem } from '@kakehashi/domain/paper-templates/draft-problems'
import { listNamesIn, type OfferedName } from '@kakehashi/domain/paper-templates/offered-names'
import {
  fieldsOf,
  mostPersons,
  type PaperGroup,
  type PaperTemplate,
} from '@kakehashi/domain/paper-templates/template'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { withField, withOneMore, withoutCopy } from './change-field.ts'
import { columnIds, nameListId } from './field-row.tsx'
import { GroupFields } from './group-fields.tsx'
import styles from './paper-templates.module.css'

interface DraftFieldsProps {
  template: PaperTemplate
  content: DraftContent
  problems: readonly DraftProblem[]
  /** Names known from elsewhere, offered beside those of this draft. */
  offeredNames: readonly OfferedName[]
  onChange: (content: DraftContent) => void
}

/** Every field of a template, in three columns. */
export function DraftFields(props: DraftFieldsProps) {
  const { template, content, problems, offeredNames, onChange } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { ask, question } = useQuestion()
  const names = [...offeredNames, ...listNamesIn(template, content)]

  async function remove(group: PaperGroup, at: number) {
    const isEmpty = Object.keys(copiesOf(content, group)[at] ?? {}).length === 0
    const label = `${group.label[language]} ${at + 1}`
    const isSure =
      isEmpty ||
      (await ask({
        title: t`Remove ${label}?`,
        text: t`What was typed there is deleted.`,
        yes: t`Remove`,
      }))
    if (isSure) onChange(withoutCopy(content, group, at))
  }

  return (
    <div className={styles.fields}>
      <div className={styles.columns} aria-hidden="true">
        <span>
          <Trans>Field</Trans>
        </span>
        <span id={columnIds.source}>
          <Trans>On the paper</Trans>
        </span>
        <span id={columnIds.target}>
          <Trans>In the translation</Trans>
        </span>
      </div>
      {template.groups.map((group) => {
        const copies = copiesOf(content, group)
        return (
          <Fragment key={group.key}>
            {copies.map((copy, at) => (
              <GroupFields
                // oxlint-disable-next-line react/no-array-index-key -- persons have no other identity, and all inputs are controlled
                key={at}
                template={template}
                group={group}
                at={at}
                copy={copy}
                problems={problems.filter((one) => one.group === group && one.at === at)}
                names={names}
                onChange={(field, change) =>
                  onChange(withField(content, { group, at, field }, change))
                }
                onRemove={copies.length > 1 ? () => void remove(group, at) : undefined}
              />
            ))}
            {group.isRepeated && isOffered(group) && copies.length < mostPersons && (
              <Button
                variant="line"
                icon="plus"
                onClick={() => onChange(withOneMore(content, group, template))}
              >
                <Trans>Add another: {group.label[language]}</Trans>
              </Button>
            )}
          </Fragment>
        )
      })}
      <Suggestions template={template} names={names} />
      {question}
    </div>
  )
}

/** Whether new persons can be filled in. */
const isOffered = (group: PaperGroup) => fieldsOf(group).some(({ isHidden }) => !isHidden)

/** What the fields of the paper suggest while somebody types. */
function Suggestions(props: { template: PaperTemplate; names: readonly OfferedName[] }) {
  const { template, names } = props
  const sources = [...new Set(names.map(({ source }) => source))]
  return (
    <>
      <datalist id={nameListId}>
        {sources.map((source) => (
          <option key={source}>{source}</option>
        ))}
      </datalist>
      {template.groups.flatMap((group) =>
        fieldsOf(group).flatMap(({ key, choices }) =>
          choices
            ? [
                <datalist key={`${group.key}-${key}`} id={`choices-${group.key}-${key}`}>
                  {[...new Set(choices.map((choice) => choice[template.from]))].map((word) => (
                    <option key={word}>{word}</option>
                  ))}
                </datalist>,
              ]
            : [],
        ),
      )}
    </>
  )
}
