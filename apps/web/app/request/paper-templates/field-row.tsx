import type { FilledField } from '@kakehashi/domain/paper-templates/draft'
import type { FieldProblem } from '@kakehashi/domain/paper-templates/draft-problems'
import type { OfferedName } from '@kakehashi/domain/paper-templates/offered-names'
import {
  type PaperField,
  type PaperGroup,
  type PaperTemplate,
  targetOf,
} from '@kakehashi/domain/paper-templates/template'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { DateProposalRow } from './date-proposal-row.tsx'
import { useProposal } from './use-proposals.ts'
import { withSource } from './change-field.ts'
import { headingId, sourceId, targetId } from './field-ids.ts'
import styles from './paper-templates.module.css'
import { problemTexts } from './problem-texts.ts'

export const columnIds = { source: 'column-paper', target: 'column-translation' }
export const nameListId = 'names-on-papers'

interface FieldRowProps {
  template: PaperTemplate
  group: PaperGroup
  at: number
  /** Of the heading of its section, which is part of its name. */
  sectionId: string
  field: PaperField
  filled: FilledField
  problem: FieldProblem | undefined
  names: readonly OfferedName[]
  onChange: (change: (before: FilledField) => FilledField) => void
}

/** The label in both languages, what the paper says, and what the translation writes. */
export function FieldRow(props: FieldRowProps) {
  const { template, group, at, sectionId, field, filled, problem, names, onChange } = props
  const { i18n } = useLingui()
  const language = useLanguage()
  const place = { group, at, field }
  const id = targetId(place)
  const other = language === 'ja' ? 'en' : 'ja'
  const labelled = (column: string) =>
    `${group.isRepeated ? `${headingId(place)} ` : ''}${sectionId} ${id}-label ${column}`
  const proposal = useProposal(place)
  const accept = (text: string) => onChange((before) => withSource(template, field, before, text))
  const choicesId = field.choices ? `choices-${group.key}-${field.key}` : undefined
  const listId = field.kind === 'name' ? nameListId : choicesId

  return (
    <div className={classNames(styles.row, problem && styles.open, proposal && styles.proposed)}>
      <div id={`${id}-label`} className={styles.label}>
        <span className={styles.own}>{field.label[language]}</span>{' '}
        <span lang={other} className={styles.other}>
          {field.label[other]}
        </span>
        {!field.isRequired && (
          <>
            {' '}
            <span className={styles.optional}>
              <Trans>(optional)</Trans>
            </span>
          </>
        )}
      </div>
      <Input
        id={sourceId(place)}
        isLong={field.isLong}
        lang={template.from}
        list={listId}
        className={styles.source}
        aria-labelledby={labelled(columnIds.source)}
        value={filled.source}
        onText={accept}
        onFocus={proposal?.look}
        onEnter={proposal && (() => accept(proposal.text))}
      />
      <div>
        <Input
          id={id}
          isLong={field.isLong}
          lang={targetOf(template)}
          aria-labelledby={labelled(columnIds.target)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && `${id}-problem`}
          aria-required={field.isRequired || undefined}
          value={filled.target}
          onText={(target) => onChange((before) => ({ ...before, target }))}
        />
        {problem && (
          <p id={`${id}-problem`} className={styles.problem}>
            <Icon name="alert" />
            {i18n._(problemTexts[problem])}
          </p>
        )}
        <KnownName
          isName={field.kind === 'name'}
          filled={filled}
          names={names}
          onPick={(target) => onChange((before) => ({ ...before, target }))}
        />
      </div>
      {proposal && (
        <DateProposalRow
          proposal={proposal}
          template={template}
          label={field.label[language]}
          onAccept={() => accept(proposal.text)}
          onType={() => {
            proposal.dismiss()
            document.getElementById(sourceId(place))?.focus()
          }}
        />
      )}
    </div>
  )
}

interface InputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'lang' | 'list' | 'className' | 'value' | 'aria-labelledby'
> {
  onFocus?: (() => void) | undefined
  /** Takes what is proposed, as long as nothing is typed. */
  onEnter?: (() => void) | undefined
  isLong: boolean | undefined
  onText: (text: string) => void
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: true | undefined
}

function Input({ isLong, onText, onEnter, list, className, ...rest }: InputProps) {
  const shared = {
    ...rest,
    className: classNames(styles.input, className),
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 2000,
  }
  return isLong ? (
    <textarea {...shared} rows={3} onChange={({ target }) => onText(target.value)} />
  ) : (
    <input
      {...shared}
      list={list}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        // Enter that ends the conversion of kana is not meant for us.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

interface KnownNameProps {
  isName: boolean
  filled: FilledField
  names: readonly OfferedName[]
  onPick: (target: string) => void
}

/** A name that was written before is offered where the paper names the same person. */
function KnownName({ isName, filled, names, onPick }: KnownNameProps) {
  const { source, target } = filled
  if (!isName || source === '' || target !== '') return null
  const known = names.filter((name) => name.source === source.trim())
  return known.map((name) => (
    <button
      key={name.target}
      type="button"
      className={styles.known}
      onClick={() => onPick(name.target)}
    >
      <Trans>Use {name.target}</Trans>
    </button>
  ))
}
