import { type DraftProblem, placeOfField } from '@kakehashi/domain/paper-templates/draft-problems'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sourceId, targetId } from './field-ids.ts'
import styles from './paper-templates.module.css'
import { problemTexts } from './problem-texts.ts'
import type { ProposedPlace } from './use-proposals.ts'

export const openFieldsId = 'open-fields'

/** What keeps the draft from being handed in, with a link to each field. */
interface OpenFieldsProps {
  problems: readonly DraftProblem[]
  /** Dates that are proposed and that nobody has accepted or typed. */
  proposed: readonly ProposedPlace[]
}

export function OpenFields({ problems, proposed }: OpenFieldsProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const proposedIds = new Set(proposed.map(targetId))
  const others = problems.filter((problem) => !proposedIds.has(targetId(problem)))
  const count = others.length + proposed.length
  if (count === 0) {
    return (
      <p id={openFieldsId} tabIndex={-1} className={styles.complete}>
        <Icon name="check" />
        <Trans>Every required field is filled in.</Trans>
      </p>
    )
  }
  return (
    <section id={openFieldsId} tabIndex={-1} aria-labelledby={`${openFieldsId}-title`}>
      <h2 id={`${openFieldsId}-title`}>
        <Plural value={count} one="# field is still open" other="# fields are still open" />
      </h2>
      <ul className={styles.list}>
        {proposed.map((place) => (
          <li key={targetId(place)}>
            <a
              href={`#${sourceId(place)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(sourceId(place))?.focus()
              }}
            >
              {placeOfField(place)[language]}
            </a>
            <span>
              <Trans>A date is proposed: accept it or type another.</Trans>
            </span>
          </li>
        ))}
        {others.map((problem) => {
          const id = targetId(problem)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {placeOfField(problem)[language]}
              </a>
              {problem.why !== 'empty' && <span>{i18n._(problemTexts[problem.why])}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
